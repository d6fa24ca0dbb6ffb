import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import type { Address } from './address.ts';
import { fromSomewhere, openAccount, type Person } from './people.ts';
import { findPiece, type Piece, putIntoCart, putOnWishlist } from './pieces.ts';
import { watchLine } from './quiet.ts';

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

/** Journeys start with the bar at the bottom answered; the one about the bar forgets that. */
const answered = { name: 'gdpr_consent', value: 'false' };

/** A journey fails on anything that the browser complains about. A declined card is told by status 402, which the browser notes too. */
export const test = base.extend<
  Address & {
    complaintsAllowed: RegExp;
    noComplaints: void;
    expectAccessible: () => Promise<void>;
    signUp: () => Promise<Person>;
    findPiece: (words?: string) => Promise<Piece>;
    addPiece: (words?: string, quantity?: number) => Promise<Piece>;
    wishPiece: (words?: string) => Promise<Piece>;
  }
>({
  addresses: [[], { option: true }],
  baseURL: ({ addresses }, use, { parallelIndex }) => use(addresses[parallelIndex]),
  storageState: ({ baseURL }, use) =>
    use({ cookies: [], origins: baseURL ? [{ origin: new URL(baseURL).origin, localStorage: [answered] }] : [] }),
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
  findPiece: ({ page }, use) => use((words) => findPiece(page, words)),
  addPiece: ({ page }, use) => use((words, quantity) => putIntoCart(page, words, quantity)),
  wishPiece: ({ page }, use) => use((words) => putOnWishlist(page, words)),
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const judged = async () => {
        await standStill(page);
        return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations;
      };
      const first = await judged();
      // What opened while axe looked was still on its way: what is wrong stays wrong.
      const violations = first.length > 0 ? await judged() : first;
      expect(
        violations.map(
          (violation) =>
            `${violation.id}: ${violation.nodes
              .map((node) => node.target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        ),
      ).toEqual([]);
    });
  },
});

export { expect };
