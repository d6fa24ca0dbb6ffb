import { type Check, countOf } from './check.ts';

/** What lay in the parcels of a checkout of the pieces that its offer names, so many of each at most. */
const ownItemsSql = `SELECT sum(least(l.quantity, (e ->> 'quantity')::int) * l.cents)
  FROM jsonb_array_elements(p.items) e JOIN (
  SELECT i ->> 'variantId' AS variant_id, max((i ->> 'priceCents')::bigint) AS cents,
    sum((i ->> 'quantity')::int) AS quantity
  FROM jsonb_array_elements(c.parcels) a, jsonb_array_elements(a -> 'lines') i GROUP BY 1) l
    ON l.variant_id = e ->> 'variantId'`;

/** How an offer may have come to a cart. */
const isGiven = `CASE o.way
  WHEN 'sent' THEN EXISTS (SELECT 1 FROM recovery_attempts t WHERE t.promo_code = o.code AND t.cart_id = o.cart_id)
  WHEN 'recovered' THEN EXISTS (SELECT 1 FROM recovery_attempts t WHERE t.promo_code = o.code AND t.used_at IS NOT NULL)
  WHEN 'signed-in' THEN EXISTS (SELECT 1 FROM offer_carts f JOIN carts g ON g.id = f.cart_id WHERE f.code = o.code
    AND g.merged_into = o.cart_id)
  ELSE true END`;

/** [INV-10] Where the offers of reminders were spent, and on what. */
export const offerChecks: readonly Check[] = [
  {
    id: 'INV-10',
    unit: 'uses of offers',
    seen: countOf('promo_uses', `seller_id = ''`),
    says: 'a reminder’s offer is used by checkouts of carts that it was given to',
    sql: `SELECT 'offer ' || u.code || ' in checkout ' || u.checkout_id || ': used for cart ' || u.cart_id
          || ', paid from ' || coalesce(c.cart_id, 'none') || ', given to '
            || coalesce((SELECT string_agg(o.cart_id, ', ' ORDER BY o.cart_id) FROM offer_carts o
              WHERE o.code = u.code), 'none') AS breach
          FROM promo_uses u LEFT JOIN checkouts c ON c.id = u.checkout_id
          WHERE u.seller_id = '' AND (c.cart_id IS DISTINCT FROM u.cart_id OR NOT EXISTS (SELECT 1 FROM offer_carts o
            WHERE o.code = u.code AND o.cart_id = u.cart_id))`,
  },
  {
    id: 'INV-10',
    unit: 'carts with an offer',
    seen: countOf('offer_carts'),
    says: 'an offer was given to the cart that it was sent for, by its used link, or along with a guest who signed in',
    sql: `SELECT 'offer ' || o.code || ': given to cart ' || o.cart_id || ' as ' || o.way AS breach FROM offer_carts o
          WHERE NOT (${isGiven})`,
  },
  {
    id: 'INV-10',
    unit: 'uses of offers',
    seen: countOf('promo_uses', `seller_id = ''`),
    says: 'an offer takes off at most its percentage of its own pieces, and at most what its mail promised',
    sql: `SELECT 'offer ' || u.code || ' in checkout ' || u.checkout_id || ': took off ' || u.discount_cents
          || ', promised ' || p.at_most_cents || ', ' || p.percent || ' percent of ' || coalesce(own.cents, 0) AS breach
          FROM promo_uses u JOIN promo_codes p ON p.seller_id = u.seller_id AND p.code = u.code
            JOIN checkouts c ON c.id = u.checkout_id CROSS JOIN LATERAL (${ownItemsSql}) AS own (cents)
          WHERE u.seller_id = '' AND u.discount_cents > least(p.at_most_cents,
            round(coalesce(own.cents, 0) * p.percent / 100.0))`,
  },
];
