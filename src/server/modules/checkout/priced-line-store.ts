import type { PricedLine } from '#domain/checkout/price-parcels.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import type { StoredCalendar } from '#domain/shops/calendar/closed-days.ts';
import type { CartIdentity } from '../cart/cart-identity.ts';
import { cartLineFacts, cartLineJoins, lineStockSql } from '../cart/cart-store.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { postageSql } from '../listings/postage/profile-store.ts';
import { promoOfCartSql } from '../promotions/promo-store.ts';
import { calendarSql } from '../shops/calendar/calendar-store.ts';
import { calendarOfShop } from '../shops/calendar/promise-days.ts';
import { invoiceFactsOfSql } from '../shops/tax/invoice-facts-store.ts';

/**
 * The lines of a cart with all that their price depends on, its promo and what is said to its makers; unlike the cart's own reading also weight and country.
 * None where the identity does not open the cart.
 */
export async function pricedLines(
  db: Queryable,
  { cartId, userId, tokenHash }: CartIdentity,
  now: Date,
): Promise<{ lines: PricedLine[]; promo: Promo | null; notes: Record<string, string> }> {
  type Row = {
    line: PricedLine & { calendar: StoredCalendar | null };
    promo: Promo | null;
    notes: Record<string, string>;
  };
  const { rows } = await db.query<Row>({
    name: 'checkout-lines',
    text: `SELECT jsonb_build_object(${cartLineFacts}, 'stock', ${lineStockSql}, 'weightGrams', l.weight_grams,
           'makingMinutes', l.making_minutes, 'shopCountry', s.country, 'timeZone', s.time_zone, 'returnDays',
           s.returns_days,
             'goods', (SELECT g.goods FROM categories g WHERE g.slug = l.category), 'seller',
               ${invoiceFactsOfSql('l.seller_id')},
             'postage', ${postageSql}, 'calendar', ${calendarSql('l.seller_id')}) AS line,
             (SELECT ${promoOfCartSql} FROM carts c WHERE c.id = $1) AS promo, (SELECT notes FROM carts
               WHERE id = $1) AS notes
           FROM ${cartLineJoins} WHERE i.cart_id = (SELECT id FROM carts
             WHERE id = $1 AND (user_id = $2 OR token_hash = $3)) ORDER BY i.added_at, i.id`,
    values: [cartId, userId, tokenHash],
  });
  const lines = rows.map(({ line: { calendar, ...line } }) => ({
    ...line,
    calendar: calendarOfShop({ calendar, country: line.shopCountry }, now),
  }));
  return { lines, promo: rows[0]?.promo ?? null, notes: rows[0]?.notes ?? {} };
}
