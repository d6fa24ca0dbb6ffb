import type { Page } from '@playwright/test';
import { saidAlike, type Said, wordsOf } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

test.use({ complaintsAllowed: /Failed to load resource/ });

/** What the parts that a selector names say in both languages, once the words that are given stand there. */
async function alikeIn(
  page: Page,
  path: string,
  { part, shown }: { part: string; shown: Record<'en' | 'de', string> },
) {
  const said: Said[] = [];
  for (const language of ['en', 'de'] as const) {
    await page.request.put('/api/accounts/language', { data: { language } });
    await page.goto(path);
    await expect(page.getByText(shown[language]).first()).toBeVisible();
    await page.evaluate((selector) => {
      document.title = '';
      document.body.replaceChildren(...document.querySelectorAll(selector));
    }, part);
    said.push(await wordsOf(page));
  }
  return saidAlike(said[0] as Said, said[1] as Said);
}
test('[UX-70, SHELL-10] an address that leads nowhere says so in German too', async ({ page }) => {
  const shown = { en: 'Look around instead', de: 'Sieh dich stattdessen um' };
  expect(await alikeIn(page, '/nowhere/at/all', { part: 'main', shown })).toEqual([]);
});

test('[UX-70, SUP-02] what is kept of oneself, a copy of it and the way out are told in German too', async ({
  page,
  signUp,
}) => {
  await signUp();
  const shown = { en: 'Download all my data', de: 'Alle meine Daten herunterladen' };
  expect(await alikeIn(page, '/settings/privacy', { part: 'section.subject', shown })).toEqual([]);
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Mein Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dein Konto löschen' });
  await expect(dialog.getByRole('textbox', { name: 'Tippe deine E-Mail-Adresse ein' })).toBeVisible();
  await expect(dialog).not.toContainText(/account|delete/i);
});

test('[UX-70, UX-95, ADM-13] who may not open a part of the back office is told why in German too', async ({
  page,
}) => {
  await signInAs(page, 'analytics@example.com');
  const shown = { en: 'Nothing was opened or changed.', de: 'Es wurde nichts geöffnet und nichts geändert.' };
  const alike = await alikeIn(page, '/admin/users', { part: '.d-empty', shown });
  expect(alike.filter((text) => !text.startsWith('users.'))).toEqual([]);
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'Diesen Ort gibt es im Back Office nicht' })).toBeVisible();
});

test('[UX-70, ADM-10] whoever has no administrator record is told so in German too', async ({ page, signUp }) => {
  await signUp();
  const shown = { en: 'Your account has no administrator record', de: 'Dein Konto hat keinen Verwaltungszugang' };
  expect(await alikeIn(page, '/admin', { part: 'main', shown })).toEqual([]);
});

test('[UX-70, ERR-07] the errors of system health are told in German too', async ({ page }) => {
  await signInAs(page, 'senior@example.com');
  await page.request.put('/api/accounts/language', { data: { language: 'de' } });
  await page.goto('/admin/system-health?errors=all');
  await expect(page.getByRole('heading', { name: 'Fehler', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Wörter oder Nummer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sicherheitswarnungen' })).toBeVisible();
  await page.goto('/admin/system-health/0123456789abcdef0123456789abcdef');
  await expect(page.getByRole('heading', { name: 'Diesen Fehler gibt es nicht' })).toBeVisible();
});
