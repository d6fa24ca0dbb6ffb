import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRow } from '#server/platform/database/only-row.ts';
import { contract } from '#domain/modules.ts';
import { altered } from '#test/builders/altered.ts';
import { MAX_LINES } from '#domain/cart/limits.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { maker, publishListing } from '#test/builders/market.ts';
import { browser, openSale, type Browser, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
const variants: { listingId: string; variantId: string }[] = [];
const guest = (): Browser => browser(sale.address);
const add = (who: Browser, index: number, quantity = 1, headers = {}) =>
  who.call('POST', '/api/cart/items', { ...variants[index], quantity }, headers);
const cartOf = (who: Browser) => ask(who, cartContract.getCart);
const linesOf = async (who: Browser): Promise<[string, number][]> =>
  (await cartOf(who)).items.map((line) => [line.variantId, line.quantity]);
const cookieOf = (who: Browser): string => who.cookies.get('cart') ?? '';
const signIn = (who: Browser, email: string) =>
  who.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });

beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  for (const title of ['Mug', 'Bowl']) {
    const listingId = await publishListing(ana, { title, variants: [{ values: [], priceCents: 2000, quantity: 50 }] });
    variants.push({
      listingId,
      variantId: onlyRow({ rows: (await ask(guest(), contract.listings.getListing, { listingId })).variants }).id,
    });
  }
});
afterAll(() => sale.stop());

test('[CART-03, INV-12] a cart is opened by its token alone, whose hash is all that is stored', async () => {
  const rio = guest();
  const id = (await add(rio, 0)).body.cartId;
  const [cartId = '', token = ''] = cookieOf(rio).split('.');
  expect(cartId).toBe(id);
  const stranger = (cookie: string): Browser => browser(sale.address, new Map([['cart', cookie]]));
  for (const cookie of [
    cartId,
    `${cartId}.`,
    `${cartId}.${'A'.repeat(43)}`,
    `${cartId}.${altered(token)}`,
    `.${token}`,
    `${cartId}.${token}x`,
    `${cartId}'--.${token}`,
  ]) {
    expect((await cartOf(stranger(cookie))).items, cookie).toEqual([]);
    const thief = stranger(cookie);
    expect((await add(thief, 1)).body.cartId).not.toBe(cartId);
    expect(cookieOf(thief).startsWith(cartId)).toBe(false);
    for (const [method, path, body] of [
      ['DELETE', '/api/cart'],
      ['DELETE', `/api/cart/items/${id}`],
      ['PUT', `/api/cart/items/${id}`, { quantity: 9 }],
    ] as const)
      await stranger(cookie).call(method, path, body);
  }
  expect(await linesOf(rio)).toEqual([[variants[0]?.variantId, 1]]);
  const { rows } = await sale.app.db.query<{ token_hash: Buffer; whole: string }>({
    text: 'SELECT token_hash, row_to_json(c)::text AS whole FROM carts c WHERE id = $1',
    values: [cartId],
  });
  expect([rows[0]?.token_hash.length, rows[0]?.whole.includes(token)]).toEqual([32, false]);
});

