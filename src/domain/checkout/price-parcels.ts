import type { CartLine } from '../cart/model.ts';
import { localTime } from '../core/days/time-zone.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isPostFree } from '../promotions/post-free.ts';
import { discountShares, pricedOf, promoAt } from '../promotions/promo.ts';
import type { Promo } from '../promotions/promo-schema.ts';
import { isServed } from '../core/countries.ts';
import { deliveryOptions, isoDay, isSentTo, type PricedDelivery } from '../listings/delivery/delivery-options.ts';
import { freeFrom, mayGoFree, type Postage } from '../listings/delivery/postage.ts';
import type { WorkingCalendar } from '../shops/calendar/working-calendar.ts';
import { containedTax } from '../shops/tax/contained-tax.ts';
import type { ContainedTax, InvoiceFacts } from '../shops/tax/model.ts';
import type { Goods } from '../shops/tax/vat-rates.ts';
import type { ParcelLine } from '../orders/parcel-schema.ts';
import type { LineProblem, Quote } from './model.ts';

/** A line with what its parcel's price depends on. */
export interface PricedLine extends CartLine {
  weightGrams: number;
  /** What making one takes, where the maker plans by minutes. */
  makingMinutes?: number;
  postage?: Postage | null;
  /** When its shop works. */
  calendar?: WorkingCalendar;
  /** Country in which the shop packs; empty when it has not said. */
  shopCountry: string;
  /** Of the shop's days. */
  timeZone: string;
  /** Which rate of VAT holds for it. */
  goods: Goods;
  /** Days in which the shop takes it back. */
  returnDays: number;
  /** Who sells; null where the maker has not said it. */
  seller: InvoiceFacts | null;
}

/** A line with its own share of the reduction. */
type SharedLine = PricedLine & Pick<ParcelLine, 'discountCents'>;

interface PriceParcelsInput {
  lines: readonly PricedLine[];
  country: string;
  /** Empty while it is not known. */
  postcode?: string;
  delivery: Readonly<Record<string, string>>;
  promo: Promo | null;
  /** Public holidays of the country. */
  holidays?: readonly string[];
  now: Date;
}

/** Why a line cannot be bought at all. */
function unavailableKind(line: PricedLine): LineProblem['kind'] {
  if (line.isOwn) return 'own-listing';
  if (line.choiceGone) return 'choice-gone';
  if (line.pausedUntil) return 'paused';
  return line.stock === 0 ? 'sold-out' : 'not-for-sale';
}

function kindOf(line: PricedLine, country: string): LineProblem['kind'] | null {
  if (!line.available) return unavailableKind(line);
  if (line.stock < line.quantity) return 'not-enough-stock';
  if (!isSentTo({ from: line.shopCountry, to: country, postage: line.postage })) return 'not-sent-there';
  return line.priceCents === line.addedPriceCents ? null : 'price-changed';
}

/** [CART-06] What stands in the way of buying a line as it is, or that its price is another than when it was added. */
function problemOf(line: PricedLine, country: string, isApart: boolean): LineProblem | null {
  const own = kindOf(line, country);
  const kind = isApart && (own === null || own === 'price-changed') ? 'not-sent-together' : own;
  return (
    kind && {
      lineId: line.id,
      kind,
      oldPriceCents: line.addedPriceCents,
      newPriceCents: line.priceCents,
      wanted: line.quantity,
      stock: line.stock,
    }
  );
}

/** The lines of each shop, in the order in which the shops first appear. */
function byShop(lines: readonly PricedLine[]): PricedLine[][] {
  const shops = new Map<string, PricedLine[]>();
  for (const line of lines) shops.set(line.sellerId, [...(shops.get(line.sellerId) ?? []), line]);
  return [...shops.values()];
}

const bare = ({
  weightGrams: _weight,
  shopCountry: _country,
  timeZone: _zone,
  postage: _postage,
  makingMinutes: _minutes,
  calendar: _calendar,
  goods: _goods,
  seller: _seller,
  returnDays: _days,
  ...line
}: SharedLine): ParcelLine => line;
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A way to send a parcel as it is offered; where a code sends it for nothing, plain post costs nothing. */
const optionOf = (option: PricedDelivery, isPostFree: boolean): Quote['parcels'][number]['options'][number] => ({
  ...option,
  priceCents: isPostFree && mayGoFree(option.id) ? 0 : option.priceCents,
  leavesBy: isoDay(option.leavesBy),
  arrivesFrom: isoDay(option.arrivesFrom),
  arrivesTo: isoDay(option.arrivesTo),
});

