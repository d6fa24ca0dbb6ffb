import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { erase } from '#test/builders/erase.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { type Bought, returnOperations } from '#test/builders/returns.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { purgeUnattached } from '../files/purge-unattached.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
const { bought, ask, asking, step, reject, refund, stand, sent, send } = returnOperations({
  ...{ sale: () => sale, ana: () => ana, mug: () => mug },
});
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 40 });
});
afterAll(() => sale.stop());

const guest = () => browser(sale.address);
const addPicture = async ({ orderId, accessKey }: Bought, key = accessKey) =>
  guest().call('POST', `/api/orders/${orderId}/return-pictures`, {
    ...{ accessKey: key, content: (await pictureBytes('#a0522d')).toString('base64') },
  });
const askAsGuest = (order: Bought, changes: object) =>
  guest().call('POST', `/api/orders/${order.orderId}/returns`, {
    ...asking(order, 1, { reason: 'damaged', ...changes }),
    accessKey: order.accessKey,
  });

test('[ORD-04, FILE-06, INV-22] a guest sends a picture with a return, and its maker sees it', async () => {
  const [order, other] = [await bought(), await bought()];
  expect(codeOf(await addPicture(order, 'wrong'))).toEqual([404, 'orders/not-found']);
  const { id } = (await addPicture(order)).body;
  expect(codeOf(await askAsGuest(other, { pictures: [id] }))).toEqual([404, 'files/not-found']);
  const { returnId } = (await askAsGuest(order, { pictures: [id] })).body;
  expect((await stand(returnId)).pictures).toMatchObject([{ id: expect.stringContaining('-private') }]);
});

test('[ORD-04] pictures wait until the order has arrived, and must be pictures', async () => {
  expect(codeOf(await addPicture(await bought(1, ['processing'])))).toEqual([409, 'returns/not-arrived']);
  const { orderId, accessKey } = await bought();
  const answer = await guest().call('POST', `/api/orders/${orderId}/return-pictures`, {
    accessKey,
    content: 'AAAAAAAA',
  });
  expect(codeOf(answer)).toEqual([415, 'files/not-a-picture']);
});

test('[ORD-04, OFFICE-01] a rejected return becomes one case however often it is pressed', async () => {
  const order = await bought();
  const { returnId } = (await askAsGuest(order, {})).body;
  const press = () =>
    guest().call('POST', `/api/orders/${order.orderId}/returns/${returnId}/case`, { accessKey: order.accessKey });
  expect(codeOf(await press())).toEqual([409, 'returns/step-not-allowed']);
  await reject(returnId);
  expect((await Promise.all([press(), press(), press()])).map(({ status }) => status)).toEqual([200, 200, 200]);
  await sale.settle();
  const { rows } = await sql<{ number: string }>('SELECT number FROM cases WHERE source_id = $1', [returnId]);
  expect(rows).toHaveLength(1);
  const mails = await sql('SELECT key FROM mails WHERE key LIKE $1', [`case ${rows[0]?.number} % ${order.orderId}`]);
  expect(mails.rows).toHaveLength(1);
  expect((await stand(returnId)).disputedAt).not.toBeNull();
});

/** Somebody who wants every kind of news by mail. */
async function wantsAll(who: typeof ana | Bought['rio']): Promise<void> {
  const { choices } = (await who.call('GET', '/api/accounts/notifications')).body;
  const all = choices.map((choice: object) => ({ ...choice, wanted: true }));
  expect((await who.call('PUT', '/api/accounts/notifications', { choices: all })).status).toBe(200);
}

test('[ORD-04, ALERT-26] each press of a return sends one mail at most to each person', async () => {
  await wantsAll(ana);
  const [order, other] = [await bought(), await bought()];
  for (const { rio } of [order, other]) await wantsAll(rio);
  await send();
  const count = async () =>
    (await sql<{ count: number }>('SELECT count(*)::int AS count FROM mails')).rows[0]?.count ?? 0;
  let id = '';
  const damaged = (of: Bought) => async () => void (id = (await ask(of, 1, { reason: 'damaged' })).body.returnId);
  const presses = {
    ...{ requested: damaged(order), approved: () => step(id, 'approved'), sent: () => sent(order, id) },
    ...{ received: () => step(id, 'received'), review: () => step(id, 'under_review'), paid: () => refund(id) },
    ...{ another: damaged(other), rejected: () => reject(id) },
  };
  for (const [press, operation] of Object.entries(presses)) {
    const before = await count();
    await operation();
    await send();
    const { rows } = await sql<{ recipient: string; subject: string }>(
      'SELECT recipient, subject FROM mails ORDER BY created_at, key OFFSET $1',
      [before],
    );
    const people = rows.map(({ recipient }) => recipient);
    expect([press, people], JSON.stringify(rows)).toEqual([press, [...new Set(people)]]);
  }
});

test('[SUP-03, FILE-06] erasing a guest takes the pictures of their return along', async () => {
  const sentAlong = async (email: string) => {
    const order = await bought();
    await askAsGuest(order, { pictures: [(await addPicture(order)).body.id] });
    await sql('UPDATE orders SET buyer_id = NULL, email = $2 WHERE id = $1', [order.orderId, email]);
    return order.orderId;
  };
  const who = await signUp(browser(sale.address), 'Noa Guest');
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  const orderIds = [await sentAlong('noa.guest@example.com'), await sentAlong('somebody.else@example.com')];
  await erase(sale, who.userId);
  await purgeUnattached.run(sale.app);
  const { rows } = await sql<{ owner: string }>('SELECT owner_id AS owner FROM pictures WHERE owner_id = ANY($1)', [
    orderIds,
  ]);
  expect(rows.map(({ owner }) => owner)).toEqual(orderIds.slice(1));
});
