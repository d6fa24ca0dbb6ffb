import { partUpTo } from '../../payments/ledger.ts';
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
  | 'discountCents'
  | 'shippingCents'
  | 'totalCents'
> & { lines: Pick<Order['lines'][number], 'id' | 'title' | 'values' | 'quantity' | 'unitPriceCents'>[] };

/** [PAY-06] What the invoice of an order says; null where its maker is no trader, or has not said that they are one. */
export function invoiceContent(order: Sold): InvoiceContent | null {
  const { seller, tax, shopName, currency, discountCents, shippingCents, totalCents } = order;
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
    lines: order.lines.map(({ id, title, values, quantity, unitPriceCents }) => ({
      title: [title, ...values].join(', '),
      quantity,
      percent: tax.lines.find(({ lineId }) => lineId === id)?.percent ?? 0,
      cents: unitPriceCents * quantity,
    })),
    discountCents,
    shippingCents,
    totalCents,
    rates: tax.rates,
    credits: null,
  };
}

/**
 * [PAY-06] What goes back of each rate with a refund: in proportion to what is left of it, with the tax in proportion to all that went back
 * so far. Refunds that add up to the invoice take back each rate and its tax to the cent.
 */
export function creditedRates(rates: readonly Taxed[], before: readonly Taxed[], amountCents: number): Taxed[] {
  const known = rates.map((rate) => {
    const own = before.filter(({ percent }) => percent === rate.percent);
    return {
      ...rate,
      backCents: own.reduce((sum, { paidCents }) => sum + paidCents, 0),
      taxBackCents: own.reduce((sum, { taxCents }) => sum + taxCents, 0),
    };
  });
  const parts = largestRemainder(
    amountCents,
    known.map(({ paidCents, backCents }) => paidCents - backCents),
  );
  return known
    .map(({ percent, paidCents, taxCents, backCents, taxBackCents }, index) => {
      const part = parts[index] ?? 0;
      const upTo = { upTo: backCents + part, paid: Math.max(paidCents, 1) };
      return { percent, paidCents: part, taxCents: partUpTo(taxCents, upTo) - taxBackCents };
    })
    .filter(({ paidCents }) => paidCents > 0);
}

/** [PAY-06] What a credit note says of a refund, after those before it. */
export const creditNoteContent = (
  { number, content }: { number: string; content: InvoiceContent },
  before: readonly InvoiceContent[],
  amountCents: number,
): InvoiceContent => ({
  ...content,
  lines: [],
  discountCents: 0,
  shippingCents: 0,
  totalCents: amountCents,
  rates: creditedRates(
    content.rates,
    before.flatMap(({ rates }) => rates),
    amountCents,
  ),
  credits: number,
});
