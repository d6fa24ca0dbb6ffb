import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const photo = (colour: string, height = 1100): Promise<Buffer> =>
  sharp({ create: { width: 900, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A stranger buys the only piece of a shop by the calls, beside the maker's open window. */
async function sell(page: Page, listingId: string): Promise<string> {
  const guest = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!guest) throw new Error('no browser');
  const post = async (path: string, data: object): Promise<any> => {
    const answer = await guest.request.post(`/api${path}`, {
      data,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { variants } = await (await guest.request.get(`/api/listings/${listingId}`)).json();
  await post('/cart/items', { listingId, variantId: variants[0].id, quantity: 1 });
  const quote = await (await guest.request.get('/api/checkout/quote?country=DE')).json();
  const address = {
    name: 'Jonas Weber',
    line1: 'Karl-Heine-Straße 48',
    postcode: '04229',
    city: 'Leipzig',
    country: 'DE',
  };
  const paid = await post('/checkout', {
    email: 'jonas@example.com',
    address,
    delivery: {},
    expectedTotalCents: quote.totalCents,
    paymentMethodId: 'pm_card_visa',
  });
  await guest.close();
  return paid.orders[0].number;
}

async function writeListing(page: Page, title: string): Promise<string> {
  await page.getByLabel('Choose photos').setInputFiles([
    { name: 'jug.jpg', mimeType: 'image/jpeg', buffer: await photo('#7a8c72') },
    { name: 'foot.jpg', mimeType: 'image/jpeg', buffer: await photo('#b07a5c', 1200) },
  ]);
  await expect(page.getByRole('button', { name: 'Move photo 2 earlier' })).toBeVisible();
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await page.getByLabel(/Description of photo 1/).fill('The foot of the jug');
  await page.getByLabel('Title', { exact: false }).first().fill(title);
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price', { exact: true }).fill('48.50');
  await page.getByLabel('Stock', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${title} is in your shop.` })).toBeVisible();
  await page.getByRole('button', { name: 'View in shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('[SHELL-09, UX-85, UX-87, CAT-01] a new maker opens a shop, publishes a piece with photos and sees it in the shop at once @both', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open your shop in five steps');
  await expectAccessible();
  await page.getByRole('link', { name: 'Add listing' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a listing');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Add at least one picture before you publish.' }),
  ).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: 'Write a title.' }).click();
  await expect(page.getByLabel('Title', { exact: false }).first()).toBeFocused();
  await expectAccessible();
  const title = `Milk jug ${crypto.randomUUID().slice(0, 6)}`;
  const listingId = await writeListing(page, title);
  await expect(page.getByText('€48.50').first()).toBeVisible();
  // The second photo was moved before the first.
  const { pictures } = await (await page.request.get(`/api/listings/${listingId}`)).json();
  expect(pictures.map(({ height, alt }: { height: number; alt: string }) => [height, alt])).toEqual([
    [1200, 'The foot of the jug'],
    [1100, ''],
  ]);
  const gallery = page.getByRole('group', { name: 'Pictures' });
  await expect(gallery.getByRole('button', { name: /^Image / })).toHaveCount(2);
  await expect(gallery.getByRole('button', { name: /^Image / }).first()).toHaveAccessibleName(
    'Image 1 of 2: The foot of the jug',
  );
  await page.goto(`/seller-dashboard/add-listing?edit=${listingId}`);
  await expect(page.getByLabel(/Description of photo 1/)).toHaveValue('The foot of the jug');
  await page.getByLabel('Price', { exact: true }).fill('52');
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible();
  await expect(page.getByRole('row', { name: title }).getByText('€52.00')).toBeVisible();
  await page.goto(`/product/${listingId}`);
  await expect(page.getByText('€52.00').first()).toBeVisible();
});

test('[SHELL-09, UX-88, UX-86, ALERT-02, ORD-03] an order arrives by itself in the open dashboard, rings once, and is sent; its piece is paused in place @both', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  const listingId = await writeListing(page, `Salt cellar ${crypto.randomUUID().slice(0, 6)}`);
  await page.goto('/seller-dashboard/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  const number = await sell(page, listingId);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alerts, 1 unread' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Alerts, 1 unread' }).click();
  await expect(page.getByRole('article', { name: `New order ${number}` })).toContainText('High');
  await expectAccessible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByRole('link', { name: 'Alerts, 0 unread' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByRole('main').getByText('On its way').first()).toBeVisible();
  await page.goto('/seller-dashboard/listings');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('cell', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'For sale' })).toBeVisible();
  await expectAccessible();
});

test('[SHELL-09] every section of the dashboard resolves to a page that says something @both', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const sections = [
    'payouts',
    'messages',
    'messages/c1',
    'messages?orderId=o1',
    'returns',
    'returns/r1',
    'orders/o1/return',
    'analytics',
    'analytics?product=p1',
    'analytics?view=seasonal',
    'promotions?product=p1',
    'shipping-settings',
    'holiday-prep',
    'pricing?product=p1',
    'market-analysis',
    'reviews',
    'alerts?category=order',
    'shop',
    'orders/o1',
    'add-listing?edit=p1',
    'nowhere',
  ];
  for (const section of sections) {
    await page.goto(`/seller-dashboard/${section}`);
    await expect(page.getByRole('heading', { level: 1 }), section).not.toBeEmpty();
    await expect(page.getByRole('main'), section).not.toContainText(/coming soon/i);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), section).toBeLessThanOrEqual(
      0,
    );
  }
  for (const section of ['shop', 'shipping-settings', 'returns']) {
    await page.goto(`/seller-dashboard/${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  }
});
