import type { CartLine } from '../cart/model.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isPostFree } from '../promotions/post-free.ts';
import { discountOf, pricedOf, promoAt, promoBase } from '../promotions/promo.ts';
import type { Promo } from '../promotions/promo-schema.ts';
import { findCountry } from '../core/countries.ts';
import { deliveryOptions, isoDay, isSentTo, type PricedDelivery } from '../listings/delivery/delivery-options.ts';
import { freeFrom, type Postage } from '../listings/delivery/postage.ts';
import { containedTax } from '../shops/tax/contained-tax.ts';
import type { ContainedTax, InvoiceFacts } from '../shops/tax/model.ts';
import type { Goods } from '../shops/tax/vat-rates.ts';
import type { LineProblem, Quote } from './model.ts';

/** A line with what its parcel's price depends on. */
export interface PricedLine extends CartLine {
  weightGrams: number;
  postage?: Postage | null;
  /** Country in which the shop packs; empty when it has not said. */
  shopCountry: string;
  /** Which rate of VAT holds for it. */
  goods: Goods;
  /** Days in which the shop takes it back. */
  returnDays: number;
  /** Who sells; null where the maker has not said it. */
  seller: InvoiceFacts | null;
}

interface Asked {
  lines: readonly PricedLine[];
  country: string;
  delivery: Readonly<Record<string, string>>;
  promo: Promo | null;
  now: Date;
}

/** Why a line cannot be bought at all. */
function unavailableKind(line: PricedLine): LineProblem['kind'] {
  if (line.isOwn) return 'own-piece';
  if (line.choiceGone) return 'choice-gone';
  return line.stock === 0 ? 'sold-out' : 'not-for-sale';
}

function kindOf(line: PricedLine, country: string): LineProblem['kind'] | null {
  if (!line.available) return unavailableKind(line);
  if (line.stock < line.quantity) return 'not-enough-stock';
  if (!isSentTo({ from: line.shopCountry, to: country, postage: line.postage })) return 'not-sent-there';
  return line.priceCents === line.addedPriceCents ? null : 'price-changed';
}

/** [CART-06] What stands in the way of buying a line as it is, or that its price is another than when it was added. */
function problemOf(line: PricedLine, country: string): LineProblem | null {
  const kind = kindOf(line, country);
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
  postage: _postage,
  goods: _goods,
  seller: _seller,
  returnDays: _days,
  ...line
}: PricedLine): CartLine => line;
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A way to send a parcel as it is offered; where a code sends it for nothing, tracked post costs nothing. */
const optionOf = (option: PricedDelivery, isPostFree: boolean): Quote['parcels'][number]['options'][number] => ({
  ...option,
  priceCents: isPostFree && option.id === 'standard' ? 0 : option.priceCents,
  leavesBy: isoDay(option.leavesBy),
  arrivesFrom: isoDay(option.arrivesFrom),
  arrivesTo: isoDay(option.arrivesTo),
});

/** [PAY-01, INV-05] The cart priced for a country: a parcel per shop, total = Σ price × quantity − discount + shipping + tax. Prices contain VAT. */
export function priceParcels({
  lines,
  country,
  delivery,
  promo,
  now,
}: Asked): Result<Quote, { code: 'checkout/cart-empty' } | { code: 'checkout/country-not-served' }> {
  if (lines.length === 0) return fail({ code: 'checkout/cart-empty' });
  if (!findCountry(country)) return fail({ code: 'checkout/country-not-served' });
  const applied = promoAt(promo, now);
  const parcels = byShop(lines).map((shopLines) => {
    const first = shopLines[0] as PricedLine;
    // What cannot be bought costs nothing and is not sent; its parcel shows how the shop would send it.
    const bought = shopLines.filter((line) => line.available);
    const sent = bought.length > 0 ? bought : shopLines;
    const paid = deliveryOptions({ items: sent, from: first.shopCountry, to: country, now });
    const postFree = isPostFree(applied, shopLines.map(pricedOf));
    const options = paid.map((option) => optionOf(option, postFree));
    const chosen = options.find((option) => option.id === delivery[first.sellerId]) ?? options[0];
    const fullCents = paid.find((option) => option.id === chosen?.id)?.priceCents ?? 0;
    return {
      sellerId: first.sellerId,
      shopName: first.shopName,
      shopSlug: first.shopSlug,
      place: first.place,
      lines: shopLines.map(bare),
      subtotalCents: sum(bought.map((line) => line.priceCents * line.quantity)),
      options,
      freeFromCents: options.length > 0 ? freeFrom(sent) : null,
      chosen: chosen?.id ?? ('standard' as const),
      shippingCents: bought.length > 0 ? (chosen?.priceCents ?? 0) : 0,
      postageOffCents: bought.length > 0 ? fullCents - (chosen?.priceCents ?? 0) : 0,
      seller: first.seller,
      returnDays: first.returnDays,
      bought,
    };
  });
  const subtotalCents = sum(parcels.map((parcel) => parcel.subtotalCents));
  const shippingCents = sum(parcels.map((parcel) => parcel.shippingCents));
  const discountCents = discountOf(applied, lines.map(pricedOf));
  const shares = discountShares(
    discountCents,
    parcels.map((parcel) => (applied ? promoBase(applied, parcel.lines.map(pricedOf)) : 0)),
  );
  return ok({
    country,
    currency: 'EUR',
    parcels: parcels.map(({ shippingCents, bought, ...parcel }, index) => {
      const discountCents = shares[index] ?? 0;
      return { ...parcel, discountCents, tax: taxOf(bought, { to: country, discountCents, shippingCents, now }) };
    }),
    promo: applied && {
      ...applied,
      discountAmount: discountCents + sum(parcels.map((parcel) => parcel.postageOffCents)),
    },
    problems: lines.map((line) => problemOf(line, country)).filter((problem) => problem !== null),
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents: 0,
    totalCents: subtotalCents - discountCents + shippingCents,
  });
}

/** [PAY-06] The VAT that is contained in a parcel's price; null where its maker has not said how they sell. */
function taxOf(
  bought: readonly PricedLine[],
  sold: { to: string; discountCents: number; shippingCents: number; now: Date },
): ContainedTax | null {
  const facts = bought[0]?.seller;
  if (!facts) return null;
  const lines = bought.map(({ id, goods, priceCents, quantity }) => ({
    lineId: id,
    goods,
    cents: priceCents * quantity,
  }));
  return containedTax({ facts, lines, ...sold });
}

/** [INV-05] Splits a discount over the parcels by what it is reckoned from, to the cent: the shares add up to all of it. */
function discountShares(discountCents: number, subtotals: readonly number[]): number[] {
  const all = sum([...subtotals]);
  if (all === 0) return subtotals.map(() => 0);
  let given = 0;
  let before = 0;
  return subtotals.map((subtotal) => {
    before += subtotal;
    const upTo = Math.round((discountCents * before) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
