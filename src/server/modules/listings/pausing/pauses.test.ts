import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { DAY, formatDay } from '#domain/core/time.ts';
import { maker, shopTexts } from '#test/builders/market.ts';
import { buy, put, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { renewPauses } from './pause-listings.ts';
import { turnDueNotices } from '../../shops/calendar/turn-notices.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let made: SoldVariant;
let ready: SoldVariant;

const day = (ahead: number): string =>
  new Date(sale.app.clock.now().getTime() + ahead * DAY).toISOString().slice(0, 10);
const calendar = {
  ...{ workingDays: [1, 2, 3, 4, 5], lastHour: 24, keepsHolidays: true, daysOff: [] },
  ...{ minutesPerDay: 60, maxQueueDays: 2 },
};
const setCalendar = async (edit: object) => {
  const answer = await ana.call('PUT', '/api/seller/calendar', { ...calendar, ...edit });
  await sale.settle();
  return answer;
};
const mine = () => ask(ana, contract.shops.getCalendar);
const page = ({ listingId }: SoldVariant) => ask(browser(sale.address), contract.listings.getListing, { listingId });
const isListed = async ({ listingId }: SoldVariant) =>
  (await ask(browser(sale.address), contract.search.searchListings, { limit: 48 })).items.some(
    (card) => card.listingId === listingId,
  );
const vacation = (edit: object = {}) => ({
  ...{ firstDay: day(1), lastDay: day(3), notice: 'Back soon', selling: 'nothing', autoreply: 'I answer next week.' },
  ...edit,
});
const turn = async () => {
  // Two processes at once turn it once.
  await Promise.all([turnDueNotices.run(sale.app), turnDueNotices.run(sale.app)]);
  for (let round = 0; round < 3; round += 1) await sale.settle();
};
const mails = async (title: string): Promise<unknown[]> =>
  (await sale.app.db.query({ text: 'SELECT 1 FROM mails WHERE subject = $1', values: [title] })).rows;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  await ana.call('PUT', '/api/seller/shop', { ...shopTexts('Ana Potter'), timeZone: 'UTC' });
  made = await variantOf(sale, ana, { title: 'Made', madeToOrder: true, makingMinutes: 50, processingDays: 1 });
  ready = await variantOf(sale, ana, { title: 'Ready', processingDays: 1 });
});
afterAll(() => sale.stop());

test('[ORD-06] the queue of open orders moves the promise, pauses what is made to order', async () => {
  expect(codeOf(await setCalendar({ minutesPerDay: null }))).toEqual([400, 'shops/queue-limit-needs-minutes']);
  await setCalendar({});
  const bo = await withCart(sale, { ...made, quantity: 3 });
  const { body } = await buy(bo);
  await sale.settle();
  await sale.settle();
  // 150 minutes are three days, one more than the limit.
  expect(await mine()).toMatchObject({ calendar: { queueMinutes: 150 }, queueDays: 3 });
  const paused = await page(made);
  expect([typeof paused.pausedUntil, (await page(ready)).pausedUntil]).toEqual(['string', null]);
  expect([await isListed(made), await isListed(ready)]).toEqual([false, true]);
  expect(paused.calendar).toMatchObject({ queueMinutes: 150 });
  const cy = browser(sale.address);
  expect(codeOf(await cy.call('POST', '/api/cart/items', { ...made, quantity: 1 }))).toEqual([409, 'cart/paused']);
  const orderId = body.orders[0].orderId;
  // The day comes and nothing was sent: the pause goes on.
  await passTime(sale, 8 * DAY);
  await renewPauses.run(sale.app);
  expect(((await page(made)).pausedUntil ?? '') > (paused.pausedUntil ?? '')).toBe(true);
  for (const state of ['processing', 'shipped'])
    expect((await ana.call('POST', `/api/seller/orders/${orderId}/state`, { state })).status).toBe(200);
  for (let round = 0; round < 3; round += 1) await sale.settle();
  expect([(await page(made)).pausedUntil, (await mine()).calendar.queueMinutes, await isListed(made)]).toEqual([
    null,
    0,
    true,
  ]);
});

