import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { findCodes } from './promo-store.ts';
import { moveOffers } from './offer-store.ts';

const tables = bareTables();
const code = {
  seller_id: 'ana',
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  starts_at: at(-60),
  created_at: at(-60),
  uses: 5,
  max_uses: 9,
};

test('[INV-10] an offer counts in the carts that it was given to', async () => {
  const offer = { ...code, seller_id: '', max_uses: 1, uses: 0, at_most_cents: 500, items: [] };
  await tables.fill`
    promo_codes: ${offer} code=BACK-1 | code=BACK-2
    offer_carts: seller_id="" code=BACK-1 cart_id=k1 way=sent given_at=@0 | code=BACK-2 cart_id=k2
  `;
  const isForCart = async (word: string, cartId: string) =>
    (await findCodes(tables.db, { code: word, sellerIds: [], cartId })).map(
      (match) => (match as { isForCart?: boolean }).isForCart,
    );
  expect(await each(isForCart, ['BACK-1', 'k1'], ['BACK-1', 'k2'], ['BACK-2', 'k1'])).toEqual([
    [true],
    [false],
    [false],
  ]);
  const along = await tables.written('offer_carts', 'code cart_id way', (tx) =>
    moveOffers(tx, { from: 'k1', to: 'member', now: NOW }),
  );
  expect(along.now).toEqual(['BACK-1 member signed-in']);
});
