import type { Address } from '#domain/core/address.ts';
import { localTime } from '#domain/core/days/time-zone.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { percentOf } from '#domain/core/money.ts';
import { prefixedId } from '#domain/core/ids.ts';
import { invoiceContent } from '#domain/orders/invoices/invoice-content.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import type { Parcel } from '#domain/orders/parcel-schema.ts';
import { fundedShares } from '#domain/promotions/subsidy.ts';
import type { OrderCharge } from '#domain/payments/ledger.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { insertInvoices, type NewInvoice } from './invoices/invoice-store.ts';
import { claimSubsidy } from '../promotions/subsidy-store.ts';
import { liveTopics } from './live-topics.ts';
import { claimNumber, insertOrder, type NewOrder } from './place-order-store.ts';

const SIX_DIGIT_TRIES = 12;

/** [MSG-17] A number that nobody has: six digits while they last, then seven. */
async function freeNumber(app: App, tx: Transaction, order: { sellerId: string; orderId: string }): Promise<string> {
  const year = localTime(app.config.TIME_ZONE, app.clock.now()).getUTCFullYear();
  for (let tries = 0; ; tries += 1) {
    const number = orderNumber(year, tries < SIX_DIGIT_TRIES ? 6 : 7, (max) => app.random.integer(max));
    if (await claimNumber(tx, { number, ...order })) return number;
  }
}

interface PaidCheckout {
  id: string;
  buyer_id: string | null;
  email: string;
  language: Language;
  parcels: readonly Parcel[];
  address: Address;
  billing_address: Address | null;
  /** To every maker, and to one, by seller. */
  note: string;
  notes: Readonly<Record<string, string>>;
  /** Without a shop it is the marketplace's own, which bears what it takes off. */
  promo: { code: string; sellerId?: string | undefined } | null;
}

export interface PlacedOrder {
  id: string;
  number: string;
  sellerId: string;
  charge: OrderCharge;
}

const deliveryOf = (parcel: Parcel): Parcel['options'][number] => {
  const delivery = parcel.options.find((option) => option.id === parcel.chosen);
  if (!delivery) throw new Error('a parcel without its delivery');
  return delivery;
};

const chargeOf = ({ sellerId, id: orderId, ...order }: NewOrder): OrderCharge => ({
  sellerId,
  orderId,
  subtotalCents: order.subtotalCents,
  shippingCents: order.shippingCents,
  taxCents: 0,
  discountCents: order.discountCents,
  containedTaxCents: order.tax?.taxCents ?? 0,
  fundedCents: order.fundedCents,
});

interface Payment {
  /** The marketplace's share of what is paid now. */
  feePercent: number;
  checkout: PaidCheckout;
  card: { brand: string | null; last4: string | null };
}

function orderOf(
  parcel: Parcel,
  {
    checkout,
    card,
    feePercent,
    subsidyCents,
    ...order
  }: Payment & { id: string; number: string; now: Date; subsidyCents: number },
): NewOrder {
  const delivery = deliveryOf(parcel);
  const { sellerId, shopName, shopSlug, place, subtotalCents, discountCents, postageOffCents, seller, tax } = parcel;
  const totalCents = subtotalCents - discountCents + delivery.priceCents;
  const mostCents = checkout.promo?.sellerId ? 0 : percentOf(totalCents, feePercent) + subsidyCents;
  const funded = fundedShares(
    parcel.lines.map((line) => line.discountCents),
    mostCents,
  );
  const lines = parcel.lines.map((line, index) => ({ ...line, fundedCents: funded[index] ?? 0 }));
  return {
    ...order,
    sellerId,
    checkoutId: checkout.id,
    buyerId: checkout.buyer_id,
    email: checkout.email,
    language: checkout.language,
    address: checkout.address,
    billingAddress: checkout.billing_address,
    note: [checkout.notes[parcel.sellerId], checkout.note].filter(Boolean).join('\n'),
    shopName,
    shopSlug,
    place,
    subtotalCents,
    discountCents,
    fundedCents: lines.reduce((sum, { fundedCents }) => sum + fundedCents, 0),
    promoCode: discountCents + postageOffCents > 0 ? (checkout.promo?.code ?? null) : null,
    postageOffCents,
    shippingCents: delivery.priceCents,
    // Collecting is no delivery, and costs no more than any.
    standardShippingCents: Math.min(
      delivery.priceCents,
      ...parcel.options.filter(({ id }) => id !== 'pickup').map(({ priceCents }) => priceCents),
    ),
    totalCents,
    seller,
    tax,
    returnDays: parcel.returnDays,
    delivery,
    card,
    lines,
    by: 'payment',
  };
}

/** [PAY-06] The invoice of an order that was just paid; null where its maker writes none. */
function invoiceOf(app: App, order: NewOrder): NewInvoice | null {
  const content = invoiceContent({
    ...order,
    placedAt: order.now.toISOString(),
    currency: 'EUR',
    lines: order.lines.map((line) => ({ ...line, unitPriceCents: line.priceCents })),
  });
  const { sellerId, id: orderId } = order;
  return content && { sellerId, orderId, id: app.ids.uuid(), refundId: null, content };
}

/** [PAY-01] One order per shop of a paid checkout, each with its invoice and told to its shop and its buyer, all in the payment's transaction. */
export async function placeOrders(app: App, tx: Transaction, payment: Payment): Promise<PlacedOrder[]> {
  const { checkout } = payment;
  const now = app.clock.now();
  const placed: PlacedOrder[] = [];
  const invoices: NewInvoice[] = [];
  const numbered = await Promise.all(
    checkout.parcels.map(async (parcel) => {
      const id = prefixedId('order', app.ids.uuid());
      return { parcel, id, number: await freeNumber(app, tx, { sellerId: parcel.sellerId, orderId: id }) };
    }),
  );
  for (const { parcel, id, number } of numbered) {
    const { sellerId } = parcel;
    const code = checkout.promo && !checkout.promo.sellerId ? checkout.promo.code : null;
    const subsidyCents = code ? await claimSubsidy(tx, { sellerId, code, orderId: id }) : 0;
    const order = orderOf(parcel, { ...payment, id, number, now, subsidyCents });
    insertOrder(tx, order);
    const invoice = invoiceOf(app, order);
    if (invoice) invoices.push(invoice);
    const buyerId = checkout.buyer_id;
    const itemCount = parcel.lines.reduce((sum, line) => sum + line.quantity, 0);
    const { totalCents, checkoutId } = order;
    await publish(app, tx, {
      name: 'orders.placed',
      subject: id,
      payload: { sellerId, orderId: id, number, buyerId, totalCents, itemCount, checkoutId },
      live: liveTopics({ sellerId, orderId: id, buyerId }),
    });
    placed.push({ id, number, sellerId, charge: chargeOf(order) });
  }
  insertInvoices(tx, { kind: 'invoice', invoices, now });
  return placed;
}
