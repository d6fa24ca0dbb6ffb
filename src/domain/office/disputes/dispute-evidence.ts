import { withoutMask } from '../../core/reading/masked.ts';
import { truncate } from '../../core/visible-text.ts';
import { formatMoney } from '../../core/money.ts';
import { formatDayIn } from '../../core/days/time-zone.ts';
import type { Order } from '../../orders/model.ts';
import { contactFields, type Evidence, MAX_EVIDENCE_CHARACTERS } from '../../payments/evidence.ts';

const listed = (parts: readonly string[]): string => [...new Set(parts.filter(Boolean))].join('\n');
const addressOf = ({ name, line1, line2, postcode, city, country }: Order['address']): string =>
  [name, line1, line2, `${postcode} ${city}`, country].filter(Boolean).join(', ');
const isContact = (field: string): boolean => (contactFields as readonly string[]).includes(field);
/** How the days of moments are written: those of the marketplace. */
type DayOf = (at: string) => string;
const dayOf = (order: Order, state: Order['state'], day: DayOf): string => {
  const entry = order.timeline.find((each) => each.state === state);
  return entry ? day(entry.at) : '';
};
const forEach = (orders: readonly Order[], label: (order: Order) => string): string[] =>
  orders.map((order) => {
    const said = label(order);
    return said && orders.length > 1 ? `${order.number}: ${said}` : said;
  });
/** For a field of one line. */
const inLine = (orders: readonly Order[], label: (order: Order) => string): string =>
  [...new Set(forEach(orders, label).filter(Boolean))].join('; ');

const bought = (order: Order, day: DayOf): string =>
  `Order ${order.number} from ${order.shopName}, ${day(order.placedAt)}: ${order.lines
    .map(({ quantity, title, values, personalisation, unitPriceCents, discountCents }) =>
      [
        `${quantity} × ${title}`,
        ...values,
        personalisation && `made with the words “${personalisation}”`,
        formatMoney(unitPriceCents),
        discountCents > 0 && `${formatMoney(-discountCents)} in all`,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')}. Postage ${formatMoney(order.shippingCents)}. Paid ${formatMoney(order.totalCents)}.`;

const way: Partial<Record<Order['state'], string>> = {
  confirmed: 'paid and confirmed by mail',
  processing: 'begun by the maker',
  shipped: 'handed over for delivery',
  delivered: 'delivered',
  completed: 'its days of return over',
  cancelled: 'cancelled',
  refunded: 'refunded',
};
const who: Record<string, string> = { buyer: ', by the word of the buyer', maker: ', by the word of the maker' };
const wayOf = (order: Order, day: DayOf): string =>
  order.timeline
    .filter(({ state }) => way[state])
    .map(({ state, at, by }) => `${day(at)} ${way[state]}${state === 'delivered' ? (who[by] ?? '') : ''}`)
    .join('; ');

const answered: Record<Order['proofs'][number]['state'], string> = {
  sent: 'not answered yet',
  approved: 'approved by the buyer',
  change_requested: 'a change requested by the buyer',
  superseded: 'replaced before an answer',
};
/** [ORD-07] Each version that the buyer was shown, and the answer. */
const proofsOf = (order: Order, day: DayOf): string =>
  order.proofs
    .map(({ lineId, version, state, text, answer, sentAt, answeredAt, answeredBy }) => {
      const title = order.lines.find(({ id }) => id === lineId)?.title ?? '';
      const result =
        state === 'approved' && answeredBy === 'system' ? 'approved as nobody answered in time' : answered[state];
      return `${day(sentAt)} version ${version} of ${title} shown to the buyer${text && `: “${text}”`}, ${result}${
        answeredAt ? ` on ${day(answeredAt)}` : ''
      }${answer && `: “${answer}”`}`;
    })
    .join('; ');

const refunds = (order: Order): string =>
  order.refundedCents === 0 ? '' : `${formatMoney(order.refundedCents)} of it were given back already.`;

/**
 * [PAY-02] Evidence as the timelines of disputed orders tell it, by the provider's fields: what was bought, by whom, where it went and when,
 * and which terms the buyer saw before paying. A person reads and completes it before a bank does.
 */
export function draftEvidence(
  orders: readonly Order[],
  { siteName, timeZone }: { siteName: string; timeZone: string },
): Evidence {
  const day: DayOf = (at) => formatDayIn(timeZone, new Date(at));
  const [first] = orders;
  if (!first) return {};
  const evidence: Evidence = {
    product_description: listed(forEach(orders, (order) => bought(order, day))),
    customer_name: first.buyerName,
    customer_email_address: first.email,
    billing_address: addressOf(first.billingAddress ?? first.address),
    shipping_address: addressOf(first.address),
    shipping_carrier: inLine(orders, ({ carrier, deliveryName }) => carrier || deliveryName),
    shipping_tracking_number: inLine(orders, ({ tracking }) => tracking),
    shipping_date: inLine(orders, (order) => dayOf(order, 'shipped', day)),
    service_date: inLine(orders, (order) => dayOf(order, 'delivered', day)),
    refund_policy_disclosure: `Before paying, the buyer saw on the same screen the whole price, the days of arrival, the days of return (${first.returnDays}) and who sells, and confirmed them with the button that names the sum. The confirmation mail of ${siteName} repeats them.`,
    refund_refusal_explanation: listed(forEach(orders, refunds)),
    uncategorized_text: listed([
      ...forEach(orders, (order) => `What happened to it: ${wayOf(order, day)}.`),
      ...forEach(orders, (order) => (order.proofs.length > 0 ? `Proofs before making: ${proofsOf(order, day)}.` : '')),
      ...orders.map(({ note }) => note && `The buyer wrote with the order: “${note}”`),
    ]),
  };
  return Object.fromEntries(
    Object.entries(evidence)
      .filter(([, phrase]) => phrase !== '')
      .map(([field, phrase]) => [
        field,
        truncate(isContact(field) ? phrase : withoutMask(phrase), MAX_EVIDENCE_CHARACTERS),
      ]),
  );
}
