import type { Sale } from '#domain/promotions/sale-model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import * as texts from './promotion-texts.ts';

/** `20 % off everything`, `€5.00 off Green mug` */
export function saleName({ off, listingId, listingTitle }: Sale): string {
  const taken = off.kind === 'percent' ? texts.percentOf(off.percent) : formatMoney(off.amountCents);
  return texts.off(taken, listingId ? (listingTitle ?? texts.listingGone) : texts.everything);
}
