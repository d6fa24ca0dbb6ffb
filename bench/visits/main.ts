import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '#test/browser/chromium.ts';
import { findListing } from '#test/support/journeys/demo-listings.ts';
import { readVitals } from '#test/support/journeys/vitals.ts';
import { buildWeb } from '../build-web.ts';
import { firstLoads } from '../first-load.ts';
import { recordFigures } from '../last-figures.ts';
import { textTable } from '../text-table.ts';
import { startDemo } from './start-demo.ts';
import { type Opened, openCold, pressTime, type Visit } from './slow-phone.ts';

/*
 * Cold visits of a phone at slow 4G and a quarter of the processor, and the slowest answers to a press, in the demo shop as it is built:
 * `npm run bench:visits [-- --turns 5]`. It says too which scripts came before the first press that `bench/first-load.ts` does not count.
 */

const at = process.argv.indexOf('--turns');
const TURNS = at < 0 ? 3 : Number(process.argv[at + 1]);
const web = join(import.meta.dirname, '../../dist/web');

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const visits: Record<string, Visit> = {
  home: { path: '/' },
  search: { path: '/search?q=mug' },
  product: { path: '' },
  checkout: { path: '/checkout', hasCart: true },
  dashboard: { path: '/seller-dashboard', as: 'ana' },
  inbox: { path: '/messages', as: 'ana' },
  office: { path: '/admin', as: 'cy' },
};

interface Press {
  on: string;
  press: (opened: Opened) => Promise<number>;
}

const filters = ({ page }: Opened) => page.getByRole('button', { name: /^Filters/ });
const presses: Record<string, Press> = {
  'filter sheet': { on: 'search', press: (opened) => pressTime(opened.page, () => filters(opened).tap()) },
  'tick of a filter': {
    on: 'search',
    press: async (opened) => {
      await filters(opened).tap();
      const box = opened.page.getByRole('dialog').getByRole('checkbox', { disabled: false }).first();
      await box.scrollIntoViewIfNeeded();
      return pressTime(opened.page, () => box.tap({ force: true }));
    },
  },
  'add to cart': {
    on: 'product',
    press: ({ page }) => pressTime(page, () => page.getByRole('button', { name: 'Add to cart' }).first().tap()),
  },
};

async function measureVisits(browser: Browser, address: string): Promise<Record<string, number>> {
  const counted = new Map(firstLoads(web).map(({ screen, names }) => [screen, names]));
  const rows: (string | number)[][] = [['', 'LCP ms', 'of each visit', 'CLS', 'scripts kB', 'not counted']];
  const figures: Record<string, number> = {};
  for (const [screen, visit] of Object.entries(visits)) {
    const [paints, shifts] = [[] as number[], [] as number[]];
    let fetched = new Map<string, number>();
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { page, context, scripts } = await openCold(browser, address, visit);
      const { lcp, cls } = await readVitals(page);
      paints.push(lcp);
      shifts.push(cls);
      fetched = scripts;
      await context.close();
    }
    const unknown = [...fetched.keys()].filter((path) => !counted.get(screen)?.includes(path.slice(1)));
    const bytes = [...fetched.values()].reduce((sum, each) => sum + each, 0);
    rows.push([
      ...[screen, Math.round(median(paints)), paints.map(Math.round).join(' '), Math.max(...shifts).toFixed(3)],
      ...[(bytes / 1000).toFixed(1), unknown.join(' ') || 'none'],
    ]);
    figures[screen] = median(paints) / 1000;
  }
  console.log(textTable(rows, [0, 5]));
  return figures;
}

async function measurePresses(browser: Browser, address: string): Promise<Record<string, number>> {
  const rows: (string | number)[][] = [['', 'median ms', 'of each press']];
  const figures: Record<string, number> = {};
  for (const [name, { on, press }] of Object.entries(presses)) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const opened = await openCold(browser, address, visits[on] ?? { path: '/' });
      times.push(await press(opened));
      await opened.context.close();
    }
    rows.push([name, median(times), times.join(' ')]);
    figures[name] = median(times);
  }
  console.log(`\n${textTable(rows)}`);
  return figures;
}

const named = (start: string, figures: Record<string, number>, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [`${start}: ${name}`, figures[name] ?? 0]));

buildWeb();
const folder = join(tmpdir(), `artisan-visits-${process.pid}`);
const demo = await startDemo(folder);
try {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await (await browser.newContext({ baseURL: demo.address })).newPage();
  const { listingId } = await findListing(page, 'vase');
  visits.product = { path: `/product/${listingId}` };
  const paints = process.argv.includes('--presses') ? null : await measureVisits(browser, demo.address);
  const pressed = await measurePresses(browser, demo.address);
  await browser.close();
  recordFigures({
    ...(paints && named('largest paint of a cold visit', paints, ['search', 'checkout', 'dashboard', 'inbox'])),
    ...named('slowest press', pressed, Object.keys(presses)),
  });
} finally {
  await demo.stop();
  rmSync(folder, { recursive: true, force: true });
}
