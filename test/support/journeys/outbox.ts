import type { Page } from '@playwright/test';

const WAIT = 200;
const TRIES = 50;

/** The newest message of the demo that is to somebody and has these words. Mails and texts leave a moment after what they tell of. */
async function newest(page: Page, list: 'outbox' | 'texts', to: string, phrase: RegExp | string): Promise<string> {
  const has = (part: string): boolean => (typeof phrase === 'string' ? part.includes(phrase) : phrase.test(part));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const html = await (await page.request.get(`/dev/${list}`)).text();
    const match = html.split('<article>').find((part) => part.includes(to) && has(part));
    if (match) return match;
    await page.waitForTimeout(WAIT);
  }
  return '';
}

/** What matches in the newest mail to somebody; empty where there is none. */
export const mailed = async (page: Page, email: string, phrase: RegExp): Promise<string> =>
  (phrase.exec(await newest(page, 'outbox', email, phrase))?.[0] ?? '').replaceAll('&#38;', '&');

/** The first link of the newest mail to somebody that leads to a path. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const [, body = ''] = (await newest(page, 'outbox', email, path)).split('<pre>');
  return (/href="(http[^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&#38;', '&');
}