test('[CART-03, RUN-11] the cookie of a cart is HttpOnly and Lax, and lives 90 days', async () => {
  const { headers } = await add(guest(), 0);
  expect(headers.get('set-cookie')).toMatch(
    /^cart=guest-[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
  );
});

test('[CART-03] a member’s cart cannot be reached by its name', async () => {
  const rio = await signUp(guest(), 'Rio One');
  await add(rio, 0, 2);
  const named = browser(sale.address, new Map([['cart', `cart-${rio.userId}.${'A'.repeat(43)}`]]));
  expect(await cartOf(named)).toMatchObject({ items: [] });
  const phone = guest();
  await signIn(phone, 'rio.one@example.com');
  await add(phone, 1);
  expect(await linesOf(rio)).toEqual([
    [variants[0]?.variantId, 2],
    [variants[1]?.variantId, 1],
  ]);
  expect(await linesOf(phone)).toEqual(await linesOf(rio));
});

test('[CART-03, INV-20] signing in brings the guest’s cart along: quantities add up', async () => {
  await add(await signUp(guest(), 'Rio Two'), 0, 2);
  const phone = guest();
  await add(phone, 0, 3);
  await add(phone, 1);
  const cookie = cookieOf(phone);
  await signIn(phone, 'rio.two@example.com');
  expect(await linesOf(phone)).toEqual([
    [variants[0]?.variantId, 5],
    [variants[1]?.variantId, 1],
  ]);
  expect(phone.cookies.has('cart')).toBe(false);
  // The old cookie opens nothing any more, and merging it again adds nothing.
  expect((await cartOf(browser(sale.address, new Map([['cart', cookie]])))).items).toEqual([]);
  phone.cookies.set('cart', cookie);
  expect((await cartOf(phone)).itemCount).toBe(6);
});

/** More lines of one piece, each with a text of its own. */
const fill = (who: Browser, lines: number): Promise<unknown> =>
  sale.app.db.query({
    text: `INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, personalisation, quantity, added_price_cents, added_at)
           SELECT cart_id, gen_random_uuid(), seller_id, listing_id, variant_id, 'text ' || n, 1, added_price_cents, added_at + n * interval '1 second'
           FROM cart_lines CROSS JOIN generate_series(1, $2) AS n WHERE cart_id = $1`,
    values: [who.userId ? `cart-${who.userId}` : cookieOf(who).split('.')[0], lines],
  });

test('[CART-02, CART-03] a full cart takes of the guest’s what it has room for', async () => {
  const laptop = await signUp(guest(), 'Rio Full');
  await add(laptop, 0, 2);
  await fill(laptop, MAX_LINES - 2);
  const phone = guest();
  await add(phone, 0, 3);
  await add(phone, 1, 4);
  await fill(phone, 2);
  await signIn(phone, 'rio.full@example.com');
  const merged = (await cartOf(phone)).items;
  expect(merged).toHaveLength(MAX_LINES);
  const quantityOf = (lines: typeof merged, text: string, index: number): number | undefined =>
    lines.find((line) => line.personalisation === text && line.variantId === variants[index]?.variantId)?.quantity;
  // What is there already adds up without needing room; of the rest the oldest goes first.
  expect([quantityOf(merged, '', 0), quantityOf(merged, '', 1), quantityOf(merged, 'text 1', 0)]).toEqual([5, 4, 2]);
  const stored = browser(sale.address, new Map([['cart', cookieOf(phone)]]));
  expect((await linesOf(stored)).map(([variantId]) => variantId)).toEqual([
    variants[1]?.variantId,
    variants[1]?.variantId,
  ]);
  for (const line of merged.slice(5, 9)) await laptop.call('DELETE', `/api/cart/items/${line.id}`);
  const later = (await cartOf(phone)).items;
  expect([later.length, quantityOf(later, 'text 2', 1)]).toEqual([MAX_LINES - 2, 1]);
  expect(phone.cookies.has('cart')).toBe(false);
});

test('[CART-03, INV-20] tabs that merge one guest’s cart at the same moment merge it once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tab = guest();
    await add(tab, 0, 2);
    const cart = cookieOf(tab);
    await signUp(tab, `Rio Tabs ${round}`);
    const tabs = Array.from({ length: 6 }, () => browser(sale.address, new Map([...tab.cookies, ['cart', cart]])));
    const answers = await Promise.all(tabs.map((each) => each.call('GET', '/api/cart')));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(await linesOf(tab)).toEqual([[variants[0]?.variantId, 2]]);
  }
});

test('[CART-03] whoever signs in and adds at once keeps what the guest had, whatever comes first', async () => {
  const tab = guest();
  await add(tab, 0, 2);
  await signUp(tab, 'Rio Quick');
  await add(tab, 1);
  await add(tab, 0);
  expect((await cartOf(tab)).itemCount).toBe(4);
});

test('[CART-03, INV-12] stored keys of calls open no guest’s cart', async () => {
  const key = randomUUID();
  const rio = guest();
  await add(rio, 0, 1, { 'idempotency-key': key });
  expect(await linesOf(rio)).toHaveLength(1);
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  const [cartId = ''] = cookieOf(rio).split('.');
  for (const text of [key, `cart token ${key}`, `cart id ${key}`]) {
    const thief = browser(sale.address, new Map([['cart', `${cartId}.${hash(text).toString('base64url')}`]]));
    expect((await cartOf(thief)).items, text).toEqual([]);
  }
});

test('[CART-03, INV-20] a merge that fails takes nothing away: the guest’s cookie stays', async () => {
  const rio = guest();
  await add(rio, 0, 2);
  const cookie = cookieOf(rio);
  await signUp(rio, 'Rio Broken');
  const { db } = sale.app;
  await db.query({
    text: `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$;
           CREATE TRIGGER fails BEFORE INSERT OR UPDATE OR DELETE ON cart_lines FOR EACH ROW EXECUTE FUNCTION fails()`,
  });
  const log = sale.app.log.error;
  sale.app.log.error = () => undefined;
  try {
    for (const path of ['/api/cart', '/api/checkout/quote?country=PT']) {
      expect((await rio.call('GET', path)).status, path).toBe(500);
      expect(cookieOf(rio), path).toBe(cookie);
    }
  } finally {
    sale.app.log.error = log;
    await db.query({ text: 'DROP TRIGGER fails ON cart_lines; DROP FUNCTION fails()' });
  }
  expect(await linesOf(rio)).toEqual([[variants[0]?.variantId, 2]]);
  expect(cookieOf(rio)).toBe('');
});
