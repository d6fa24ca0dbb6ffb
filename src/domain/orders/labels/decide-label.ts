import { fail, ok, type Result } from '../../core/result.ts';
import { DAY } from '../../core/time.ts';
import { isTakenBack } from '../../payments/dispute-model.ts';
import { isDeliveryDay, isoDay } from '../../shops/calendar/working-calendar.ts';
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

const deliveryDays = (from: string, to: string, holidays: readonly string[]): number => {
  let count = 0;
  for (let time = Date.parse(from) + DAY; time <= Date.parse(to); time += DAY) {
    const day = new Date(time);
    if (isDeliveryDay(day) && !holidays.includes(isoDay(day))) count += 1;
  }
  return count;
};

/** [ORD-06] How many delivery days a label may take: until the last promised day, or as many as were promised where fewer are left. */
export const daysAllowed = (
  { leavesBy, arrivesTo }: Pick<Order, 'leavesBy' | 'arrivesTo'>,
  today: string,
  holidays: readonly string[] = [],
): number => Math.max(deliveryDays(today, arrivesTo, holidays), deliveryDays(leavesBy, arrivesTo, holidays));

const byCents = (a: Rate, b: Rate): number => a.cents - b.cents || (a.days ?? 99) - (b.days ?? 99);

/** [ORD-03, ORD-06] The rate of the way that was chosen; without a choice the cheapest that arrives within the days, else the quickest. */
export function chooseRate(
  rates: readonly Rate[],
  { wanted, within }: { wanted: { carrier: string; service: string } | null; within: number | null },
): Rate | null {
  if (wanted)
    return rates.find(({ carrier, service }) => carrier === wanted.carrier && service === wanted.service) ?? null;
  const [cheapest] = rates.toSorted(byCents);
  if (within === null) return cheapest ?? null;
  const [inTime] = rates.filter(({ days }) => days !== null && days <= within).toSorted(byCents);
  const [quickest] = rates
    .filter(({ days }) => days !== null)
    .toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0) || a.cents - b.cents);
  return inTime ?? quickest ?? cheapest ?? null;
}
