import type { Page } from '@playwright/test';

/** What a page says: its texts, and the names and hints that stand in attributes. In the browser and in the DOM without one. */
const readWords = (): { words: string[]; content: string } => {
  const words: string[] = [document.title];
  const walk = (element: Element): void => {
    if (element.matches('script, style, [lang]:not(html)')) return;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (element.hasAttribute(name)) words.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === 3) words.push(child.textContent ?? '');
      else if (child.nodeType === 1) walk(child as Element);
    }
  };
  walk(document.body);
  return {
    words: words.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text)),
    content: document.getElementById('page-state')?.textContent ?? '',
  };
};

export type Said = ReturnType<typeof readWords>;
export const wordsOf = (page: Page): Promise<Said> => page.evaluate(readWords);

/** Names that are the same in every language. */
const names = ['Artisan Market', 'English', 'Deutsch', 'Name', 'Code', 'Express', 'Google'];
const countries = ['Japan', 'Liechtenstein', 'Malta', 'Portugal'];

/**
 * What a page says alike in two languages, although nobody wrote it there: neither the data that the page was made of nor `content`
 * holds it. Sentences that were forgotten are among them, whichever they are.
 */
export function saidAlike(english: Said, german: Said, content: readonly string[] = []): string[] {
  const known = [english.content, ...names, ...countries, ...content].join('\n').toLowerCase();
  const isKnown = (text: string): boolean =>
    text
      .split(/[,“”„()|·]|(?:^| )– |: |\d+/)
      .map((part) => part.trim().toLowerCase())
      // Shops without a portrait stand with their initials.
      .every((part) => !/\p{L}{3}/u.test(part) || known.includes(part));
  return [...new Set(german.words)].filter((text) => english.words.includes(text) && !isKnown(text));
}

/** Every text within an answer. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replaceAll(/\s+/g, ' ')]
    : Object.values((value ?? {}) as object).flatMap((each) => textsIn(each));

/** The same look at the product in both languages, one after the other; afterwards it speaks English. What the page was answered is its content. */
export async function inBoth(page: Page, look: (language: 'en' | 'de') => Promise<void>): Promise<[Said, Said]> {
  const said: Said[] = [];
  const answers: Promise<string[]>[] = [];
  page.on('response', (answer) => void answers.push(answer.json().then(textsIn, () => [])));
  for (const language of ['en', 'de', 'en'] as const) {
    await page.request.put('/api/accounts/language', { data: { language } });
    if (said.length === 2) break;
    await look(language);
    said.push(await wordsOf(page));
  }
  const [english, german] = said as [Said, Said];
  const content = [english.content, ...(await Promise.all(answers)).flat()].join('\n');
  return [{ ...english, content }, german];
}

/** What stands around a page is looked at elsewhere. */
export const onlyMain = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.replaceChildren(document.querySelector('main') as HTMLElement));
