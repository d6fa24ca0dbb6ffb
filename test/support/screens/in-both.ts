import type { Page } from '@playwright/test';
import { type Said, wordsOf } from './words.ts';

/** The same look at the product in both languages, one after the other. */
export async function inBoth(page: Page, look: (language: 'en' | 'de') => Promise<void>): Promise<[Said, Said]> {
  const said: Said[] = [];
  for (const language of ['en', 'de'] as const) {
    await page.request.put('/api/accounts/language', { data: { language } });
    await look(language);
    said.push(await wordsOf(page));
  }
  await page.request.put('/api/accounts/language', { data: { language: 'en' } });
  return said as [Said, Said];
}

/** What stands around a page is looked at elsewhere. */
export const onlyMain = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.replaceChildren(document.querySelector('main') as HTMLElement));
