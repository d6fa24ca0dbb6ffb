import type { Order } from '../../orders/model.ts';
import { alertThresholds } from '../thresholds.ts';

/** [ALERT-26] An order so large that its maker has to plan it. */
export const isBulkOrder = ({ itemCount, totalCents }: { itemCount: number; totalCents: number }): boolean =>
  itemCount >= alertThresholds.bulkUnits || totalCents >= alertThresholds.bulkCents;

type Check = { what: 'address' | 'personalisation' | 'note'; text: string };

/** [ALERT-26] What of an order its maker has to look at before making: an address without a number first, as nothing can be sent to it. */
export function checkBeforeMaking({ address, lines, note }: Pick<Order, 'address' | 'lines' | 'note'>): Check | null {
  if (!/\d/.test(`${address.line1} ${address.line2}`)) return { what: 'address', text: address.line1 };
  const personalised = lines.find(({ personalisation }) => personalisation !== '');
  if (personalised) return { what: 'personalisation', text: personalised.personalisation };
  return note === '' ? null : { what: 'note', text: note };
}
