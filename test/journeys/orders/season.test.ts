import { type Page, request } from '@playwright/test';
import { buy } from '../../support/journeys/buying.ts';
import { hit, tabTo, typeInto } from '../../support/journeys/keys.ts';
import { ownProduct, type OwnProduct } from '../../support/journeys/own-product.ts';
import { fromSomewhere, openAccount, somebody } from '../../support/journeys/people.ts';
import { expect, test } from '../journey.ts';

const PHOTO = 'demo/pictures/finished/mug-ink-dip.webp';
const open = async (page: Page, section: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`/seller-dashboard${section}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

/** Who sells and where the money goes: without them there is neither a label nor a payout. */
async function sayWhoSells(page: Page): Promise<void> {
  await open(page, '/invoices', 'Invoices and VAT');
  await tabTo(page, /^With a VAT number/);
  await page.keyboard.press('ArrowDown');
  await typeInto(page, /^Name on invoices/, 'Marta Lindqvist');
  await typeInto(page, /^Street and number/, 'Storgatan 1');
  await typeInto(page, /^Postcode/, '11122');
  await typeInto(page, /^City/, 'Berlin');
  await tabTo(page, /^Country/);
  await page.keyboard.type('Germany');
  await hit(page, /^Save$/);
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await open(page, '/payouts/account', 'Bank account and schedule');
  await typeInto(page, /^Account holder/, 'Marta Lindqvist');
  await typeInto(page, /^IBAN/, 'DE89370400440532013000');
  await typeInto(page, /^Your password/, 'linen-and-oak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Account ending 3000' })).toBeVisible();
}

async function list(page: Page, title: string): Promise<void> {
  await open(page, '/add-listing', 'Add a listing');
  const chooser = page.waitForEvent('filechooser');
  await hit(page, /^choose files/);
  await (await chooser).setFiles(PHOTO);
  await expect(page.getByLabel(/Description of photo 1/)).toBeVisible();
  await typeInto(page, /^Title/, title);
  await tabTo(page, /^Category/);
  await page.keyboard.type('Ceramics');
  await typeInto(page, /^Price/, '48.50');
  await typeInto(page, /^Stock/, '9');
  await hit(page, /^Publish/);
  await expect(page.getByRole('status').filter({ hasText: `${title} is in your shop.` })).toBeVisible();
}

/** Somebody with an account buys one of it by the calls. */
async function sell(product: OwnProduct, maker: Page) {
  const { items } = await (await maker.request.get('/api/seller/listings')).json();
  const { listingId } = items[0];
  const headers = { Origin: product.address, ...fromSomewhere() };
  const calls = await request.newContext({ baseURL: product.address, extraHTTPHeaders: headers });
  const { email, password } = somebody();
  await calls.post('/api/accounts/register', { data: { email, password, displayName: 'Ida Sommer' } });
  const { variants } = await (await calls.get(`/api/listings/${listingId}`)).json();
  const data = { listingId, variantId: variants[0].id, quantity: 1 };
  await calls.post('/api/cart/items', { data, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  return { calls, ...(await buy({ request: calls })) };
}

test(
  '[DASH-01, UX-86, PAY-04, DASH-03] a maker runs a season from the dashboard by keys',
  { tag: '@desktop' },
  async ({ browser }) => {
    const product = await ownProduct();
    const context = await browser.newContext({ baseURL: product.address });
    await context.addInitScript(() => localStorage.setItem('gdpr_consent', 'false'));
    const page = await context.newPage();
    const marta = await openAccount(page);
    await sayWhoSells(page);
    await list(page, 'Season mug');
    const [first, second] = [await sell(product, page), await sell(product, page)];

    await open(page, '/orders', 'Orders');
    await hit(page, /^Choose all shown/, 'Space');
    await hit(page, /^Start making/);
    await expect(page.getByRole('status').filter({ hasText: '2 orders in the making' })).toBeVisible();
    await hit(page, /^Choose all shown/, 'Space');
    await hit(page, /^Buy labels, print, send/);
    const dialog = page.getByRole('dialog', { name: 'Send 2 orders' });
    await expect(dialog).toBeVisible();
    await hit(page, /^Buy, print and send/);
    await expect(dialog.getByText('2 of 2 orders are done.')).toBeVisible();
    await page.keyboard.press('Escape');

    // Nobody says that they arrived: they count as arrived a while after their day, and their return period ends.
    await product.advance('24d');
    await expect
      .poll(async () => (await (await page.request.get(`/api/seller/orders/${first.orderId}`)).json()).state)
      .toBe('delivered');
    const { lines } = await (await first.calls.get(`/api/orders/${first.orderId}/reviews`)).json();
    const review = { stars: 5, body: 'It holds the tea warm, and it is lovely to hold.' };
    const path = `/api/orders/${first.orderId}/lines/${lines[0].lineId}/review`;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const written = await first.calls.post(path, { data: review, headers });
    expect(written.ok(), await written.text()).toBe(true);
    await open(page, '/reviews', 'Reviews');
    await hit(page, /^Answer/);
    await page.keyboard.type('Thank you, Ida.');
    await hit(page, /^Answer$/);
    await expect(page.getByRole('status').filter({ hasText: 'Your answer is on the page.' })).toBeVisible();
    await open(page, '/reviews?show=all', 'Reviews and questions');
    await expect(page.getByText('Thank you, Ida.')).toBeVisible();

    // The return period ends, a test payout shows that the account takes money, and the first Thursday after it pays.
    // Sessions end after thirty days.
    await product.advance('16d');
    const { email, password } = marta;
    expect((await page.request.post('/api/accounts/sign-in', { data: { email, password } })).ok()).toBe(true);
    for (const time of ['8d', '8d']) await product.advance(time);
    const payouts = async () => (await (await page.request.get('/api/seller/payouts')).json()).items;
    await expect.poll(async () => (await payouts()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await open(page, '/payouts?list=paid', 'Payouts');
    await tabTo(page, /^\w{3} \d+ \w{3}/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /payout of €/i })).toBeVisible();

    await open(page, '/analytics?days=90', 'Analytics');
    await expect(page.getByRole('navigation', { name: /^Figures/ })).toBeVisible();
    for (const each of [first, second]) await each.calls.dispose();
    await context.close();
    await product.stop();
  },
);
