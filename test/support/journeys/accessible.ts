import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What axe finds wrong in a document, and where. */
interface AxeResults {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

export interface Axe {
  run: (root: unknown, options: object) => Promise<AxeResults>;
}

let source = '';

/** The program of axe, to be run in a page. */
export const axeSource = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return (source ||= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
};

/** Options of a run that lists what is wrong only: what is right is a list of every element there is. */
export const onlyWrong = { resultTypes: ['violations'], elementRef: false, preload: false } as const;

/** One line for each rule that is broken, with the first places. */
export const textsOf = ({ violations }: AxeResults): string[] =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );

/** Colours are judged as they stand, not on their way from one to the other; an animation that rests for good is judged as it is. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      ),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );

/** The rules whose answer may be another in dark colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function judged(page: Page, options: object): Promise<string[]> {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource());
  const match = await page.evaluate(
    (wanted) => (globalThis as unknown as { axe: Axe }).axe.run(document, wanted),
    // Frames are others' pages: card fields and the bank.
    { ...onlyWrong, iframes: false, ...options },
  );
  return textsOf(match);
}

/** What axe finds wrong in a page as it stands. */
export async function violationsOf(page: Page, options: object = {}): Promise<string[]> {
  const first = await judged(page, options);
  // What opened while axe looked was still on its way: what is wrong stays wrong.
  return first.length > 0 ? judged(page, options) : [];
}

/** The same in dark colours: names, roles and sizes are those of the light page. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const results = await violationsOf(page, { runOnly: ofColours });
  await page.emulateMedia({ colorScheme: 'light' });
  return results.map((text) => `in the dark: ${text}`);
}
