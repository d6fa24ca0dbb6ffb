import type { Browser, BrowserContext, Page } from '@playwright/test';
import { describe, inject, test as vitestTest } from 'vitest';
import { openAccount, type Person } from '../support/journeys/people.ts';
import { findListing, type ListedVariant, putIntoCart } from '../support/journeys/demo-listings.ts';
import { violationsOf } from '../support/screens/accessible.ts';
import { expect } from '../support/screens/expect.ts';
import { Visitor } from '../support/screens/visitor.ts';

export { expect };

interface Options {
  /** What may be complained about in a test that breaks something on purpose. */
  complaintsAllowed?: RegExp;
  viewport?: { width: number; height: number };
}

interface Given {
  page: Page;
  context: BrowserContext;
  baseURL: string;
  /** Others, each with cookies and an address of their own. */
  browser: Browser;
  signUp: () => Promise<Person>;
  /** As far as what a page says can be judged without drawing it. */
  expectAccessible: () => Promise<void>;
  findListing: (phrase?: string) => Promise<ListedVariant>;
  addToCart: (phrase?: string, quantity?: number) => Promise<ListedVariant>;
}

const desktop = { width: 1440, height: 900 };
/** What `test.use` said in the file, or in the group, that is being read. */
let used: Options = {};
let usedIn = '';

/** Files share this module: what one of them said is not said for the next. */
function optionsNow(): Options {
  const { filepath } = Reflect.get(globalThis, '__vitest_worker__') as { filepath: string };
  if (filepath !== usedIn) [used, usedIn] = [{}, filepath];
  return used;
}

/** The product of this worker. */
function addressOf(): string {
  const addresses = inject('addresses');
  return addresses[(Number(process.env.VITEST_POOL_ID) - 1) % addresses.length] ?? '';
}

const isExpected = (text: string): boolean => /status of 40[0-9]|status of 410/.test(text);

/** The persons of the demo are in the tests after this one too, and speak English there. */
async function leave(visitor: Visitor): Promise<void> {
  const spoken = (await visitor.cookies()).find(({ name }) => name.endsWith('language'))?.value;
  if (spoken && spoken !== 'en') await visitor.request.put('/api/accounts/language', { data: { language: 'en' } });
  await visitor.close();
}

async function run(body: (given: Given) => Promise<void> | void, options: Options): Promise<void> {
  const address = addressOf();
  const visitors: Visitor[] = [];
  const newVisitor = (): Visitor => {
    const visitor = new Visitor(address, options.viewport ?? desktop);
    visitors.push(visitor);
    return visitor;
  };
  const visitor = newVisitor();
  const tab = await visitor.newPage();
  const page = tab as unknown as Page;
  const browser = { newPage: () => newVisitor().newPage(), newContext: async () => newVisitor() } as unknown as Browser;
  try {
    await body({
      page,
      browser,
      baseURL: address,
      context: visitor as unknown as BrowserContext,
      signUp: () => openAccount(page),
      expectAccessible: async () => expect(await violationsOf(tab.now.document)).toEqual([]),
      findListing: (phrase) => findListing(page, phrase),
      addToCart: (phrase, quantity) => putIntoCart(page, phrase, quantity),
    });
  } finally {
    for (const each of visitors) await leave(each);
  }
  const complaints = visitors.flatMap((each) => each.complaints).filter((text) => !isExpected(text));
  expect(complaints.filter((text) => !options.complaintsAllowed?.test(text))).toEqual([]);
}

type Body = (given: Given) => Promise<void> | void;

/** A test of a screen: the page and everything around it in the words of Playwright. */
export const test = Object.assign(
  (title: string, body: Body): void => {
    const options = optionsNow();
    vitestTest(title, () => run(body, options));
  },
  {
    describe: (title: string, group: () => void): void => {
      const outer = optionsNow();
      // Groups are read after the file around them.
      describe(title, () => {
        used = outer;
        group();
        used = outer;
      });
    },
    use: (options: Options): void => void (used = { ...optionsNow(), ...options }),
  },
);