/** What one shop sends of a cart: its lines, the ways it may go, and what the chosen one costs. */
function priceParcel(
  lines: readonly SharedLine[],
  { country, delivery, promo, holidays, now }: Omit<PriceParcelsInput, 'lines' | 'postcode'>,
) {
  const first = lines[0] as SharedLine;
  // What cannot be bought costs nothing and is not sent; its parcel shows how the shop would send it.
  const bought = lines.filter((line) => line.available);
  const sent = bought.length > 0 ? bought : lines;
  const paid = deliveryOptions({
    ...{ items: sent, from: first.shopCountry, to: country, calendar: first.calendar, holidays },
    now: localTime(first.timeZone, now),
  });
  const postFree = isPostFree(promo, lines.map(pricedOf));
  const options = paid.map((option) => optionOf(option, postFree));
  const chosen = options.find((option) => option.id === delivery[first.sellerId]) ?? options[0];
  const fullCents = paid.find((option) => option.id === chosen?.id)?.priceCents ?? 0;
  return {
    sellerId: first.sellerId,
    shopName: first.shopName,
    shopSlug: first.shopSlug,
    place: first.place,
    lines: lines.map(bare),
    subtotalCents: sum(bought.map((line) => line.priceCents * line.quantity)),
    discountCents: sum(lines.map(({ discountCents }) => discountCents)),
    options,
    freeFromCents: options.length > 0 ? freeFrom(sent) : null,
    chosen: chosen?.id ?? ('standard' as const),
    shippingCents: bought.length > 0 ? (chosen?.priceCents ?? 0) : 0,
    postageOffCents: bought.length > 0 ? fullCents - (chosen?.priceCents ?? 0) : 0,
    seller: first.seller,
    returnDays: first.returnDays,
    bought,
  };
}

/** [PAY-01, INV-05] The cart priced for a country: a parcel per shop, total = Σ price × quantity − discount + shipping + tax. Prices contain VAT. */
export function priceParcels({
  lines,
  country,
  postcode,
  delivery,
  promo,
  holidays,
  now,
}: PriceParcelsInput): Result<Quote, { code: 'checkout/cart-empty' } | { code: 'checkout/country-not-served' }> {
  if (lines.length === 0) return fail({ code: 'checkout/cart-empty' });
  if (!isServed(country)) return fail({ code: 'checkout/country-not-served' });
  const applied = promoAt(promo, now);
  const shares = discountShares(applied, lines.map(pricedOf));
  const shareOf = new Map(lines.map(({ id }, index) => [id, shares[index] ?? 0]));
  const parcels = byShop(lines).map((shopLines) =>
    priceParcel(
      shopLines.map((line) => ({ ...line, discountCents: shareOf.get(line.id) ?? 0 })),
      { country, delivery, promo: applied, holidays, now },
    ),
  );
  // Each of its pieces goes there, but no way takes them all: too heavy for one parcel.
  const apart = new Set(parcels.filter(({ options }) => options.length === 0).map(({ sellerId }) => sellerId));
  const subtotalCents = sum(parcels.map((parcel) => parcel.subtotalCents));
  const shippingCents = sum(parcels.map((parcel) => parcel.shippingCents));
  const discountCents = sum(shares);
  return ok({
    country,
    currency: 'EUR',
    parcels: parcels.map(({ shippingCents, bought, ...parcel }) => ({
      ...parcel,
      tax: taxOf(bought, { to: country, postcode, shippingCents, now }),
    })),
    promo: applied && {
      ...applied,
      discountAmount: discountCents + sum(parcels.map((parcel) => parcel.postageOffCents)),
    },
    problems: lines
      .map((line) => problemOf(line, country, apart.has(line.sellerId)))
      .filter((problem) => problem !== null),
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents: 0,
    totalCents: subtotalCents - discountCents + shippingCents,
  });
}

/** [PAY-06] The VAT that is contained in a parcel's price; null where its maker has not said how they sell. */
function taxOf(
  bought: readonly SharedLine[],
  sold: { to: string; postcode: string | undefined; shippingCents: number; now: Date },
): ContainedTax | null {
  const facts = bought[0]?.seller;
  if (!facts) return null;
  const lines = bought.map(({ id, goods, priceCents, quantity, discountCents }) => ({
    lineId: id,
    goods,
    paidCents: priceCents * quantity - discountCents,
  }));
  return containedTax({ facts, lines, ...sold });
}
