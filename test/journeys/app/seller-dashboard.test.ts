import { contract } from '#domain/modules.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { buy } from '../../support/journeys/buying.ts';
import { expect, test } from '../journey.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { somebodyElse } from '../../support/journeys/own-maker.ts';
import { sweep } from '../../support/journeys/sweep.ts';
import { sideways, sidewaysOnTablet } from '../../support/journeys/width.ts';

const photo = (colour: string, height = 1100): Promise<Buffer> =>
  sharp({ create: { width: 900, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A stranger buys a piece by the calls, beside the maker's open window. */
async function sell(page: Page, listingId: string): Promise<string> {
  const { calls, sent } = await somebodyElse(page);
  const { variants } = await (await calls.get(`/api/listings/${listingId}`)).json();
  const data = { listingId, variantId: variants[0].id, quantity: 1 };
  await sent('post', '/api/cart/items', { data, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { number } = await buy({ request: calls });
  await calls.dispose();
  return number;
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

test('[SHELL-09, UX-85, UX-87, CAT-01] a new maker opens a shop and publishes a piece with photos @both', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open your shop, step by step');
  await expectAccessible();
  const first = page.locator('.d-todo li').first();
  const [text, arrow] = await Promise.all([first.locator('div').boundingBox(), first.getByRole('link').boundingBox()]);
  expect(arrow?.x, 'what leads there stands beside the words').toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
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

test('[SHELL-09, UX-88, UX-86, ALERT-02, ORD-03] an order arrives live in the dashboard and is sent @both', async ({
  page,
  expectAccessible,
}) => {
  const { listingId, maker } = await publishJug(page);
  await page.context().addCookies((await maker.storageState()).cookies);
  await page.goto('/seller-dashboard/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  const number = await sell(page, listingId);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  // The order, and that it is the shop's first.
  await expect(page.getByRole('link', { name: 'Alerts, 2 unread' })).toBeVisible();
  const toast = page.locator('.toast').filter({ hasText: `New order ${number}` });
  await toast.getByRole('button', { name: 'Close this message' }).click();
  await page.getByRole('link', { name: 'Alerts, 2 unread' }).click();
  const alert = page.getByRole('article', { name: `New order ${number}` });
  await expect(alert).toContainText('High');
  // Nothing of the row or the window cuts its menu off.
  await alert.getByRole('button', { name: /^Snooze/ }).click();
  const menu = alert.getByRole('menu');
  await menu.getByRole('menuitem').last().hover({ timeout: 5000 });
  const [box, width] = [await menu.boundingBox(), page.viewportSize()?.width ?? 0];
  expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? width) <= width]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expectAccessible();
  await alert.getByRole('link', { name: 'View order' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`Order ${number}`);
  expect((await title.boundingBox())?.height, 'its words are whole, on two lines at most').toBeLessThan(80);
  await expect(page.getByRole('link', { name: 'Alerts, 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByRole('main').getByText('On its way').first()).toBeVisible();
  await page.goto('/seller-dashboard/listings');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('cell', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'For sale' })).toBeVisible();
});

/** Whether the last link of a page, scrolled to its end, stands above the bar that lies over its lower edge on phones. */
const isFootClear = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bar = document.querySelector('.d-tabs-b')?.getBoundingClientRect();
    const last = [...document.querySelectorAll('.helpfoot a')].at(-1);
    scrollTo(0, document.documentElement.scrollHeight);
    return !bar?.height || !last || last.getBoundingClientRect().bottom <= bar.top;
  });

test('[SHELL-09, UX-100, UX-11] every screen of a busy shop’s dashboard is accessible and fits the window @both', async ({
  page,
  expectAccessible,
}) => {
  const ana = { email: 'ana@example.com', password: 'handmade' };
  expect((await page.request.post('/api/accounts/sign-in', { data: ana })).ok()).toBe(true);
  const maker = callerOf(page.request);
  const orderId = (await ask(maker, contract.orders.listShopOrders)).items[0]?.orderId;
  const listingId = (await ask(maker, contract.listings.listMine)).items[0]?.listingId;
  const places = [
    '',
    'orders',
    `orders/${orderId}`,
    'alerts',
    'listings',
    `add-listing?edit=${listingId}`,
    'promotions',
    'reviews',
    'reviews/questions',
    'shop',
    'payouts',
    'messages',
    'returns',
    'analytics',
    'shipping-settings',
    'holiday-prep',
    'pricing',
    'market-analysis',
    'nowhere',
  ];
  await sweep(
    page,
    places.map((location) => `/seller-dashboard/${location}`),
    async (path) => {
      await expectAccessible();
      expect.soft(await sideways(page), path).toEqual([]);
      expect.soft(await sidewaysOnTablet(page), path).toEqual([]);
      expect.soft(await isFootClear(page), path).toBe(true);
    },
  );
});
