import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '#domain/core/time.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { buy, count, orderForm, variantOf, start, withCart } from '#test/builders/buying.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { advanceClock } from '../clock/clock.ts';
import { purgeExpired } from '../jobs/purge-expired.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
const create = (who: typeof ana, key: string, title = 'Mug') =>
  who.call(
    'POST',
    '/api/seller/listings',
    { listing: listingInput(who.pictureId, { title }), publish: true },
    { 'idempotency-key': key },
  );
const listings = () => count(sale, 'listings');
const isReplay = (answer: { headers: Headers }): boolean => answer.headers.get('idempotent-replayed') === 'true';

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
});
beforeEach(() => sale.app.db.query({ text: 'DELETE FROM rate_limits' }));
afterAll(() => sale.stop());

test('[RUN-07] the same key answers the same again, word for word, and does it once', async () => {
  const [key, before] = [randomUUID(), await listings()];
  const first = await create(ana, key);
  const again = await create(ana, key);
  expect([again.status, again.body, isReplay(first), isReplay(again)]).toEqual([first.status, first.body, false, true]);
  expect(await listings()).toBe(before + 1);
});

test('[RUN-07, INV-21] twenty with one key at once do it once, and all are answered alike', async () => {
  const [key, before] = [randomUUID(), await listings()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(ana, key)));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  expect(answers.filter(isReplay)).toHaveLength(19);
  expect(await listings()).toBe(before + 1);
});

test('[RUN-07] another body under the key is 422 and changes nothing; the first answer stays', async () => {
  const key = randomUUID();
  const first = await create(ana, key);
  const before = await listings();
  expect(codeOf(await create(ana, key, 'Bowl'))).toEqual([422, 'request/idempotency-mismatch']);
  expect([await listings(), (await create(ana, key)).body]).toEqual([before, first.body]);
});

test('[RUN-07] a key belongs to one person and one operation', async () => {
  const key = randomUUID();
  const [mine, theirs] = [await create(ana, key), await create(bea, key)];
  expect([theirs.status, isReplay(theirs), theirs.body.listingId === mine.body.listingId]).toEqual([200, false, false]);
  expect([(await create(ana, key)).body, (await create(bea, key)).body]).toEqual([mine.body, theirs.body]);
  const state = await ana.call(
    'POST',
    `/api/seller/listings/${mine.body.listingId}/state`,
    { state: 'inactive' },
    { 'idempotency-key': key },
  );
  expect([state.status, isReplay(state)]).toEqual([200, false]);
});

test('[RUN-07] a refused call uses no key up: put right, it is done under the same one', async () => {
  const key = randomUUID();
  const wrong = { listing: listingInput(ana.pictureId, { category: 'no-such' }), publish: true };
  expect((await ana.call('POST', '/api/seller/listings', wrong, { 'idempotency-key': key })).status).toBe(400);
  const right = await create(ana, key);
  expect([right.status, isReplay(right)]).toEqual([200, false]);
});

test('[RUN-07] an answer is kept for 24 hours', async () => {
  const key = randomUUID();
  const first = await create(ana, key);
  const wait = async (milliseconds: number): Promise<void> => {
    const before = sale.app.clock.now().getTime();
    await advanceClock(sale.app.db, milliseconds);
    while (sale.app.clock.now().getTime() < before + milliseconds)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await purgeExpired.run(sale.app);
  };
  await wait(23 * HOUR);
  expect(isReplay(await create(ana, key))).toBe(true);
  await wait(2 * HOUR);
  const later = await create(ana, key);
  expect([isReplay(later), later.body.listingId === first.body.listingId]).toEqual([false, false]);
});

test('[RUN-07, RUN-10] a key that is no key is refused, not passed over', async () => {
  const before = await listings();
  for (const key of ['a'.repeat(201), 'with space', 'caf\u00e9', 'tab\tkey'])
    expect(codeOf(await create(ana, key)), key.slice(0, 20)).toEqual([400, 'request/invalid']);
  expect(await listings()).toBe(before);
});

test('[RUN-07, PAY-01] a checkout that is started again under its key says that it is a repetition', async () => {
  const rio = await withCart(sale, await variantOf(sale, ana));
  const [form, key] = [await orderForm(rio, { paymentMethodId: 'pm_card_visa' }), randomUUID()];
  const [first, again] = [await start(rio, form, key), await start(rio, form, key)];
  expect([isReplay(first), isReplay(again), again.body]).toEqual([false, true, first.body]);
  expect((await buy(rio)).status).toBe(409);
});

test('[RUN-07] asking twice for a reset link under one key sends one mail', async () => {
  const ask = (key: string) =>
    browser(sale.address).call(
      'POST',
      '/api/accounts/password-reset',
      { email: 'ana.potter@example.com' },
      { 'idempotency-key': key },
    );
  const key = randomUUID();
  const answers = await Promise.all([ask(key), ask(key), ask(key)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect([await count(sale, `mails WHERE key LIKE 'password-reset:%'`), await count(sale, 'one_use_tokens')]).toEqual([
    1, 1,
  ]);
  await ask(randomUUID());
  expect(await count(sale, `mails WHERE key LIKE 'password-reset:%'`)).toBe(2);
});
