import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayWait, MAX_BACK_IN_STOCK_REQUESTS } from '#domain/listings/may-wait.ts';
import { listingInput, maker, openMarket, publishListing } from '#test/builders/market.ts';
import { person, type TestCaller } from '#test/builders/caller.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { mayNotify } from '../../accounts/safety/limit-sent.ts';
import { reserveStock, releaseReserved } from '../stock-store.ts';

let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: TestCaller;
let cleo: TestCaller;

const sizes = ['Small', 'Large'];
const facts = (small: number, large: number) => ({
  title: 'Jug',
  options: [{ name: 'Size', values: sizes }],
  variants: [small, large].map((quantity, index) => ({ values: [sizes[index]], priceCents: 3000 + index, quantity })),
});

async function jug(small: number, large: number): Promise<{ listingId: string; ids: string[] }> {
  const listingId = await publishListing(ana, facts(small, large));
  const { rows } = await market.app.db.query<{ id: string }>({
    text: 'SELECT id FROM variants WHERE listing_id = $1 ORDER BY position',
    values: [listingId],
  });
  return { listingId, ids: rows.map(({ id }) => id) };
}

const askFor = (who: Pick<TestCaller, 'call'>, listingId: string, variantId: string | undefined, waiting = true) =>
  who.call('PUT', `/api/listings/${listingId}/stock-wish`, { variantId, waiting });
const requestsOf = async (who: TestCaller, listingId: string): Promise<string[]> =>
  (await who.call('GET', `/api/listings/${listingId}/stock-wishes`)).body.variantIds;
const mails = async () =>
  (
    await market.app.db.query<{ recipient: string; subject: string; body_text: string }>({
      text: `SELECT recipient, subject, body_text FROM mails WHERE key LIKE 'back %' ORDER BY recipient`,
    })
  ).rows;
const restock = (listingId: string, small: number, large: number) =>
  ana.call('PUT', `/api/seller/listings/${listingId}`, { listing: listingInput(ana.pictureId, facts(small, large)) });

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  bo = await person(market.address, 'Bo Lindgren');
  cleo = await person(market.address, 'Cleo Marsh');
});
afterAll(() => market.stop());

test('[UX-34] one waits for what has sold out, for a number that one could want', () => {
  expect(mayWait({ stock: 1, requests: 0 })).toMatchObject({ problem: { code: 'listings/in-stock' } });
  expect(mayWait({ stock: 0, requests: MAX_BACK_IN_STOCK_REQUESTS })).toMatchObject({
    problem: { code: 'listings/too-many-wishes' },
  });
  expect(mayWait({ stock: 0, requests: MAX_BACK_IN_STOCK_REQUESTS - 1 }).ok).toBe(true);
});

test('[UX-34, INV-22] waiting needs an account, a variant of this listing, and that it has sold out', async () => {
  const { listingId, ids } = await jug(0, 3);
  const other = await jug(0, 0);
  const stranger = await fetch(`${market.address}/api/listings/${listingId}/stock-wish`, {
    method: 'PUT',
    body: JSON.stringify({ variantId: ids[0], waiting: true }),
    headers: { 'Content-Type': 'application/json', Origin: market.address },
  });
  expect(stranger.status).toBe(401);
  expect((await askFor(bo, listingId, other.ids[0])).status).toBe(404);
  await ana.call('POST', `/api/seller/listings/${other.listingId}/state`, { state: 'inactive' });
  expect((await askFor(bo, other.listingId, other.ids[0])).status, 'what is paused').toBe(404);
  expect((await askFor(bo, listingId, ids[1])).body.error.code).toBe('listings/in-stock');
  expect((await askFor(bo, listingId, ids[0])).body).toEqual({ waiting: true });
  expect((await askFor(bo, listingId, ids[0])).body).toEqual({ waiting: true });
  expect(await requestsOf(bo, listingId)).toEqual([ids[0]]);
  expect(await requestsOf(cleo, listingId)).toEqual([]);
  expect((await askFor(bo, listingId, ids[0], false)).body).toEqual({ waiting: false });
  expect(await requestsOf(bo, listingId)).toEqual([]);
});

test('[UX-34, INV-24] whoever waits gets one mail when the variant is back, that leads to it', async () => {
  const { listingId, ids } = await jug(0, 0);
  for (const who of [bo, cleo]) await askFor(who, listingId, ids[1]);
  await askFor(cleo, listingId, ids[0]);
  await market.settle();
  expect(await mails()).toEqual([]);
  await restock(listingId, 0, 4);
  await Promise.all([market.settle(), market.settle()]);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ subject: 'Jug is back' });
  expect(sent[0]?.body_text).toContain(`/product/${listingId}?size=Large`);
  expect(sent[0]?.body_text).toContain('Large, €30.01 from Ana Potter. There are 4.');
  expect(await requestsOf(bo, listingId)).toEqual([]);
  expect(await requestsOf(cleo, listingId)).toEqual([ids[0]]);
  await restock(listingId, 0, 9);
  await market.settle();
  expect(await mails()).toHaveLength(2);
});

test('[UX-34] a piece that a checkout lets go is back too; one that is not shown is not', async () => {
  await market.app.db.query({ text: 'DELETE FROM mails' });
  const { listingId, ids } = await jug(1, 0);
  const line = [{ sellerId: ana.userId, listingId, variantId: ids[0] ?? '', quantity: 1 }];
  await inTransaction(market.app.db, (tx) => reserveStock(market.app, tx, line));
  await askFor(bo, listingId, ids[0]);
  await ana.call('POST', `/api/seller/listings/${listingId}/state`, { state: 'inactive' });
  await inTransaction(market.app.db, (tx) => releaseReserved(market.app, tx, line));
  await market.settle();
  expect(await mails()).toEqual([]);
  await ana.call('POST', `/api/seller/listings/${listingId}/state`, { state: 'active' });
  await market.settle();
  expect(await mails()).toMatchObject([{ subject: 'Jug is back' }]);
});

test('[UX-34] one whose address has had enough mail for the day keeps nobody else from theirs', async () => {
  const email = async (who: TestCaller): Promise<string> =>
    (
      await market.app.db.query<{ email: string }>({
        text: 'SELECT u.email FROM users u JOIN back_in_stock_requests w ON w.user_id = u.id ORDER BY (u.display_name = $1) DESC LIMIT 1',
        values: [who === bo ? 'Bo Lindgren' : 'Cleo Marsh'],
      })
    ).rows[0]?.email ?? '';
  for (const [full, other] of [
    [bo, cleo],
    [cleo, bo],
  ] as const) {
    await market.app.db.query({ text: 'WITH m AS (DELETE FROM mails) DELETE FROM rate_limits' });
    const { listingId, ids } = await jug(0, 0);
    for (const who of [bo, cleo]) await askFor(who, listingId, ids[0]);
    const [first, second] = [await email(full), await email(other)];
    while (await mayNotify(market.app, { email: first, isProven: false }));
    await market.app.db.query({ text: 'UPDATE users SET email_verified = false' });
    await restock(listingId, 3, 0);
    await market.settle();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([second]);
  }
});
