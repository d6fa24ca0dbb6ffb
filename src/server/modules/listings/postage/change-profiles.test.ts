import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let sale: Sale;
let ana: Maker;
let eli: Maker;
let fragile = '';
const plain = { rates: [], except: [], packingGrams: 0, handlingDays: 0, pickup: false };

const add = (who: Pick<Maker, 'call'>, shape: object) =>
  who.call('POST', '/api/seller/shipping-profiles', {
    name: 'Fragile',
    extraCents: 300,
    freeFromCents: 5000,
    ...shape,
  });
const write = async (who: Maker, changes: object) =>
  who.call('POST', '/api/seller/listings', {
    listing: listingInput(who.pictureId, { weightGrams: 400, ...changes }),
    publish: true,
  });
const profiles = async (who: Maker) => (await ask(who, contract.listings.listProfiles)).profiles;

/** What a guest with these pieces pays for tracked post and express to Germany. */
async function quote(
  items: { listingId: string; quantity: number }[],
): Promise<{ guest: Browser; prices: number[]; shippingCents: number }> {
  const guest = browser(sale.address);
  for (const { listingId, quantity } of items) {
    const { variants } = await ask(guest, contract.listings.getListing, { listingId });
    await guest.call('POST', '/api/cart/items', { listingId, variantId: variants[0]?.id, quantity });
  }
  const body = await ask(guest, contract.checkout.getQuote, { country: 'DE' });
  return {
    guest,
    prices: body.parcels[0]?.options.map((option) => option.priceCents) ?? [],
    shippingCents: body.shippingCents,
  };
}

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  eli = await maker(sale.address, 'Eli Wood');
});
afterAll(() => sale.stop());

test('[CAT-01] a maker has named profiles of their own; nobody else sees, changes or takes them', async () => {
  fragile = (await add(ana, {})).body.profileId;
  expect(await profiles(ana)).toEqual([
    {
      profileId: fragile,
      name: 'Fragile',
      extraCents: 300,
      freeFromCents: 5000,
      zones: ['eu', 'europe', 'world'],
      ...plain,
      origin: null,
      listings: 0,
    },
  ]);
  expect(await profiles(eli)).toEqual([]);
  expect((await add(browser(sale.address), {})).status).toBe(401);
  for (const shape of [
    { name: ' ' },
    { extraCents: -1 },
    { extraCents: 1.5 },
    { freeFromCents: -1 },
    { zones: ['moon'] },
    { zones: ['eu', 'eu'] },
    { more: 1 },
  ])
    expect((await add(ana, shape)).status, JSON.stringify(shape)).toBe(400);
  const changed = { profileId: fragile, name: 'Mine', extraCents: 0, freeFromCents: 0 };
  expect(codeOf(await eli.call('PUT', `/api/seller/shipping-profiles/${fragile}`, changed))).toEqual([
    404,
    'listings/unknown-profile',
  ]);
  expect((await eli.call('DELETE', `/api/seller/shipping-profiles/${fragile}`)).status).toBe(404);
  expect(codeOf(await write(eli, { shippingProfileId: fragile }))).toEqual([400, 'listings/unknown-profile']);
});

test('[CAT-01, PAY-01, INV-05] what the profile says is what the page promises and the checkout charges', async () => {
  const plain = (await write(ana, { title: 'Plain' })).body.listingId;
  const { listingId } = (await write(ana, { title: 'Fragile jug', shippingProfileId: fragile })).body;
  expect(await ask(browser(sale.address), contract.listings.getListing, { listingId })).toMatchObject({
    shippingProfileId: fragile,
    postage: { extraCents: 300, freeFromCents: 5000, zones: ['eu', 'europe', 'world'] },
  });
  const bare = await quote([{ listingId: plain, quantity: 1 }]);
  const one = await quote([{ listingId, quantity: 1 }]);
  expect(one.prices.map((cents, index) => cents - (bare.prices[index] ?? 0))).toEqual([300, 300]);
  // Two are worth 56.00: tracked post is free. Beside a plain piece it is not.
  const two = await quote([{ listingId, quantity: 2 }]);
  expect([two.prices[0], two.shippingCents]).toEqual([0, 0]);
  expect(
    (
      await quote([
        { listingId, quantity: 2 },
        { listingId: plain, quantity: 1 },
      ])
    ).prices[0],
  ).toBeGreaterThan(0);
  const body = await ask(one.guest, contract.checkout.getQuote, { country: 'DE' });
  const address = { name: 'Bo Lindgren', line1: 'Weg 1', postcode: '10115', city: 'Berlin', country: 'DE' };
  const paid = await one.guest.call(
    'POST',
    '/api/checkout',
    {
      email: 'bo@example.com',
      address,
      delivery: {},
      expectedTotalCents: body.totalCents,
      paymentMethodId: 'pm_card_visa',
    },
    { 'Idempotency-Key': 'postage-1' },
  );
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  expect((await sale.app.db.query({ text: 'SELECT shipping_cents FROM orders' })).rows).toEqual([
    { shipping_cents: body.shippingCents },
  ]);
});

