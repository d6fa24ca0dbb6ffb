import { localTime } from '../../core/days/time-zone.ts';
import type { Speaker } from '../../core/languages/language.ts';
import * as texts from './card-texts.ts';
import type { ListingCard } from '../model.ts';

/** From this many pieces downwards a card says how many are left. */
const LOW_STOCK = 3;

/** [UX-26] The one fact on a card that may change a decision. */
export function cardNote(card: ListingCard, { say }: Speaker, formatDay: (day: Date) => string): string {
  if (card.saleEndsAt)
    return say(texts.saleUntil) + formatDay(localTime(card.saleTimeZone ?? 'UTC', new Date(card.saleEndsAt)));
  if (card.stock <= LOW_STOCK) return say(texts.onlyLeft)(card.stock);
  if (card.madeToOrder) return say(texts.madeToOrder)(card.processingDays);
  return say(texts.ready);
}
