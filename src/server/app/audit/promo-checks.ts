import { type Check, countOf } from './check.ts';

const takenBy = `SELECT seller_id, code, count(*) AS uses FROM promo_uses WHERE status IN ('reserved', 'used')
  GROUP BY 1, 2`;
const orderedWith = `SELECT checkout_id, promo_code AS code, sum(discount_cents + postage_off_cents) AS cents
  FROM orders WHERE promo_code IS NOT NULL GROUP BY 1, 2`;

/** [INV-10] What codes took off, code by code and order by order. */
export const promoChecks: readonly Check[] = [
  {
    id: 'INV-10',
    unit: 'codes',
    seen: countOf('promo_codes'),
    says: 'a code counts the checkouts that hold it or were paid with it, and never more than it may',
    sql: `SELECT 'code ' || p.code || ' of ' || coalesce(nullif(p.seller_id, ''), 'reminders') || ': ' || p.uses
          || ' uses, ' || coalesce(u.uses, 0) || ' checkouts, at most ' || coalesce(p.max_uses::text, 'any') AS breach
          FROM promo_codes p LEFT JOIN (${takenBy}) u ON u.seller_id = p.seller_id AND u.code = p.code
            WHERE p.uses <> coalesce(u.uses, 0) OR p.uses > p.max_uses`,
  },
  {
    id: 'INV-10',
    unit: 'uses of codes',
    seen: countOf('promo_uses'),
    says: 'a use is spent (or returned) by a paid checkout, given back by an expired one and held by any other',
    sql: `SELECT 'use of ' || u.code || ' by ' || u.checkout_id || ': ' || u.status || ' while the checkout is '
          || coalesce(c.status, 'missing') AS breach
          FROM promo_uses u LEFT JOIN checkouts c ON c.id = u.checkout_id
          WHERE coalesce(nullif(u.status, 'returned'), 'used') <> CASE c.status WHEN 'paid' THEN 'used' WHEN 'expired'
            THEN 'released' ELSE 'reserved' END OR c.id IS NULL`,
  },
  {
    id: 'INV-10',
    unit: 'checkouts paid with a code',
    seen: countOf('promo_uses', `status IN ('used', 'returned')`),
    says: 'a spent use is what the orders of its checkout carry, once each',
    sql: `SELECT 'checkout ' || coalesce(u.checkout_id, o.checkout_id) || ': use of '
          || coalesce(u.code || ' for ' || u.discount_cents, 'nothing') || ', orders with '
          || coalesce(o.code || ' for ' || o.cents, 'nothing') AS breach
          FROM (SELECT checkout_id, code, discount_cents FROM promo_uses WHERE status IN ('used', 'returned')) u FULL
            JOIN (${orderedWith}) o ON o.checkout_id = u.checkout_id AND o.code = u.code
          WHERE u.discount_cents IS DISTINCT FROM o.cents`,
  },
  {
    id: 'INV-10',
    unit: 'budgets of shops',
    seen: countOf('subsidy_budgets'),
    says: 'the budget of a shop and a day is used by what offers reserve and orders got of it, and by no more',
    sql: `SELECT 'budget of ' || b.seller_id || ' on ' || b.day || ': used ' || b.used_cents || ' of ' || b.limit_cents
          || ', subsidies ' || coalesce(sum(s.cents), 0) AS breach
          FROM subsidy_budgets b LEFT JOIN subsidies s ON s.seller_id = b.seller_id AND s.day = b.day
            AND s.released_at IS NULL
          GROUP BY b.seller_id, b.day HAVING b.used_cents <> coalesce(sum(s.cents), 0) OR b.used_cents > b.limit_cents`,
  },
  {
    id: 'INV-09',
    unit: 'people with a code',
    seen: countOf('promo_buyers'),
    says: 'whoever may use a code so often has as many checkouts with it as are counted',
    sql: `SELECT 'code ' || b.code || ' of ' || b.seller_id || ': ' || b.uses || ' uses by one person, '
          || count(u.checkout_id) || ' checkouts' AS breach
          FROM promo_buyers b LEFT JOIN promo_uses u ON u.seller_id = b.seller_id AND u.code = b.code
            AND u.status IN ('reserved', 'used') AND b.buyer = ANY(u.buyers)
          GROUP BY b.seller_id, b.code, b.buyer, b.uses HAVING b.uses <> count(u.checkout_id)`,
  },
  {
    id: 'INV-09',
    unit: 'uses of codes',
    seen: countOf('promo_uses', `status IN ('used', 'returned')`),
    says: 'a use is returned when all that its code took something off is cancelled, and only then',
    sql: `SELECT 'use of ' || u.code || ' by ' || u.checkout_id || ': ' || u.status || ', its orders '
          || string_agg(o.state, ', ') AS breach
          FROM promo_uses u JOIN orders o ON o.checkout_id = u.checkout_id AND o.promo_code = u.code
            WHERE u.status IN ('used', 'returned')
          GROUP BY u.code, u.checkout_id, u.status HAVING bool_and(o.state = 'cancelled') <> (u.status = 'returned')`,
  },
];
