import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { traderFacts } from '#test/builders/trader.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

type Maker = Awaited<ReturnType<typeof maker>>;
const trader = { ...traderFacts, vatNumber: 'PT 999 999 907' };
const say = (who: Maker, facts: Record<string, unknown>) => who.call('PUT', '/api/seller/invoice-facts', facts);
const quote = async (who: ReturnType<typeof browser>, country = 'PT') =>
  (await who.call('GET', `/api/checkout/quote?country=${country}`)).body;

test('[PAY-06] a VAT number has the form and check digits of its country', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  expect((await ana.call('GET', '/api/seller/invoice-facts')).body).toEqual({ facts: null });
  for (const [change, code] of [
    [{ vatNumber: 'PT999999908' }, 'shops/invalid-vat-number'],
    [{ vatNumber: 'DE999999903' }, 'shops/invalid-vat-number'],
    [{ vatNumber: '' }, 'shops/invalid-vat-number'],
    [{ city: ' ' }, 'shops/invoice-facts-missing'],
    [{ country: 'CH' }, 'shops/not-in-the-union'],
    [{ sellsAs: 'small-business', legalName: '' }, 'shops/invoice-facts-missing'],
  ] as const) {
    const { status, body } = await say(ana, { ...trader, ...change });
    expect([status, body.error?.code], JSON.stringify(change)).toEqual([400, code]);
  }
  expect((await ana.call('GET', '/api/seller/invoice-facts')).body).toEqual({ facts: null });
  const known = { ...trader, vatNumber: 'PT999999907' };
  expect((await say(ana, trader)).body).toEqual({ facts: known });
  expect((await ana.call('GET', '/api/seller/invoice-facts')).body).toEqual({ facts: known });
  const bo = await maker(sale.address, 'Bo Buyer');
  expect((await bo.call('GET', '/api/seller/invoice-facts')).body).toEqual({ facts: null });
  expect((await browser(sale.address).call('GET', '/api/seller/invoice-facts')).status).toBe(401);
  // Nothing is kept of a private seller but that.
  const { body } = await say(ana, { ...trader, sellsAs: 'private' });
  expect(body.facts).toEqual({
    sellsAs: 'private',
    legalName: '',
    line1: '',
    postcode: '',
    city: '',
    country: '',
    vatNumber: '',
    usesOss: false,
  });
});

test('[PAY-06, INV-05] the quote says per shop what VAT is contained', async () => {
  const ana = await maker(sale.address, 'Ana Registered');
  const eve = await maker(sale.address, 'Eve Exempt');
  await say(ana, { ...trader, usesOss: true });
  await say(eve, { ...trader, sellsAs: 'small-business', legalName: 'Eve Exempt' });
  const who = await withCart(
    sale,
    await variantOf(sale, ana, { priceCents: 12_300 }),
    await variantOf(sale, eve, { priceCents: 5000 }),
  );
  const seen = await quote(who);
  expect(seen.totalCents).toBe(seen.subtotalCents + seen.shippingCents);
  const [mine, exempt] = seen.parcels;
  expect(mine.seller).toMatchObject({ sellsAs: 'registered', legalName: 'Ana Potter Lda', vatNumber: 'PT999999907' });
  expect(mine.tax).toMatchObject({ basis: 'taxed', country: 'PT', rates: [{ percent: 23 }] });
  expect(mine.tax.lines[0]).toMatchObject({ percent: 23, paidCents: 12_300 });
  expect(exempt.tax).toMatchObject({ basis: 'small-business', taxCents: 0 });
  // The One-Stop Shop: the rate of where it goes.
  expect((await quote(who, 'HU')).parcels[0].tax.rates[0].percent).toBe(27);
  const { body } = await buy(who);
  await say(ana, { ...trader, sellsAs: 'private' });
  const orders = await Promise.all(
    body.orders.map(
      async ({ orderId }: { orderId: string }) =>
        (await who.call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body,
    ),
  );
  const taxed = orders.find((order) => order.sellerId === ana.userId);
  expect(taxed.tax).toEqual(mine.tax);
  expect(taxed.seller).toEqual(mine.seller);
  expect(taxed.totalCents).toBe(taxed.subtotalCents + taxed.shippingCents);
  expect(taxed.tax.rates[0].paidCents).toBe(taxed.totalCents);
  const { items } = (await ana.call('GET', '/api/seller/ledger?list=sales')).body;
  expect(items[0].facts.containedTaxCents).toBe(mine.tax.taxCents);
  expect(items[0].explanation).toContain('VAT, which you owe');
});

test('[PAY-06] the billing address is kept with the order', async () => {
  const ana = await maker(sale.address, 'Ana Billing');
  const who = await withCart(sale, await variantOf(sale, ana));
  const billingAddress = { ...address, name: 'Rio Keller Lda', line1: 'Avenida Central 1', city: 'Braga' };
  const refused = await buy(who, { billingAddress: { ...billingAddress, postcode: 'x' } });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'checkout/invalid-address']);
  const { body } = await buy(who, { billingAddress });
  const orderId = body.orders[0].orderId as string;
  const order = (await who.call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body;
  expect([order.billingAddress, order.address]).toEqual([billingAddress, address]);
  expect((await ana.call('GET', `/api/seller/orders/${orderId}`)).body.billingAddress).toEqual(billingAddress);
});
