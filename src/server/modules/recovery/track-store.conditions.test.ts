import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { matching } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { closeLife, forgetGuest, hasAddress, saveActivity } from './track-store.ts';
import { dropAddresses } from './reminder-turns-store.ts';
import { markRecovered } from './recover-store.ts';
import { saveSwept } from './expired-carts-store.ts';

const tables = bareTables();
const app = partOf<App>({ config: { SMTP_URL: 'smtp://mail' } });
const cart = row`cart_id=k1 life=2 user_email="bo@example.com" items=[] status=pending next_at=@0 last_activity_at=@-5`;
/** An earlier life of the same cart, which is over, and another cart. */
const OTHERS = [{ life: 1, next_at: null, closed_by: 'purchase' }, { cart_id: 'k2' }];
const keys = 'cart_id life';
const its = ['k1 2'];
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('abandoned_carts', keys, operation)).now;

test('[REC-01, REC-03] what becomes of a cart becomes of its present life alone', async () => {
  await tables.fill`abandoned_carts: ${cart} | ${OTHERS}`;
  const fresh = partOf<Parameters<typeof saveActivity>[1]>({
    cart: { cartId: 'k1', items: [], subtotal: 0, discount: 0, total: 0 },
    userId: null,
    email: null,
    language: 'en',
    sessionId: '',
    metadata: {},
    now: NOW,
    nextAt: at(9),
  });
  expect(await written((tx) => saveActivity(tx, fresh))).toEqual(its);
  const address = (cartId: string, email = 'bo@example.com') => tables.run((tx) => hasAddress(tx, cartId, email));
  expect(await matching(address, 'k1', ['k1', 'cy@example.com'], 'k9')).toEqual(['k1']);
  expect(
    await written((tx) =>
      saveSwept(tx, [
        {
          cartId: 'k1',
          life: 2,
          abandonedAt: NOW,
          status: 'email_sent',
          attempts: 1,
          lastSentAt: NOW,
          nextAt: at(5),
          closedBy: null,
        },
      ]),
    ),
  ).toEqual(its);
  expect(await written((tx) => dropAddresses(tx, ['k1']))).toEqual(its);
  await tables.sql(`UPDATE abandoned_carts SET user_email = 'bo@example.com'`);
  expect(await written((tx) => forgetGuest(app, tx, 'k1'))).toEqual(its);
  expect(await written((tx) => forgetGuest(app, tx, 'k1'))).toEqual([]);
  expect(await written((tx) => closeLife(app, tx, { cartId: 'k1', closedBy: 'age' }))).toEqual(its);
  expect(await written((tx) => markRecovered(tx, 'k1', 2))).toEqual(its);
  expect(await written((tx) => markRecovered(tx, 'k1', 1))).toEqual([]);
  expect(await written((tx) => saveActivity(tx, fresh))).toEqual(['k1 3']);
});
