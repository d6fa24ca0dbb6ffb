import { expect, test as base } from '@playwright/test';
import { violationsInTheDark, violationsOf } from '../support/journeys/accessible.ts';
import type { Address } from '../support/journeys/address.ts';
import { thrownIn } from '../support/journeys/thrown-in.ts';
import { fromSomewhere, openAccount, type Person } from '../support/journeys/people.ts';
import { findListing, type ListedVariant, putIntoCart, putOnWishlist } from '../support/journeys/demo-listings.ts';
import { watchLine } from '../support/journeys/quiet.ts';

/** Journeys start with the bar at the bottom answered; those about the bar are first visits. A stored state would cost each a page of its own. */
const answerBar = (): void => {
  if (self === top && location.protocol.startsWith('http') && !localStorage.getItem('gdpr_consent'))
    localStorage.setItem('gdpr_consent', 'false');
};

/** A journey fails on anything that the browser complains about. A declined card is told by status 402, which the browser notes too. */
export const test = base.extend<
  Address & {
    isFirstVisit: boolean;
    complaintsAllowed: RegExp;
    noComplaints: void;
    /** test/journeys/README.md says which screens and states are looked at. */
    expectAccessible: (colours?: 'in both colours') => Promise<void>;
    signUp: () => Promise<Person>;
    findListing: (phrase?: string) => Promise<ListedVariant>;
    addToCart: (phrase?: string, quantity?: number) => Promise<ListedVariant>;
    addToWishlist: (phrase?: string) => Promise<ListedVariant>;
  }
>({
  addresses: [[], { option: true }],
  baseURL: ({ addresses }, use, { parallelIndex }) => use(addresses[parallelIndex]),
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addInitScript(answerBar);
    await use(context);
  },
  /** What the document brings stands there until the page's own code has drawn the same: a journey goes on from then. */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await page.locator('.first-paint').waitFor({ state: 'detached' });
      return response;
    };
    await use(page);
  },
  /** Each journey comes from a place of its own: limits per address are met by nobody who does not look for them. */
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from it that nothing is needed
  extraHTTPHeaders: async ({}, use) => use(fromSomewhere()),
  /** What the browser may complain about in a journey that breaks something on purpose. */
  complaintsAllowed: [/^$/, { option: true }],
  noComplaints: [
    async ({ page, complaintsAllowed }, use) => {
      watchLine(page);
      const complaints: string[] = [];
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          !/status of 40[0-9]|status of 410/.test(message.text()) &&
          complaints.push(message.text()),
      );
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const thrown = thrownIn(request);
        if (thrown) complaints.push(thrown);
        const report = request.url().endsWith('/api/csp-reports') ? (request.postData() ?? '') : '';
        // The runner's own evaluations are not the shop's.
        if (/"source-file":"[^"]*\/assets\//.test(report)) complaints.push(report);
      });
      await use();
      // An answer that is still held back or fetched must not fail a journey that is over.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints.filter((text) => !complaintsAllowed.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  signUp: ({ page }, use) => use(() => openAccount(page)),
  findListing: ({ page }, use) => use((phrase) => findListing(page, phrase)),
  addToCart: ({ page }, use) => use((phrase, quantity) => putIntoCart(page, phrase, quantity)),
  addToWishlist: ({ page }, use) => use((phrase) => putOnWishlist(page, phrase)),
  expectAccessible: ({ page }, use) =>
    use(async (colours) => {
      expect(await violationsOf(page)).toEqual([]);
      if (colours) expect(await violationsInTheDark(page)).toEqual([]);
    }),
});

export { expect };
