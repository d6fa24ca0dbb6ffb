import { formatMoney } from '../core/money.ts';
import { formatDay } from '../core/time.ts';
import type { Order } from '../orders/model.ts';
import { type Evidence, MAX_EVIDENCE_CHARACTERS } from '../payments/evidence.ts';

const listed = (parts: readonly string[]): string => [...new Set(parts.filter(Boolean))].join('\n');
const addressOf = ({ name, line1, line2, postcode, city, country }: Order['address']): string =>
  [name, line1, line2, `${postcode} ${city}`, country].filter(Boolean).join(', ');
const dayOf = (order: Order, state: Order['state']): string => {
  const entry = order.timeline.find((each) => each.state === state);
  return entry ? formatDay(new Date(entry.at)) : '';
};
const forEach = (orders: readonly Order[], words: (order: Order) => string): string[] =>
  orders.map((order) => {
    const said = words(order);
    return said && orders.length > 1 ? `${order.number}: ${said}` : said;
  });
/** For a field of one line. */
const inLine = (orders: readonly Order[], words: (order: Order) => string): string =>
  [...new Set(forEach(orders, words).filter(Boolean))].join('; ');

const bought = (order: Order): string =>
  `Order ${order.number} from ${order.shopName}, ${formatDay(new Date(order.placedAt))}: ${order.lines
    .map(({ quantity, title, values, personalisation, unitPriceCents }) =>
      [
        `${quantity} × ${title}`,
        ...values,
        personalisation && `made with the words “${personalisation}”`,
        formatMoney(unitPriceCents),
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
const wayOf = (order: Order): string =>
  order.timeline
    .filter(({ state }) => way[state])
    .map(
      ({ state, at, by }) => `${formatDay(new Date(at))} ${way[state]}${state === 'delivered' ? (who[by] ?? '') : ''}`,
    )
    .join('; ');

const refunds = (order: Order): string =>
  order.refundedCents === 0 ? '' : `${formatMoney(order.refundedCents)} of it were given back already.`;

/**
 * [PAY-02] Evidence as the timelines of disputed orders tell it, by the provider's fields: what was bought, by whom, where it went and when,
 * and which terms the buyer saw before paying. A person reads and completes it before a bank does.
 */
export function draftEvidence(orders: readonly Order[], siteName: string): Evidence {
  const [first] = orders;
  if (!first) return {};
  const evidence: Evidence = {
    product_description: listed(forEach(orders, bought)),
    customer_name: first.buyerName,
    customer_email_address: first.email,
    billing_address: addressOf(first.billingAddress ?? first.address),
    shipping_address: addressOf(first.address),
    shipping_carrier: inLine(orders, ({ carrier, deliveryName }) => carrier || deliveryName),
    shipping_tracking_number: inLine(orders, ({ tracking }) => tracking),
    shipping_date: inLine(orders, (order) => dayOf(order, 'shipped')),
    service_date: inLine(orders, (order) => dayOf(order, 'delivered')),
    refund_policy_disclosure: `Before paying, the buyer saw on the same screen the whole price, the days of arrival, the days of return (${first.returnDays}) and who sells, and confirmed them with the button that names the sum. The confirmation mail of ${siteName} repeats them.`,
    refund_refusal_explanation: listed(forEach(orders, refunds)),
    uncategorized_text: listed([
      ...forEach(orders, (order) => `What happened to it: ${wayOf(order)}.`),
      ...orders.map(({ note }) => note && `The buyer wrote with the order: “${note}”`),
    ]),
  };
  return Object.fromEntries(
    Object.entries(evidence)
      .filter(([, words]) => words !== '')
      .map(([field, words]) => [field, words.slice(0, MAX_EVIDENCE_CHARACTERS)]),
  );
}
