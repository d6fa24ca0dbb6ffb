import { partUpTo } from '../../payments/ledger.ts';
import type { LineShare } from '../line-share.ts';
import { largestRemainder } from '../../shops/tax/largest-remainder.ts';
import type { Taxed } from '../../shops/tax/model.ts';
import type { Order } from '../model.ts';
import type { InvoiceContent } from './model.ts';

type Sold = Pick<
  Order,
  | 'seller'
  | 'tax'
  | 'shopName'
  | 'address'
  | 'billingAddress'
  | 'number'
  | 'placedAt'
  | 'currency'
  | 'shippingCents'
  | 'totalCents'
> & {
  lines: Pick<Order['lines'][number], 'id' | 'title' | 'values' | 'quantity' | 'unitPriceCents' | 'discountCents'>[];
};

/** [PAY-06] What the invoice of an order says; null where its maker is no trader, or has not said that they are one. */
export function invoiceContent(order: Sold): InvoiceContent | null {
  const { seller, tax, shopName, currency, shippingCents, totalCents } = order;
  if (!seller || !tax || seller.sellsAs === 'private') return null;
  return {
    seller,
    shopName,
    buyer: order.billingAddress ?? order.address,
    orderNumber: order.number,
    soldAt: order.placedAt,
    currency,
    basis: tax.basis,
    country: tax.country,
    lines: order.lines.map(({ id, title, values, quantity, unitPriceCents, discountCents }) => ({
      title: [title, ...values].join(', '),
      quantity,
      percent: tax.lines.find(({ lineId }) => lineId === id)?.percent ?? 0,
      cents: unitPriceCents * quantity,
      discountCents,
    })),
    shippingCents,
    totalCents,
    rates: tax.rates,
    credits: null,
  };
}

interface Credited {
  amountCents: number;
  /** What of it is for pieces, with their rates. */
  items: readonly Omit<Taxed, 'taxCents'>[];
}

/** What goes back for pieces, each at its line's rate of VAT. */
export const paidByRate = ({ tax }: Pick<Order, 'tax'>, shares: readonly LineShare[]): Credited['items'] =>
  shares.map(({ lineId, cents }) => ({
    percent: tax?.lines.find((line) => line.lineId === lineId)?.percent ?? 0,
    paidCents: cents,
  }));

/**
 * [PAY-06] What goes back of each rate with a refund: what is for pieces at their own rate, the rest in proportion to what is left of each,
 * with the tax in proportion to all that went back so far. Refunds that add up to the invoice take back each rate and its tax to the cent.
 */
export function creditedRates(
  rates: readonly Taxed[],
  before: readonly Taxed[],
  { amountCents, items }: Credited,
): Taxed[] {
  const known = rates.map((rate) => {
    const own = before.filter(({ percent }) => percent === rate.percent);
    return {
      ...rate,
      backCents: own.reduce((sum, { paidCents }) => sum + paidCents, 0),
      taxBackCents: own.reduce((sum, { taxCents }) => sum + taxCents, 0),
    };
  });
  const owns = known.map(({ percent, paidCents, backCents }) =>
    Math.min(
      paidCents - backCents,
      items.reduce((sum, item) => (item.percent === percent ? sum + item.paidCents : sum), 0),
    ),
  );
  const rests = largestRemainder(
    amountCents - owns.reduce((sum, cents) => sum + cents, 0),
    known.map(({ paidCents, backCents }, index) => paidCents - backCents - (owns[index] ?? 0)),
  );
  return known
    .map(({ percent, paidCents, taxCents, backCents, taxBackCents }, index) => {
      const part = (owns[index] ?? 0) + (rests[index] ?? 0);
      const upTo = { upTo: backCents + part, paid: Math.max(paidCents, 1) };
      return { percent, paidCents: part, taxCents: partUpTo(taxCents, upTo) - taxBackCents };
    })
    .filter(({ paidCents }) => paidCents > 0);
}

/** [PAY-06] What a credit note says of a refund, after those before it. */
export const creditNoteContent = (
  { number, content }: { number: string; content: InvoiceContent },
  before: readonly InvoiceContent[],
  credited: Credited,
): InvoiceContent => ({
  ...content,
  lines: [],
  shippingCents: 0,
  totalCents: credited.amountCents,
  rates: creditedRates(
    content.rates,
    before.flatMap(({ rates }) => rates),
    credited,
  ),
  credits: number,
});
