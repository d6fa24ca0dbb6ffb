import { contract } from '#domain/modules.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from '../../support/journeys/caller-of.ts';
import { listingBy } from '../../support/journeys/demo-listings.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';

const buyers = [
  'bo',
  'anneke',
  'tomasz',
  'claire',
  'sean',
  'elena',
  'freja',
  'mateo',
  'hanna',
  'oliver',
  'lena',
  'nils',
];

async function signInAs(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/api/accounts/sign-in', {
    data: { email: `${name}@example.com`, password: 'handmade' },
  });
  if (!answer.ok()) throw new Error(`${name} cannot sign in: ${await answer.text()}`);
}

/** Somebody of the demo who has not reviewed yet what arrived. */
async function unreviewedOrder(page: Page): Promise<{ orderId: string; title: string; listingId: string }> {
  for (const name of buyers) {
    await signInAs(page.request, name);
    const buyer = callerOf(page.request);
    for (const { orderId } of (await ask(buyer, contract.orders.listOrders)).items) {
      const { lines } = await ask(buyer, contract.reviews.listOrderReviews, { orderId });
      const open = lines.find((line) => line.mayReview);
      if (!open) continue;
      const order = await ask(buyer, contract.orders.getOrder, { orderId });
      return {
        orderId,
        listingId: open.listingId,
        title: order.lines.find((line) => line.id === open.lineId)?.title ?? '',
      };
    }
  }
  throw new Error('Everything that arrived is reviewed.');
}

const reviews = (page: Page) => page.locator('#reviews').getByRole('article');

const photo = async () => ({
  name: 'at-home.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background: '#8a6d4f' } })
    .jpeg()
    .toBuffer(),
});

test('[CAT-04, UX-66, ORD-02] a buyer reviews what arrived, with a draft that stays @both', async ({
  page,
  expectAccessible,
}) => {
  const { orderId, title, listingId } = await unreviewedOrder(page);
  await page.goto(`/order/${orderId}#review`);
  const form = page.getByRole('form', { name: `Review of ${title}` }).first();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await form.getByRole('radio', { name: '1 star, poor' }).focus();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 stars, very good' })).toBeChecked();
  const text = `It stands in the window now. ${crypto.randomUUID().slice(0, 6)}`;
  await form.getByRole('textbox').fill(text);
  await form.locator('input[type=file]').setInputFiles(await photo());
  await expect(form.getByRole('button', { name: 'Take away picture 1' })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(form.getByRole('textbox')).toHaveValue(text);
  await form.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('button', { name: 'See it' }).click();
  await expect(page).toHaveURL(`/product/${listingId}#reviews`);
  await page.getByLabel('Sort').selectOption('newest');
  const own = reviews(page).filter({ hasText: text });
  await expect(own).toContainText('Verified purchase');
  await expect(own).toContainText('Your review');
  await expect(own.getByRole('img', { name: '4.0 of 5 stars' })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Enlarge picture 1/ })).toBeVisible();
  await page.goto(`/order/${orderId}`);
  await expect(form).toHaveCount(0);
});

test('[UX-40, SHELL-05] #reviews is scrolled to, and pictures of buyers open large @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/product/${await listingBy(page, (count) => count > 10)}#reviews`);
  const heading = page.locator('#reviews').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(reviews(page)).toHaveCount(10);
  const picture = page.getByRole('button', { name: /^Enlarge buyer’s picture 1/ });
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'Pictures from buyers' }).getByRole('img')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});

test.describe('no worker', () => {
  // An answer of another number of pictures reaches the page itself.
  test('[UX-40] pictures of buyers are shown or counted @both', async ({ page }) => {
    const path = `/product/${await listingBy(page, (count) => count > 10)}#reviews`;
    let many = 0;
    await page.route(/\/api\/listings\/[^/]+\/reviews\?.*newest/, async (route) => {
      const answer = await route.fetch();
      const { pictures, ...rest } = await answer.json();
      const [{ picture, reviewId }] = pictures;
      const all = Array.from({ length: many }, () => ({ reviewId, picture: { ...picture, id: crypto.randomUUID() } }));
      await route.fulfill({ response: answer, json: { ...rest, pictures: all } });
    });
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const strip = page.getByRole('region', { name: 'Pictures from buyers' });
    for (many of [1, 6, 8, 12]) {
      await (many === 1 ? page.goto(path) : page.reload());
      await page.getByLabel('Sort').selectOption('newest');
      await expect(strip.getByRole('button').first()).toHaveAccessibleName(`Enlarge buyer’s picture 1 of ${many}`);
      const shown = strip.getByRole('button', { name: /^Enlarge/ }).filter({ visible: true });
      const more = strip.getByRole('button', { name: /more pictures$/ });
      const there = await shown.count();
      if (there < many) {
        await expect(more).toHaveText(`+${many - there}`);
        await more.click();
        const large = page.getByRole('dialog', { name: 'Pictures from buyers' });
        await expect(large.getByRole('status')).toHaveText(`${there + 1} of ${many}`);
      } else await expect(more).toHaveCount(0);
    }
  });
});
