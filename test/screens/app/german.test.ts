import type { Page } from '@playwright/test';
import { inBoth, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';

const speak = (page: Page, language: 'en' | 'de') => page.request.put('/api/accounts/language', { data: { language } });

test('[UX-70] header, menus, search box and footer have no sentence of another language', async ({ page, signUp }) => {
  const person = await signUp();
  const open = {
    en: { account: /^Your account/, signOut: 'Sign out', search: 'Search', footer: 'Buying' },
    de: { account: /^Dein Konto/, signOut: 'Abmelden', search: 'Suchen', footer: 'Kaufen' },
  };
  const [english, german] = await inBoth(page, async (language) => {
    const words = open[language];
    await page.goto('/supportcenter');
    await page.getByRole('button', { name: words.account }).click();
    await expect(page.getByRole('button', { name: words.signOut })).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.footer, exact: true })).toBeVisible();
    await page.locator('main').evaluate((main) => main.remove());
  });
  expect(saidAlike(english, german, [person.name])).toEqual([]);
  expect(german.words).toContain('Keramik');
});

test('[UX-70] the sign-in dialog and its refusals have no sentence of another language', async ({ page }) => {
  const words = {
    en: { open: 'Sign in', up: 'Sign Up', create: 'Create Account', other: 'Other ways', in: 'Sign In' },
    de: { open: 'Anmelden', up: 'Konto anlegen', create: 'Konto anlegen', other: 'Andere Wege', in: 'Anmelden' },
  };
  const [english, german] = await inBoth(page, async (language) => {
    const word = words[language];
    await page.goto('/supportcenter');
    await page.getByRole('button', { name: word.open }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: word.up }).click();
    await dialog.getByRole('button', { name: word.create }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.locator('main').evaluate((main) => main.remove());
  });
  expect(saidAlike(english, german)).toEqual([]);
});

test('[UX-70] the page says its language, and the switch which one it is', async ({ page }) => {
  await page.goto('/supportcenter');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await speak(page, 'de');
  await page.goto('/supportcenter');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  const group = page.getByRole('group', { name: 'Sprache' });
  await expect(group.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await expect(group.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false');
});

test('[UX-70, CAT-03] the page of a piece has no sentence of another language', async ({ page, findListing }) => {
  const { listingId } = await findListing('Hammered disc earrings');
  const headings = {
    en: { questions: 'Questions', details: 'Details' },
    de: { questions: 'Fragen', details: 'Einzelheiten' },
  };
  const [english, german] = await inBoth(page, async (language) => {
    await page.goto(`/product/${listingId}`);
    await expect(page.getByRole('heading', { name: headings[language].details })).toBeVisible();
    await expect(page.getByRole('heading', { name: headings[language].questions })).toBeVisible();
    await expect(page.locator('.histogram')).toBeVisible();
  });
  expect(saidAlike(english, german)).toEqual([]);
  expect(german.words.join(' ')).toMatch(/\d,\d\d\s€/);
});

test('[UX-70, UX-43] drawer and cart have no sentence of another language', async ({ page, addToCart }) => {
  const { listingId } = await addToCart('vase');
  const words = {
    en: { add: 'Add to cart', view: 'View cart', heading: 'Your cart', out: 'Check out' },
    de: { add: 'In den Warenkorb', view: 'Zum Warenkorb', heading: 'Dein Warenkorb', out: 'Zur Kasse' },
  };
  const drawers = await inBoth(page, async (language) => {
    await page.goto(`/product/${listingId}`);
    await page.getByRole('button', { name: words[language].add }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: words[language].view })).toBeVisible();
    await page.locator('main').evaluate((main) => main.remove());
  });
  const cart = await (await page.request.get('/api/cart')).text();
  expect(saidAlike(...drawers, [cart])).toEqual([]);
  const carts = await inBoth(page, async (language) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: words[language].heading })).toBeVisible();
    await expect(page.getByRole('link', { name: words[language].out })).toBeVisible();
    await page.getByText('Code?').click();
  });
  expect(saidAlike(...carts, [cart])).toEqual([]);
});

test('[UX-70, PAY-01] the checkout and what it asks to put right have no sentence of another language', async ({
  page,
  addToCart,
}) => {
  await addToCart('vase');
  const words = {
    en: { heading: 'Checkout', go: 'Continue as a guest', wrong: 'Put this right to go on' },
    de: { heading: 'Kasse', go: 'Als Gast weiter', wrong: 'Korrigiere das, um weiterzukommen' },
  };
  const [english, german] = await inBoth(page, async (language) => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: words[language].heading, exact: true })).toBeVisible();
    await page.getByRole('button', { name: words[language].go }).click();
    await expect(page.getByRole('heading', { name: words[language].wrong })).toBeVisible();
  });
  const cart = await (await page.request.get('/api/cart')).text();
  // Who sells, and where they are, is content of the shop.
  const quote = await (await page.request.get('/api/checkout/quote?country=DE')).text();
  expect(saidAlike(english, german, [cart, quote])).toEqual([]);
  expect(german.words).toContain('Weiter zur Zahlung');
});
