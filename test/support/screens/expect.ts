import { type expect as PlaywrightExpect } from '@playwright/test';
import { expect as vitestExpect } from 'vitest';
import { LineResponse } from './line.ts';
import { Locator } from './locator.ts';
import { Page, TIMEOUT_MS } from './page.ts';
import { isChecked, isDisabled } from './roles.ts';
import { descriptionOf, isVisible, says, type TextMatch } from './seen.ts';

interface Patience {
  timeout?: number;
}
type Given = TextMatch | number | boolean | undefined | (TextMatch | RegExp)[];
interface Shown {
  element: Element | undefined;
  all: Element[];
  locator: Locator;
}
/** Whether it holds, and what stands there instead. */
type Check = (shown: Shown, wanted: Given, also: Given) => readonly [holds: boolean, is: unknown];

const texts = (all: Element[]): string[] =>
  all.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim());
const whole = (text: string, wanted: TextMatch): boolean => says(text, wanted, true);
const part = (text: string, wanted: TextMatch): boolean =>
  wanted instanceof RegExp ? wanted.test(text) : text.includes(wanted.replace(/\s+/g, ' ').trim());
const pageOf = ({ locator }: Shown) => locator.surroundings.now.document;

/** Text of one, or of all in their order. */
const inText =
  (agrees: typeof whole): Check =>
  ({ element, all }, wanted) => {
    const is = texts(Array.isArray(wanted) ? all : element ? [element] : []);
    const list = (Array.isArray(wanted) ? wanted : [wanted]) as TextMatch[];
    return [is.length === list.length && list.every((each, at) => agrees(is[at] ?? '', each)), is] as const;
  };

const ofElement =
  (
    read: (element: Element, shown: Shown, wanted: Given) => unknown,
    agrees = (is: unknown, wanted: Given): boolean => is === (wanted ?? true),
  ): Check =>
  (shown, wanted, also) => {
    if (!shown.element) return [false, 'not there'];
    const is = read(shown.element, shown, wanted);
    return [agrees(is, also ?? wanted), is];
  };
const textOf = (is: unknown, wanted: Given): boolean => whole(String(is ?? ''), wanted as TextMatch);

const checks: Record<string, Check> = {
  toBeVisible: (shown) => [
    shown.element !== undefined && isVisible(shown.element, pageOf(shown)),
    shown.element?.outerHTML.slice(0, 200),
  ],
  toHaveCount: ({ all }, wanted) => [all.length === wanted, all.length],
  toHaveText: inText(whole),
  toContainText: inText(part),
  toHaveValue: ofElement((element) => (element as HTMLInputElement).value, textOf),
  toHaveAttribute: (shown, name, wanted) => {
    const is = shown.element?.getAttribute(String(name)) ?? null;
    return [is !== null && (wanted === undefined || whole(is, wanted as TextMatch)), is];
  },
  toHaveAccessibleDescription: ofElement((element, shown) => descriptionOf(element, pageOf(shown)), textOf),
  toBeFocused: ofElement((element) => element.ownerDocument.activeElement === element),
  toBeEnabled: ofElement((element) => !isDisabled(element)),
  toBeChecked: ofElement(
    isChecked,
    (is, wanted) => is === ((wanted as { checked?: boolean } | undefined)?.checked ?? true),
  ),
};

const many = new Set(['toHaveCount', 'toHaveText', 'toContainText']);

async function holds(locator: Locator, name: string, isNot: boolean, args: unknown[]): Promise<void> {
  const check = checks[name];
  if (!check) throw new Error(`${name} needs a browser: it stays in test/journeys`);
  const isOptions = (each: unknown): each is Patience & object =>
    typeof each === 'object' && each !== null && 'timeout' in each;
  const { timeout } = args.find(isOptions) ?? {};
  const [wanted, also] = args.filter((each) => !isOptions(each)) as [Given, Given];
  let is: unknown;
  const look = (): true | undefined => {
    const all = locator.elements();
    const element = many.has(name) && (name === 'toHaveCount' || Array.isArray(wanted)) ? all[0] : locator.one();
    const [good, match] = check({ element, all, locator }, wanted, also);
    is = match;
    return good !== isNot || undefined;
  };
  await locator.surroundings.until(
    look,
    () =>
      `expect(${locator.description}).${isNot ? 'not.' : ''}${name}(${args.map(String).join(', ')}): it is ${JSON.stringify(is)}`,
    timeout,
  );
}

async function pageHolds(page: Page, name: string, isNot: boolean, [wanted, options]: unknown[]): Promise<void> {
  const reads: Record<string, () => string | undefined> = {
    toHaveURL: page.url,
    toHaveTitle: () => page.now.document.window.document.title,
  };
  const read = reads[name];
  if (!read) throw new Error(`${name} needs a browser: it stays in test/journeys`);
  const full = name === 'toHaveURL' && typeof wanted === 'string' ? new URL(wanted, page.visitor.base).href : wanted;
  const agrees = (is: string): boolean =>
    typeof full === 'function' ? Boolean((full as (url: URL) => boolean)(new URL(is))) : whole(is, full as TextMatch);
  await page.until(
    () => agrees(read() ?? '') !== isNot || undefined,
    () => `expect(page).${isNot ? 'not.' : ''}${name}(${String(full)}): it is ${read()}`,
    (options as Patience | undefined)?.timeout,
  );
}

type Matcher = (...args: unknown[]) => Promise<void>;

const matchers = (run: (name: string, isNot: boolean, args: unknown[]) => Promise<void>): object => {
  const of = (isNot: boolean): object =>
    new Proxy({} as Record<string, Matcher>, {
      get: (_all, name): unknown => {
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return name === 'not' ? of(!isNot) : (...args: unknown[]) => run(name, isNot, args);
      },
    });
  return of(false);
};

const poll = (ask: () => unknown, options: Patience | string = {}): object =>
  vitestExpect.poll(ask, {
    timeout: (typeof options === 'string' ? undefined : options.timeout) ?? TIMEOUT_MS,
    interval: 20,
  });

function expectAny(value: unknown, message?: string): object {
  if (value instanceof Locator) return matchers((...given) => holds(value, ...given));
  if (value instanceof Page) return matchers((...given) => pageHolds(value, ...given));
  if (value instanceof LineResponse)
    return {
      toBeOK: async () =>
        vitestExpect(value.ok(), `${value.url()} answered ${value.status()} ${await value.text()}`).toBe(true),
    };
  return vitestExpect(value, message);
}

/** In Playwright's words and types, so that a journey moves here as it is. */
export const expect = Object.assign(expectAny, {
  poll,
  stringContaining: vitestExpect.stringContaining,
  objectContaining: vitestExpect.objectContaining,
  any: vitestExpect.any,
  anything: vitestExpect.anything,
}) as unknown as typeof PlaywrightExpect;
