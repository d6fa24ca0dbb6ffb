import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { promotionSchema } from '#domain/promotions/model.ts';
import { variantOf, put, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
const terms = {
  kind: 'percent',
  percent: 10,
  amountCents: null,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
};
const make = (who: typeof ana, code: string, changes: object = {}) =>
  who.call('POST', '/api/seller/promotions', { ...terms, code, ...changes });
const type = (who: Browser, code: string) => who.call('POST', '/api/cart/promo', { code });
const later = (milliseconds: number): string => new Date(sale.app.clock.now().getTime() + milliseconds).toISOString();

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
});
afterAll(() => sale.stop());

test('[SHELL-09, CART-05] a maker makes a code, sees it beside their others alone, and stops it', async () => {
  const made = await make(ana, ' winter10 ');
  expect([made.status, promotionSchema.safeParse(made.body).error?.issues ?? []]).toEqual([200, []]);
  expect(made.body).toMatchObject({ code: 'WINTER10', state: 'running', orders: 0, givenCents: 0 });
  expect(codeOf(await make(ana, 'WINTER10'))).toEqual([409, 'promotions/code-taken']);
  expect((await make(bea, 'WINTER10', { percent: 20 })).status).toBe(200);
  await make(ana, 'SPRING', { startsAt: later(DAY) });
  const { promotions } = (await ana.call('GET', '/api/seller/promotions')).body;
  expect(promotions.map((each: { code: string; state: string }) => [each.code, each.state])).toEqual([
    ['SPRING', 'planned'],
    ['WINTER10', 'running'],
  ]);
  for (let times = 0; times < 2; times += 1)
    expect((await ana.call('POST', '/api/seller/promotions/winter10/stop')).body.state).toBe('stopped');
  expect(codeOf(await ana.call('POST', '/api/seller/promotions/NONE/stop'))).toEqual([404, 'promotions/not-found']);
  expect((await bea.call('GET', '/api/seller/promotions')).body.promotions[0].state).toBe('running');
});

test('[SHELL-09, INV-21] a code whose answer was lost is made once, and answered the same again', async () => {
  const again = () =>
    ana.call('POST', '/api/seller/promotions', { ...terms, code: 'LOST' }, { 'idempotency-key': 'made-once' });
  const first = await again();
  const second = await again();
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
});

test('[CART-05] what no code can mean is refused: no name, no reduction', async () => {
  for (const code of ['AB', '-AB', 'ÄÖÜ', 'A'.repeat(25), "X'; DROP"])
    expect([code, ...codeOf(await make(ana, code))]).toEqual([code, 400, 'promotions/invalid-code']);
  for (const changes of [{ percent: null }, { kind: 'fixed' }, { kind: 'fixed', amountCents: 500, minimumCents: 599 }])
    expect(codeOf(await make(ana, 'NOTHING', changes))).toEqual([400, 'promotions/nothing-left']);
  for (const changes of [{ endsAt: later(-HOUR) }, { startsAt: later(DAY), endsAt: later(HOUR) }])
    expect(codeOf(await make(ana, 'ENDS', changes))).toEqual([400, 'promotions/ends-too-early']);
  for (const changes of [{ percent: 91 }, { percent: 0 }, { maxUses: 0 }, { minimumCents: -1 }, { extra: 1 }])
    expect((await make(ana, 'SHAPE', changes)).status).toBe(400);
  expect((await browser(sale.address).call('GET', '/api/seller/promotions')).status).toBe(401);
});

test('[UX-46, CART-07] a typed code is taken in any case and comes off again', async () => {
  await make(ana, 'TENOFF');
  const rio = await withCart(
    sale,
    await variantOf(sale, ana, { priceCents: 3333 }),
    await variantOf(sale, bea, { priceCents: 9000 }),
  );
  const { status, body } = await type(rio, ' tenoff ');
  expect([status, body.discount, body.total]).toEqual([200, 333, 12000]);
  expect(body.appliedPromo).toMatchObject({ code: 'TENOFF', percent: 10, discountAmount: 333 });
  const more = await rio.call('PUT', `/api/cart/items/${body.items[0].id}`, { quantity: 2 });
  expect([more.body.discount, (await rio.call('GET', '/api/cart')).body.discount]).toEqual([667, 667]);
  const quote = (await rio.call('GET', '/api/checkout/quote?country=PT')).body;
  expect([quote.discountCents, quote.promo.code]).toEqual([667, 'TENOFF']);
  expect(quote.parcels.map((parcel: { discountCents: number }) => parcel.discountCents)).toEqual([667, 0]);
  expect((await rio.call('DELETE', '/api/cart/promo')).body).toMatchObject({ discount: 0, appliedPromo: null });
});

