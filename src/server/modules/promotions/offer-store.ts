import type { Transaction } from '../../platform/database/open-database.ts';

/** How an offer came to a cart: sent about it, brought by its link, or with its guest who signed in. */
export type OfferWay = 'sent' | 'recovered' | 'signed-in';

/** [INV-10] From now on an offer counts in this cart too. Saying it again changes nothing. */
export async function addOffers(
  tx: Transaction,
  given: readonly { code: string; cartId: string }[],
  { way, now }: { way: OfferWay; now: Date },
): Promise<void> {
  await tx.query({
    name: 'offer-give',
    text: `INSERT INTO offer_carts (seller_id, code, cart_id, way, given_at) SELECT '', code, cart_id, $3, $4
           FROM unnest($1::text[], $2::text[]) AS g (code, cart_id) ON CONFLICT DO NOTHING`,
    values: [given.map(({ code }) => code), given.map(({ cartId }) => cartId), way, now],
  });
}

/** The offers of a guest's cart go along into the cart of the member that its guest has become. */
export async function moveOffers(
  tx: Transaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'offer-take-along',
    text: `INSERT INTO offer_carts (seller_id, code, cart_id, way, given_at) SELECT seller_id, code, $2, 'signed-in', $3
           FROM offer_carts WHERE seller_id = '' AND cart_id = $1 ON CONFLICT DO NOTHING`,
    values: [from, to, now],
  });
}
