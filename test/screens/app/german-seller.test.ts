import type { Page } from '@playwright/test';
import { inBoth, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

type Language = 'en' | 'de';

/** What stands around a page, or under a dialog, is looked at elsewhere. */
const only = (page: Page, part: 'main' | 'dialog'): Promise<void> =>
  page.evaluate(
    (name) => document.body.replaceChildren(...[...document.querySelectorAll(name)].slice(-1)),
    part as string,
  );
const read = async (page: Page, path: string): Promise<string> =>
  (await (await page.request.get(path)).text()).replace(/(\\n)+/g, ' ');
/** The same in both languages. */
const alike = 'Banner, Codes, Passkeys, WINTER10, /shop/, orders.view, workshop.jpg, x-4f2a91c0';

test('[UX-70, UX-87] the listing editor has no sentence of another language: new, filled in, and what it asks to put right', async ({
  page,
}) => {
  await signInAs(page, 'ana@example.com');
  const words = {
    en: { publish: 'Publish', wrong: 'Before you save', personal: 'Buyers can have it personalised' },
    de: { publish: 'Veröffentlichen', wrong: 'Bevor du speicherst', personal: 'Auf Wunsch mit eigenem Text' },
  };
  const begun = await inBoth(page, async (language) => {
    const word = words[language];
    await page.goto('/seller-dashboard/add-listing');
    await page.getByText(word.personal).click();
    await page.locator('.d-savebar').getByRole('button', { name: word.publish }).click();
    await expect(page.getByText(word.wrong)).toBeVisible();
    await only(page, 'main');
  });
  const content = [alike, await read(page, '/api/seller/listings?limit=100'), await read(page, '/api/seller/shop')];
  expect(saidAlike(...begun, content)).toEqual([]);

  const { items } = JSON.parse(await read(page, '/api/seller/listings?state=active&limit=50'));
  const { listingId } = items.find(({ priceVaries }: { priceVaries: boolean }) => priceVaries) ?? items[0];
  const stored = await read(page, `/api/seller/listings/${listingId}`);
  const opened = await inBoth(page, async (language) => {
    await page.goto(`/seller-dashboard/add-listing?edit=${listingId}`);
    await expect(
      page.getByText({ en: 'Crop and focal point', de: 'Zuschnitt und Blickpunkt' }[language]),
    ).toBeVisible();
    await only(page, 'main');
  });
  expect(saidAlike(...opened, [...content, stored])).toEqual([]);

  const dialogs = await inBoth(page, async (language) => {
    await page.goto(`/seller-dashboard/add-listing?edit=${listingId}`);
    await page.getByRole('button', { name: { en: 'New profile', de: 'Neues Profil' }[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: { en: 'Save profile', de: 'Profil speichern' }[language] }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await only(page, 'dialog');
  });
  expect(saidAlike(...dialogs, content)).toEqual([]);
});

test('[UX-70] amounts in the fields of the listing editor stand as the language writes them', async ({ page }) => {
  await signInAs(page, 'ana@example.com');
  const { items } = JSON.parse(await read(page, '/api/seller/listings?state=active&limit=50'));
  const { listingId, priceCents } = items.find(({ priceVaries }: { priceVaries: boolean }) => !priceVaries);
  const written = (priceCents / 100).toFixed(2);
  const open = async (language: Language, label: string, value: string): Promise<void> => {
    await page.request.put('/api/accounts/language', { data: { language } });
    await page.goto(`/seller-dashboard/add-listing?edit=${listingId}`);
    await expect(page.getByLabel(label).first()).toHaveValue(value);
  };
  await open('de', 'Preis', written.replace('.', ','));
  await open('en', 'Price', written);
});

interface Screen {
  path: string;
  part?: 'main' | 'dialog';
  /** What its content is, by the calls that hold it. */
  content?: string[];
  ready: Record<Language, string>;
  /** What is pressed before one looks, by role and name. */
  press?: Record<Language, string>;
}

const screens: Screen[] = [
  {
    path: '/seller-dashboard/promotions',
    content: ['/api/seller/promotions', '/api/seller/listings?limit=100'],
    ready: { en: 'A lower price for good', de: 'Ein niedrigerer Preis auf Dauer' },
  },
  {
    path: '/seller-dashboard/promotions',
    part: 'dialog',
    content: ['/api/seller/listings?limit=100'],
    press: { en: 'New promotion', de: 'Neue Aktion' },
    ready: { en: 'Takes off', de: 'Nachlass' },
  },
  {
    path: '/seller-dashboard/shop',
    content: ['/api/seller/shop'],
    ready: { en: 'Pictures of the shop', de: 'Bilder des Shops' },
  },
  {
    path: '/seller-dashboard/invoices',
    content: ['/api/seller/invoice-facts'],
    ready: { en: 'You sell', de: 'Du verkaufst' },
  },
  {
    path: '/seller-dashboard/reviews?show=all',
    content: ['/api/seller/reviews?limit=20'],
    ready: { en: 'The order', de: 'Die Bestellung' },
  },
  {
    path: '/seller-dashboard/reviews/questions?show=all',
    content: ['/api/seller/questions?limit=20'],
    ready: { en: 'All questions', de: 'Alle Fragen' },
  },
  {
    path: '/seller-dashboard/listings?state=active',
    part: 'dialog',
    content: ['/api/seller/listings?limit=100'],
    press: { en: 'in the search', de: 'in der Suche' },
    ready: { en: 'What would a buyer type', de: 'Was würde man eintippen' },
  },
  {
    path: '/dev/ui',
    ready: { en: 'The kit', de: 'Der Baukasten' },
  },
  {
    path: '/profile/security',
    content: ['/api/accounts/security'],
    ready: { en: 'Devices signed in', de: 'Angemeldete Geräte' },
  },
];

for (const { path, part = 'main', content = [], ready, press } of screens)
  test(`[UX-70] ${path}${press ? ` and “${press.en}”` : ''} has no sentence of another language`, async ({ page }) => {
    await signInAs(page, 'ana@example.com');
    const looks = await inBoth(page, async (language) => {
      await page.goto(path);
      if (press) await page.getByRole('button', { name: press[language] }).first().click();
      await expect(page.getByText(ready[language]).first()).toBeVisible();
      await only(page, part);
    });
    const known = await Promise.all(content.map((call) => read(page, call)));
    expect(saidAlike(...looks, [alike, ...known])).toEqual([]);
  });
