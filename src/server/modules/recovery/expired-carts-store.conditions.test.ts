import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { lockDue } from './expired-carts-store.ts';

const tables = bareTables();

test('[REC-04, REC-05] carts are looked at when they are due, the longest first', async () => {
  const items = [
    { sellerId: 'ana', variantId: 'v2' },
    { sellerId: 'ana', variantId: 'v1' },
    { sellerId: 'ana', variantId: 'out' },
    { sellerId: 'ana', variantId: 'off' },
  ];
  await tables.fill`
    abandoned_carts: cart_id=k1 life=2 user_email="bo@example.com" items=[] status=pending next_at=@0
      last_activity_at=@-5 items=${items} user_id=bo language=de
      | cart_id=k2 next_at=@-1 items=[] user_email="cy@example.com" user_id=null | cart_id=k3 next_at=@1
    listings: seller_id=ana id=l1 state=active title=Mug | id=l2 state=inactive | seller_id=ben id=l2
    variants: seller_id=ana listing_id=l1 id=v1 price_cents=5 stock=1 option_values=["a"]
      | id=v2 price_cents=7 option_values=["b"] | id=out stock=0 option_values=["c"] | id=off listing_id=l2
      | seller_id=ben price_cents=1
    cart_lines: cart_id=k1 id=i1 | id=i2 variant_id=v2 | cart_id=k2
    users: id=cy email="bo@example.com" email_verified=true language=de | id=bo language=en
  `;
  await tables.sql(`INSERT INTO cart_mail_optouts SELECT sha256('cy@example.com'), now()`);
  const due = await tables.run((tx) => lockDue(tx, NOW, 9));
  expect(
    due.map((row) => [
      row.cart_id,
      row.lines,
      row.optedOut,
      row.isProven,
      row.language,
      row.buyable.map(({ priceCents }) => priceCents),
    ]),
  ).toEqual([
    // A member is written to as their account says, whatever the page was in.
    ['k2', 1, true, false, 'de', []],
    ['k1', 2, false, true, 'en', [7, 5]],
  ]);
  expect((await tables.run((tx) => lockDue(tx, NOW, 1))).map((row) => row.cart_id)).toEqual(['k2']);
  await tables.sql(`UPDATE users SET email_verified = false WHERE id = 'bo'`);
  expect((await tables.run((tx) => lockDue(tx, NOW, 9)))[1]?.isProven).toBe(false);
});
