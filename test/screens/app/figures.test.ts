import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

/** How much what a figure opens adds up to: the rows of its list, or what their amounts come to in cents. */
type Sum = (page: Page) => Promise<number>;
interface Figure {
  /** Where the number stands: the link itself, or what holds the number and the link. */
  at: (page: Page) => Locator;
  opens: Sum;
  /** The number in it; without this the first one. */
  number?: RegExp;
}

const main = (page: Page): Locator => page.locator('main');
const rowsOf =
  (name: string): Sum =>
  (page) =>
    page.getByRole('table', { name, exact: true }).locator('tbody tr').count();
const amountsOf =
  (name: string, column: number): Sum =>
  async (page) => {
    const cells = page.getByRole('table', { name, exact: true }).locator(`tbody tr td:nth-child(${column})`);
    return (await cells.allInnerTexts()).reduce((sum, text) => sum + centsIn(text), 0);
  };
const countOf =
  (css: string): Sum =>
  (page) =>
    main(page).locator(css).count();

const centsIn = (text: string): number => {
  const amount = /(−?)€([\d,]+)\.(\d\d)/.exec(text);
  return amount ? Number(`${amount[1] ? '-' : ''}${(amount[2] ?? '').replaceAll(',', '')}${amount[3]}`) : 0;
};
const numberIn = (text: string, pattern?: RegExp): number => {
  const [found = ''] = (pattern ?? /−?€[\d,]+\.\d\d|\d[\d,]*/).exec(text) ?? [];
  return found.includes('€') ? centsIn(found) : Number(found.replace(/\D/g, ''));
};

const link = (name: RegExp | string) => (page: Page) => main(page).getByRole('link', { name }).first();
const todo = (words: string) => (page: Page) => main(page).getByRole('listitem').filter({ hasText: words }).first();
const menu = (name: RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: /^(Seller dashboard|Back office)$/ }).getByRole('link', { name });
const row = (table: string, words: RegExp) => (page: Page) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: words }).first();

const orders = rowsOf('Orders');
const soldCents = amountsOf('Orders', 7);
const conversations = countOf('.conversations li');
const alerts = countOf('.d-alert');
const listings = rowsOf('Listings');

/** Who looks, where; and each figure there with the list that it opens. */
const maker: Record<string, Record<string, Figure>> = {
  '/seller-dashboard': {
    'listings for sale': { at: link(/for sale$/), opens: listings },
    'orders to send': { at: todo('Orders to send'), opens: orders },
    'open returns': { at: todo('Return is open'), opens: countOf('article') },
    'unread conversations': { at: todo('Unread conversations'), opens: conversations },
    'unread alerts': { at: todo('Unread alerts'), opens: alerts },
    'sales of 30 days': { at: link(/^Sales, 30 days/), number: /€[\d,]+\.\d\d/, opens: soldCents },
    'orders of 30 days': { at: link(/^Orders/), opens: orders },
    'sales of 7 days': { at: link(/^Last 7 days/), number: /€[\d,]+\.\d\d/, opens: soldCents },
    'sales of today': { at: link(/^Today/), number: /€[\d,]+\.\d\d/, opens: soldCents },
    'orders, in the menu': { at: menu(/to ship$/), opens: orders },
    'conversations, in the menu': { at: menu(/unread conversations$/), opens: conversations },
    'alerts, in the menu': { at: menu(/unread alerts$/), opens: alerts },
  },
  '/seller-dashboard/orders': {
    all: { at: link(/^All/), opens: orders },
    'to ship': { at: link(/^To ship/), opens: orders },
    new: { at: link(/^New/), opens: orders },
    'being made': { at: link(/^Being made/), opens: orders },
    'on the way': { at: link(/^On the way/), opens: orders },
    delivered: { at: link(/^Delivered/), opens: orders },
    cancelled: { at: link(/^Cancelled/), opens: orders },
  },
  '/seller-dashboard/alerts': { unread: { at: link(/^Unread/), opens: alerts } },
  '/seller-dashboard/alerts?category=message': { unread: { at: link(/^Unread/), opens: alerts } },
  '/seller-dashboard/listings': {
    all: { at: link(/^All/), opens: listings },
    'for sale': { at: link(/^For sale/), opens: listings },
  },
  '/seller-dashboard/reviews': {
    'to answer': { at: link(/^Reviews to answer/), opens: countOf('.d-answerable') },
    questions: { at: link(/^Questions to answer/), opens: countOf('.d-answerable') },
    all: { at: link(/^All reviews/), opens: countOf('.d-answerable') },
  },
  '/seller-dashboard/returns': { open: { at: link(/^Open/), opens: countOf('article') } },
};

const administrator: Record<string, Record<string, Figure>> = {
  '/admin': {
    'orders today': { at: link(/^Orders today/), opens: orders },
    'taken today': { at: link(/^Taken today/), number: /€[\d,]+\.\d\d/, opens: amountsOf('Orders', 6) },
    'refunded today': { at: link(/^Refunded today/), number: /€[\d,]+\.\d\d/, opens: amountsOf('Refunds', 4) },
    'new accounts today': { at: link(/^New accounts today/), opens: rowsOf('Users') },
    'failed payments today': { at: link(/^Payments that failed today/), opens: rowsOf('Payments') },
    messages: { at: row('Queues', /^Messages/), opens: countOf('.d-queue-row, article') },
    reviews: { at: row('Queues', /^Reviews/), opens: countOf('article') },
    cases: { at: row('Queues', /^Cases/), opens: rowsOf('Cases') },
  },
  '/admin/messaging': {
    alerts: {
      at: (page) => row('Mails by kind', /^Alerts/)(page).getByRole('link', { name: /^\d+$/ }),
      opens: rowsOf('Mails'),
    },
  },
};

/** Every page of a list. */
async function wholeList(page: Page): Promise<void> {
  const more = main(page).getByRole('button', { name: /^Load more/ });
  for (let pages = 0; pages < 20 && (await more.count()) > 0; pages++) {
    await more.click();
    await page.waitForLoadState('networkidle');
  }
}

/** What a figure says, and the address of what it opens. */
async function readFigure(page: Page, { at, number }: Figure): Promise<{ says: number; href: string }> {
  const place = at(page);
  await expect(place).toContainText(/\d/);
  const says = numberIn((await place.innerText()).replace(/30 days|7 days/, ''), number);
  const isLink = await place.evaluate((element) => element.tagName === 'A');
  return { says, href: (await (isLink ? place : place.getByRole('link').last()).getAttribute('href')) ?? '' };
}

for (const [email, screens] of [
  ['ana@example.com', maker],
  ['cy@example.com', administrator],
] as const)
  for (const [address, figures] of Object.entries(screens))
    test(`[DASH-01, OFFICE-01, UX-93] ${address}: each figure opens what it counts`, async ({ page }) => {
      await signInAs(page, email);
      await page.goto(address);
      const read: [name: string, says: number, href: string, opens: Sum][] = [];
      for (const [name, figure] of Object.entries(figures)) {
        const { says, href } = await readFigure(page, figure);
        read.push([name, says, href, figure.opens]);
      }
      const found: Record<string, number> = {};
      for (const [name, says, href, opens] of read) {
        await page.goto(href);
        await expect
          .poll(
            async () => {
              await wholeList(page);
              found[name] = await opens(page);
              return found[name];
            },
            { timeout: 30_000 },
          )
          .toBe(says)
          .catch(() => undefined);
      }
      expect(found).toEqual(Object.fromEntries(read.map(([name, says]) => [name, says])));
    });
