import type { ListingState } from '#domain/listings/model.ts';
import { moderated } from './texts/list-texts.ts';

/** [CAT-01] What a moderator did with a listing that has a reason of theirs, by where it stands. */
export const moderationWords = (state: ListingState): (typeof moderated)['hidden'] =>
  moderated[state === 'active' || state === 'sold_out' ? 'changeWanted' : state === 'inactive' ? 'hidden' : 'sentBack'];