test('[DASH-04] a vacation begins and ends by itself', async () => {
  const bo: Browser = await signUp(await withCart(sale, ready), 'Bo Follower');
  await bo.call('PUT', `/api/shops/${ana.userId}/follow`, { following: true });
  expect(
    codeOf(await ana.call('POST', '/api/seller/notices', vacation({ lastDay: day(-1), firstDay: day(-2) }))),
  ).toEqual([400, 'shops/notice-over']);
  const { noticeId } = (await ana.call('POST', '/api/seller/notices', vacation())).body;
  expect(codeOf(await ana.call('POST', '/api/seller/notices', vacation()))).toEqual([409, 'shops/vacation-twice']);
  await turn();
  expect((await page(ready)).shop.notice).toBeNull();
  await passTime(sale, DAY);
  await turn();
  const shown = await page(ready);
  expect([shown.pausedUntil, shown.shop.notice]).toEqual([
    day(3),
    { notice: 'Back soon', selling: 'nothing', lastDay: day(2) },
  ]);
  // What is published meanwhile pauses too.
  const late = await variantOf(sale, ana, { title: 'Late' });
  for (let round = 0; round < 3; round += 1) await sale.settle();
  expect((await page(late)).pausedUntil).toBe(day(3));
  const { problems } = await ask(bo, contract.checkout.getQuote, { country: 'PT' });
  expect(problems.map(({ kind }) => kind)).toEqual(['paused']);
  const write = async (initialMessage: string) => {
    const context = { productId: ready.listingId, clientId: crypto.randomUUID(), isReturn: false, initialMessage };
    const started = await bo.call('POST', '/api/messages/conversations', context);
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    await sale.settle();
    return started.body.conversationId as string;
  };
  await write('Is the mug still there?');
  const conversationId = await write('Hello again, I would like two.');
  const { items } = await ask(bo, contract.messages.listMessages, { conversationId });
  expect(items.filter(({ senderId }) => senderId === ana.userId).map(({ content }) => content)).toEqual([
    'I answer next week.',
  ]);
  await passTime(sale, 3 * DAY);
  await turn();
  expect([(await page(ready)).pausedUntil, (await page(ready)).shop.notice]).toEqual([null, null]);
  expect(await mails('Ana Potter is back')).toHaveLength(1);
  expect(codeOf(await ana.call('DELETE', `/api/seller/notices/${noticeId}`))).toEqual([404, 'shops/notice-gone']);
});

test('[DASH-04, CART-06] a shop on vacation says so where a piece goes into a cart', async () => {
  const bo = await signUp(await withCart(sale, { ...ready, quantity: 1 }), 'Bo Waiting');
  await bo.call('POST', '/api/wishlist/items', { id: ready.listingId });
  const { noticeId } = (await ana.call('POST', '/api/seller/notices', vacation({ firstDay: day(0) }))).body;
  await turn();
  const [line] = (await ask(bo, contract.cart.getCart)).items;
  expect(line).toMatchObject({ pausedUntil: day(4), isOnVacation: true, available: false });
  const speaking = { 'Accept-Language': 'de' };
  const answers = [
    await bo.call('POST', '/api/cart/items', { ...ready, quantity: 1 }),
    await bo.call('PUT', `/api/cart/items/${line?.id}`, { quantity: 2 }),
    await bo.call('POST', '/api/cart/wishes', ready),
  ];
  const until = formatDay(new Date(day(4)));
  for (const { status, body } of answers)
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'cart/paused',
      `This shop is on vacation. You can order this piece again from ${until}. Nothing was added.`,
    ]);
  const inGerman = await bo.call('POST', '/api/cart/items', { ...ready, quantity: 1 }, speaking);
  expect(inGerman.body.error.message).toContain(`Ab ${formatDay(new Date(day(4)), 'de')} kannst du`);
  await ana.call('DELETE', `/api/seller/notices/${noticeId}`);
  await turn();
  expect((await bo.call('PUT', `/api/cart/items/${line?.id}`, { quantity: 2 })).status).toBe(200);
});

test('[DASH-04, ORD-06] on a vacation that sells but sends later, days are promised for after it', async () => {
  await setCalendar({ minutesPerDay: null, maxQueueDays: null });
  const { body } = await ana.call(
    'POST',
    '/api/seller/notices',
    vacation({ firstDay: day(0), lastDay: day(20), selling: 'later' }),
  );
  expect(body.began).toBe(true);
  await turn();
  const cy = browser(sale.address);
  await put(cy, ready);
  const { parcels } = await ask(cy, contract.checkout.getQuote, { country: 'DE' });
  expect((parcels[0]?.options[0]?.leavesBy ?? '') > day(20)).toBe(true);
  const dee = await withCart(sale, ready);
  await buy(dee);
  const { rows } = await sale.app.db.query({
    text: 'SELECT leaves_by::text AS day FROM orders ORDER BY placed_at DESC LIMIT 1',
  });
  expect((rows[0]?.day as string) > day(20)).toBe(true);
  // Who ends it early is back at once.
  expect((await ana.call('DELETE', `/api/seller/notices/${body.noticeId}`)).status).toBe(200);
  await turn();
  const [option] = (await ask(cy, contract.checkout.getQuote, { country: 'DE' })).parcels[0]?.options ?? [];
  expect(option === undefined || option.leavesBy < day(20)).toBe(true);
  expect((await page(ready)).shop.notice).toBeNull();
});