test('[CAT-01] a changed profile counts at once, for cached pages too', async () => {
  const { listingId } = (await write(ana, { title: 'Vase', shippingProfileId: fragile })).body;
  const page = async () => (await ask(browser(sale.address), contract.listings.getListing, { listingId })).postage;
  const from = null;
  expect(await page()).toEqual({
    ...plain,
    from,
    extraCents: 300,
    freeFromCents: 5000,
    zones: ['eu', 'europe', 'world'],
  });
  await ana.call('PUT', `/api/seller/shipping-profiles/${fragile}`, {
    profileId: fragile,
    name: 'Fragile',
    extraCents: 450,
    freeFromCents: null,
    zones: ['eu'],
  });
  expect(await page()).toEqual({ ...plain, from, extraCents: 450, freeFromCents: null, zones: ['eu'] });
  expect((await profiles(ana))[0]).toMatchObject({ extraCents: 450, listings: 2 });
  await ana.call('DELETE', `/api/seller/shipping-profiles/${fragile}`);
  expect([await page(), await profiles(ana)]).toEqual([null, []]);
});

test('[CAT-01, PAY-01] where a profile does not send to', async () => {
  const { profileId } = (await add(ana, { name: 'Heavy', zones: [] })).body;
  const { listingId } = (await write(ana, { title: 'Anvil', shippingProfileId: profileId })).body;
  await sale.app.db.query({ text: `UPDATE shops SET country = 'PT'` });
  const guest = browser(sale.address);
  const { variants } = await ask(guest, contract.listings.getListing, { listingId });
  await guest.call('POST', '/api/cart/items', { listingId, variantId: variants[0]?.id, quantity: 1 });
  const quoted = (country: string) => ask(guest, contract.checkout.getQuote, { country });
  expect((await quoted('PT')).problems).toEqual([]);
  const { parcels, problems, totalCents } = await quoted('JP');
  expect([parcels[0]?.options, problems.map((each) => each.kind)]).toEqual([[], ['not-sent-there']]);
  const refused = await guest.call(
    'POST',
    '/api/checkout',
    {
      email: 'bo@example.com',
      address: { name: 'Bo Lindgren', line1: 'Weg 1', postcode: '100-0001', city: 'Tokyo', country: 'JP' },
      delivery: {},
      expectedTotalCents: totalCents,
      paymentMethodId: 'pm_card_visa',
    },
    { 'Idempotency-Key': 'not-sent-1' },
  );
  expect(codeOf(refused)).toEqual([409, 'checkout/lines-changed']);
});

test('[CAT-01] a shop has at most thirty profiles, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 34 }, (_, index) => add(eli, { name: `Box ${index}` })));
  expect(answers.filter(({ status }) => status === 200).length).toBe(30);
  expect((await profiles(eli)).length).toBe(30);
});

