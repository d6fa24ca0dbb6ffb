import type { Page } from '@playwright/test';
import { inBoth, onlyMain, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const read = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

test('[UX-70, ORD-03] the maker’s page of an order, and the form to give money back, have no sentence of another language', async ({
  page,
}) => {
  await signInAs(page, 'ana@example.com');
  const { items } = JSON.parse(await read(page, '/api/seller/orders?state=confirmed&limit=1'));
  const path = `/api/seller/orders/${items[0].orderId}`;
  const words = {
    en: { give: 'Give money back', lines: 'Some pieces', send: 'Mark as sent' },
    de: { give: 'Geld erstatten', lines: 'Einzelne Stücke', send: 'Als verschickt eintragen' },
  };
  const content = [await read(page, path), await read(page, `${path}/ledger`), 'E-Mail, Text, Total, Standard, Status'];
  const pages = await inBoth(page, async (language) => {
    await page.goto(`/seller-dashboard/orders/${items[0].orderId}`);
    await expect(page.getByRole('button', { name: words[language].give })).toBeVisible();
    await expect(page.locator('.d-tot').nth(1)).toBeVisible();
    await onlyMain(page);
  });
  expect(saidAlike(...pages, content)).toEqual([]);
  const dialogs = await inBoth(page, async (language) => {
    await page.goto(`/seller-dashboard/orders/${items[0].orderId}`);
    await page.getByRole('button', { name: words[language].give }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words[language].lines }).click();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.locator('main').evaluate((main) => main.remove());
    await page.evaluate(() => document.body.replaceChildren(document.querySelector('dialog') as HTMLElement));
  });
  expect(saidAlike(...dialogs, content)).toEqual([]);
});

test('[UX-70, UX-96] the office’s page of an order has no sentence of another language', async ({ page }) => {
  await signInAs(page, 'senior@example.com');
  const { items } = JSON.parse(await read(page, '/api/admin/orders?state=confirmed&limit=1'));
  const heading = { en: 'Timeline', de: 'Verlauf' };
  const content = [await read(page, `/api/admin/orders/${items[0].orderId}`), 'Shop, E-Mail, Checkout'];
  const pages = await inBoth(page, async (language) => {
    await page.goto(`/admin/orders/${items[0].orderId}`);
    await expect(page.getByRole('heading', { name: heading[language] })).toBeVisible();
    await onlyMain(page);
  });
  expect(saidAlike(...pages, content)).toEqual([]);
});

test('[UX-70, UX-63] an order says in the language of its page how it is sent', async ({ page }) => {
  await signInAs(page, 'bo@example.com');
  const { items } = JSON.parse(await read(page, '/api/orders'));
  const orders = await Promise.all(
    items.map(async ({ orderId }: { orderId: string }) => JSON.parse(await read(page, `/api/orders/${orderId}`))),
  );
  const { orderId } = orders.find(({ deliveryName }) => deliveryName === 'Tracked');
  const way = { en: 'Tracked', de: 'Mit Sendungsverfolgung' };
  await inBoth(page, async (language) => {
    await page.goto(`/order/${orderId}`);
    await expect(page.getByRole('main')).toContainText(way[language]);
    if (language === 'de') await expect(page.getByRole('main')).not.toContainText(way.en);
  });
});