test('[UX-46] a cart that was emptied takes no code, and one that never was none either', async () => {
  await make(ana, 'EMPTYONE');
  const rio = await withCart(sale, await variantOf(sale, ana));
  const { items } = (await rio.call('GET', '/api/cart')).body;
  await rio.call('DELETE', `/api/cart/items/${items[0].id}`);
  for (const who of [rio, browser(sale.address)])
    expect(codeOf(await type(who, 'EMPTYONE'))).toEqual([409, 'cart/code-empty']);
  expect((await rio.call('GET', '/api/cart')).body.appliedPromo).toBeNull();
});

test('[UX-46] each code that does not count says why, and leaves the one that is there', async () => {
  const variant = await variantOf(sale, ana);
  await make(ana, 'GOOD');
  await make(ana, 'SOON', { startsAt: later(DAY) });
  await make(ana, 'SHORT', { endsAt: later(HOUR) });
  await make(ana, 'BIG', { minimumCents: 5000 });
  await make(bea, 'OTHERS');
  const rio = await withCart(sale, variant);
  await type(rio, 'GOOD');
  expect(codeOf(await type(rio, 'NONE'))).toEqual([404, 'cart/code-unknown']);
  expect(codeOf(await type(rio, 'OTHERS'))).toEqual([404, 'cart/code-unknown']);
  expect(codeOf(await type(rio, 'SOON'))).toEqual([409, 'cart/code-not-yet']);
  expect((await type(rio, 'BIG')).body.error).toMatchObject({ code: 'cart/code-minimum', missingCents: 2200 });
  expect((await rio.call('GET', '/api/cart')).body.appliedPromo.code).toBe('GOOD');
  expect(codeOf(await type(browser(sale.address), 'GOOD'))).toEqual([409, 'cart/code-empty']);
  await put(rio, variant);
  expect((await type(rio, 'BIG')).body.discount).toBe(560);
  expect((await type(rio, 'SHORT')).status).toBe(200);
  await passTime(sale, HOUR + 1000);
  expect(codeOf(await type(rio, 'SHORT'))).toEqual([410, 'cart/code-ended']);
  expect((await rio.call('GET', '/api/checkout/quote?country=PT')).body).toMatchObject({
    discountCents: 0,
    promo: null,
  });
});

test('[CART-06] a code that its maker stops comes off every cart at once', async () => {
  await make(ana, 'STOPPED');
  const rio = await withCart(sale, await variantOf(sale, ana));
  await type(rio, 'STOPPED');
  await ana.call('POST', '/api/seller/promotions/STOPPED/stop');
  expect((await rio.call('GET', '/api/cart')).body).toMatchObject({ discount: 0, appliedPromo: null });
  expect((await rio.call('GET', '/api/checkout/quote?country=PT')).body.discountCents).toBe(0);
  expect(codeOf(await type(rio, 'STOPPED'))).toEqual([410, 'cart/code-ended']);
});

test('[CART-03, UX-46] a guest’s code comes along when they sign in', async () => {
  await make(ana, 'ALONG');
  const rio = await withCart(sale, await variantOf(sale, ana));
  await type(rio, 'ALONG');
  await signUp(rio, 'Rio Along');
  expect((await rio.call('GET', '/api/cart')).body.appliedPromo).toMatchObject({ code: 'ALONG', discountAmount: 280 });
});

test('[UX-46, INV-21] nobody finds a code by trying: the 21st try in ten minutes waits, exactly', async () => {
  const rio = await signUp(await withCart(sale, await variantOf(sale, ana)), 'Rio Guesser');
  await rio.call('GET', '/api/cart');
  // Into a window of its own: the tries are counted by the clock's ten minutes.
  await passTime(sale, 10 * MINUTE - (sale.app.clock.now().getTime() % (10 * MINUTE)) + 1000);
  const tries = await Promise.all(Array.from({ length: 26 }, (_, index) => type(rio, `TRY${index}`)));
  const counted = Object.groupBy(tries, (answer) => String(answer.status));
  expect([counted['404']?.length, counted['429']?.length]).toEqual([20, 6]);
});