test('[DASH-04] two profiles of a shop never have one name, by whichever way and at once', async () => {
  const noa = await maker(sale.address, 'Noa Glass');
  const answers = await Promise.all(['Glass', 'GLASS', 'glass'].map((name) => add(noa, { name })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { profileId, ...other } = (await add(noa, { name: 'Paper' })).body;
  const refused = [409, 'listings/profile-name-taken'];
  const address = `/api/seller/shipping-profiles/${profileId}`;
  expect(codeOf(await noa.call('PUT', address, { ...other, name: 'gLASS' }))).toEqual(refused);
  expect(codeOf(await noa.call('POST', `${address}/copies`, { name: 'Paper' }))).toEqual(refused);
  expect((await noa.call('PUT', address, { ...other, name: 'PAPER' })).status).toBe(200);
});

const own = {
  ...{ area: 'eu', way: 'standard', by: 'item', firstCents: 400, moreCents: 100, days: [2, 4], maxGrams: 1000 },
};
const origin = { line1: 'Rua 1', postcode: '4000-001', city: 'Porto', country: 'PT' };

test('[DASH-04] what own rates cannot be is refused, by the contract and by the database', async () => {
  for (const [shape, code] of [
    [{ rates: [own, own] }, 'request/invalid'],
    [{ rates: [{ ...own, days: [4, 2] }] }, 'request/invalid'],
    [{ rates: [{ ...own, maxGrams: 0 }] }, 'request/invalid'],
    [{ pickup: true }, 'listings/pickup-needs-origin'],
  ] as const)
    expect(codeOf(await add(ana, shape))).toEqual([400, code]);
  for (const rates of [[own, own], [{ ...own, firstCents: -1 }], [{ ...own, way: 'pigeon' }], [{ way: 'letter' }]])
    await expect(
      sale.app.db.query({ text: 'UPDATE shipping_profiles SET rates = $1', values: [JSON.stringify(rates)] }),
    ).rejects.toThrow('shipping_profiles_rates_check');
});

test('[DASH-04] a profile is given to many listings at once, or to none', async () => {
  const { profileId } = (await add(ana, { name: 'Workshop', rates: [own], origin, pickup: true })).body;
  const copied = await ana.call('POST', `/api/seller/shipping-profiles/${profileId}/copies`, { name: 'Copy' });
  expect(copied.body).toMatchObject({ name: 'Copy', rates: [own], origin, pickup: true, extraCents: 300 });
  const listingIds = await Promise.all(
    ['Cup', 'Bowl'].map(async (title) => (await write(ana, { title })).body.listingId),
  );
  const give = (who: Maker, ids: string[]) =>
    who.call('POST', '/api/seller/shipping-profiles/assignments', {
      profileId: copied.body.profileId,
      listingIds: ids,
    });
  expect(codeOf(await give(eli, listingIds))).toEqual([404, 'listings/unknown-profile']);
  const strange = (await write(eli, { title: 'Tray' })).body.listingId;
  expect(codeOf(await give(ana, [...listingIds, strange]))).toEqual([404, 'listings/not-found']);
  const taken = async () => (await profiles(ana)).find(({ name }) => name === 'Copy')?.listings;
  expect(await taken()).toBe(0);
  expect((await give(ana, [...listingIds, ...listingIds])).body).toEqual({ assigned: 2 });
  expect(await taken()).toBe(2);
});

test('[DASH-04, PAY-01] the preview says what the till charges; too heavy together is said and not sold', async () => {
  const { profileId } = (
    await add(ana, { name: 'Own', extraCents: 0, freeFromCents: null, rates: [own], origin, pickup: true })
  ).body;
  const { listingId } = (await write(ana, { title: 'Light mug', shippingProfileId: profileId })).body;
  const preview = await ask(ana, contract.listings.previewDelivery, { listingId, quantity: 2 });
  const to = (code: string) => preview.countries.find(({ country }) => country === code)?.options ?? [];
  expect([to('DE').map(({ priceCents }) => priceCents), to('PT').map(({ id }) => id), to('US')]).toEqual([
    [500],
    ['standard', 'pickup'],
    [],
  ]);
  const { guest, prices } = await quote([{ listingId, quantity: 2 }]);
  expect(prices).toEqual([500]);
  const { variants } = await ask(guest, contract.listings.getListing, { listingId });
  await guest.call('POST', '/api/cart/items', { listingId, variantId: variants[0]?.id, quantity: 1 });
  const heavy = await ask(guest, contract.checkout.getQuote, { country: 'DE' });
  expect([heavy.parcels[0]?.options, heavy.problems.map(({ kind }) => kind)]).toEqual([[], ['not-sent-together']]);
  // Collecting is possible at any weight, costs nothing, and its address is told once it is paid.
  const local = await ask(guest, contract.checkout.getQuote, { country: 'PT' });
  expect(local.parcels[0]?.options.map(({ id, name }) => [id, name])).toEqual([['pickup', 'Pickup']]);
  const address = { name: 'Bo', line1: 'Rua 2', postcode: '4050-265', city: 'Porto', country: 'PT' };
  const form = { email: 'bo@example.com', address, delivery: {}, expectedTotalCents: local.totalCents };
  const paid = await guest.call(
    'POST',
    '/api/checkout',
    { ...form, paymentMethodId: 'pm_card_visa' },
    { 'Idempotency-Key': 'pickup-1' },
  );
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  const { rows } = await sale.app.db.query({
    text: `SELECT delivery_name, shipping_cents, standard_shipping_cents FROM orders WHERE delivery_id = 'pickup'`,
  });
  expect(rows).toEqual([
    { delivery_name: 'Pickup: Rua 1, 4000-001 Porto', shipping_cents: 0, standard_shipping_cents: 0 },
  ]);
});
