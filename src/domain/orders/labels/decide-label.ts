import { fail, ok, type Result } from '../../core/result.ts';
import { isTakenBack } from '../../payments/dispute-model.ts';
import { isCollected } from '../collected.ts';
import type { Order } from '../model.ts';
import { isWaiting } from '../parcels/pack.ts';
import { MAX_WEIGHT_GRAMS } from './limits.ts';
import type { Package, Rate } from './model.ts';

/** How far labels may take a shop's money below nothing. */
export const MAX_LABEL_DEBT_CENTS = 2000;

export type LabelProblem =
  | { code: 'orders/label-order-over' }
  | { code: 'orders/label-disputed' }
  | { code: 'orders/label-weight' }
  | { code: 'orders/label-sender' }
  | { code: 'orders/label-balance' };

/** [ORD-03] Whether a label can be bought for an order that still has to leave. */
export function decideLabel(
  order: Pick<Order, 'state' | 'disputes' | 'seller' | 'deliveryId'>,
  { weightGrams }: Package,
): Result<true, LabelProblem> {
  if (!isWaiting(order) || isCollected(order)) return fail({ code: 'orders/label-order-over' });
  if (isTakenBack(order)) return fail({ code: 'orders/label-disputed' });
  if (weightGrams < 1 || weightGrams > MAX_WEIGHT_GRAMS) return fail({ code: 'orders/label-weight' });
  return order.seller ? ok(true) : fail({ code: 'orders/label-sender' });
}

/** [ORD-03] The rate of the way that was chosen; without a choice the cheapest. */
export const chooseRate = (rates: readonly Rate[], wanted: { carrier: string; service: string } | null): Rate | null =>
  wanted
    ? (rates.find(({ carrier, service }) => carrier === wanted.carrier && service === wanted.service) ?? null)
    : (rates.toSorted((a, b) => a.cents - b.cents || (a.days ?? 99) - (b.days ?? 99))[0] ?? null);
