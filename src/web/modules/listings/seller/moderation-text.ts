import type { ListingState } from '#domain/listings/model.ts';
import { moderated } from './texts/list-texts.ts';

/** [CAT-01] What a moderator did with a listing that has a reason of theirs, by where it stands. */
export function moderationText(state: ListingState): (typeof moderated)['hidden'] {
  if (state === 'active' || state === 'sold_out') return moderated.changeWanted;
  return state === 'inactive' ? moderated.hidden : moderated.sentBack;
}
