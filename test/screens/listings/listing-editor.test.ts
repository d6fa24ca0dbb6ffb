import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { publishJug } from '../../support/journeys/jug.ts';
import type { Person } from '../../support/journeys/people.ts';
import { expect, test } from '../screen.ts';

const editor = '/seller-dashboard/add-listing';
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();
const saved = (page: Page) =>
  page
    .getByRole('region', { name: 'Saving' })
    .getByRole('status')
    .filter({ hasText: /Saved \d\d:\d\d/ });

/** The same person at another device, where nothing is kept. */
async function otherDevice(browser: Browser, { email, password }: Person): Promise<Page> {
  const page = await browser.newPage();
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  return page;
}

test('[UX-87] what was typed over a piece that was changed since on another device says so', async ({
  page,
  browser,
  signUp,
}) => {
  const person = await signUp();
  const jug = await publishJug(page, {}, await photo(), page.request);
  const title = (where: Page) => where.getByLabel('Title', { exact: false }).first();
  const note = page.getByRole('note').filter({ hasText: 'This piece was changed after you typed this.' });
  await page.goto(`${editor}?edit=${jug.listingId}`);
  await title(page).fill('Jug, typed here');
  await expect(saved(page)).toBeVisible();
  await expect(note).toHaveCount(0);
  const other = await otherDevice(browser, person);
  await other.goto(`${editor}?edit=${jug.listingId}`);
  await title(other).fill('Jug, changed there');
  await other.getByRole('button', { name: 'Save listing' }).click();
  await expect(other.getByText('Jug, changed there is in your shop.')).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(title(page)).toHaveValue('Jug, typed here');
  await expect(note).toContainText('Saving puts yours in its place. Discard yours to see the piece as it is now.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveValue('Jug, changed there');
  await expect(note).toHaveCount(0);
});
