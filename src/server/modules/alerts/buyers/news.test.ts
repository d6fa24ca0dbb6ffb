import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { DAY } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { publish as publishEvent } from '#server/platform/events/publish.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
const sql = sqlOf(() => sale);
const listed = (title: string, priceCents: number) => ({
  ...{ title, compareAtCents: null },
  variants: [{ values: [], priceCents, quantity: 5 }],
});
const signIn = (who: Pick<Browser, 'call'>, email: string) =>
  who.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
async function publish(title: string, priceCents = 4000): Promise<string> {
  const listingId = await publishListing(ana, listed(title, priceCents));
  await sale.settle();
  return listingId;
}
async function lower(listingId: string, title: string, priceCents: number): Promise<void> {
  const listing = listingInput(ana.pictureId, listed(title, priceCents));
  expect((await ana.call('PUT', `/api/seller/listings/${listingId}`, { listing })).status).toBe(200);
  await Promise.all([sale.settle(), sale.settle()]);
}
const shown = async () =>
  (await ask(bo, contract.alerts.listNotices, {})).items.map(({ title, message }) => [title, message]);
const waiting = async () =>
  (await sql<{ kind: string }>('SELECT kind FROM digest_items ORDER BY kind')).rows.map(({ kind }) => kind);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  bo = await signUp(browser(sale.address), 'Bo Buyer');
});
afterAll(() => sale.stop());

test('[CRAFT-09] a lower price of a wished-for piece is told once a shop and day', async () => {
  const [mug, bowl] = [await publish('Blue mug'), await publish('Bowl')];
  for (const id of [mug, bowl]) expect((await bo.call('POST', '/api/wishlist/items', { id })).status).toBe(200);
  await lower(mug, 'Blue mug', 3900);
  expect(await shown()).toEqual([]);
  await passTime(sale, 40 * DAY);
  await signIn(ana, 'ana.potter@example.com');
  await signIn(bo, 'bo.buyer@example.com');
  await lower(mug, 'Blue mug', 3000);
  await lower(bowl, 'Bowl', 3000);
  await lower(mug, 'Blue mug', 2900);
  expect(await shown()).toEqual([
    [
      'Ana Potter lowered a price',
      'Blue mug from your wishlist now costs €30.00. Lowest price of the last 30 days: €39.00.',
    ],
  ]);
  await passTime(sale, DAY);
  await lower(mug, 'Brown mug', 2900);
  expect((await shown()).length).toBe(1);
});

test('[CRAFT-09] a new piece is told to those who follow its shop, once a day', async () => {
  await sql('DELETE FROM buyer_notices');
  await bo.call('PUT', `/api/shops/${ana.userId}/follow`, { following: true });
  const vase = await publish('Vase');
  await publish('Plate');
  expect(await shown()).toEqual([['New at Ana Potter', 'Vase, €40.00.']]);
  await passTime(sale, DAY);
  await lower(vase, 'Vase', 4200);
  expect((await shown()).length).toBe(1);
});

test('[CRAFT-09] both wait for the weekly digest where nobody asks for more', async () => {
  expect(await waiting()).toEqual(['new_listings', 'price_drops']);
  expect(
    (await sql(`SELECT 1 FROM mails WHERE key LIKE 'alert:notice%' OR key LIKE 'alert:new_listing%'`)).rows,
  ).toEqual([]);
});

test('[DASH-04, UX-70] those who follow a shop read once that it is back', async () => {
  await sql('DELETE FROM buyer_notices');
  const ida = await signUp(browser(sale.address), 'Ida Silent');
  await ida.call('PUT', `/api/shops/${ana.userId}/follow`, { following: true });
  const choices = [{ kind: 'followed_shops', channel: 'screen', wanted: false }];
  expect((await ida.call('PUT', '/api/accounts/notifications', { choices })).status).toBe(200);
  const end = (noticeId: string, again: boolean) =>
    inTransaction(sale.app.db, (tx) =>
      publishEvent(sale.app, tx, {
        name: 'shops.vacation-turned',
        subject: ana.userId,
        payload: { sellerId: ana.userId, slug: 'ana-potter', noticeId, isOver: true, again },
      }),
    );
  await end('summer', false);
  await end('winter', true);
  await end('winter', true);
  await sale.settle();
  expect(await shown()).toEqual([['Ana Potter is back', 'You can buy there again.']]);
  expect((await ask(ida, contract.alerts.listNotices, {})).items).toEqual([]);
});
