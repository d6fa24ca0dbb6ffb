import type { ListingState } from '#domain/listings/model.ts';

interface Words {
  /** Where the state stands. */
  short: string;
  /** What was done, and what helps. */
  did: string;
  next: string;
}

/** [CAT-01] What a moderator did with a listing that has a reason of theirs, by where it stands. */
export const moderationWords = (state: ListingState): Words =>
  state === 'active' || state === 'sold_out'
    ? {
        short: 'Change wanted',
        did: 'A moderator asks for a change.',
        next: 'The piece stays in the shop; this note goes when you save.',
      }
    : state === 'inactive'
      ? {
          short: 'Hidden',
          did: 'A moderator took this listing out of the shop.',
          next: 'Change it and show it again; a moderator looks at it first.',
        }
      : { short: 'Sent back', did: 'A moderator sent this listing back.', next: 'Change it and publish it again.' };
