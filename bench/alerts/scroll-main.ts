import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#test/browser/chromium.ts';
import { cookieOf, insertPeople } from '#test/builders/people-writing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { storeAlert } from '#server/modules/alerts/storing/store-alert.ts';
import { benchProcess } from '../bench-process.ts';
import type { ProductOrder } from '../serve-product.ts';

/*
 * [ALERT-22] A maker scrolls through 10,000 alerts in the built product and new ones come meanwhile. Run with `npm run bench:alerts-scroll`
 * after a build; it ends with 1 where a frame takes more than 16 ms of CPU in the mean, more than 400 rows are drawn, or an arrival moves a row.
 */

const ALERTS = 10_000;
const SELLER = 'person1';
const MAX_FRAME_CPU_MS = 16;
const MAX_ROWS = 400;
const folder = join(tmpdir(), `artisan-alerts-scroll-${process.pid}`);
const env = {
  ...{ DATA_DIR: folder, DATABASE_URL: '', DEMO: 'off', HOST: '127.0.0.1' },
  PORT: process.env.BENCH_PORT ?? '4732',
};

interface Scrolled {
  frames: number[];
  mostRows: number;
  seen: number;
}

/** Scrolls a part of the page's height each frame until the oldest alert is drawn; text, since it runs in the page. */
const SCROLL = `(async () => {
  const frames = [];
  const seen = new Set();
  let mostRows = 0;
  let last = performance.now();
  const end = last + 240_000;
  for (let isEnd = false; !isEnd && performance.now() < end;) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
    const rows = [...document.querySelectorAll('.d-alert')];
    mostRows = Math.max(mostRows, rows.length);
    for (const row of rows) seen.add(/Alert \\d+/.exec(row.textContent)?.[0]);
    isEnd = seen.has('Alert 1') && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    scrollBy(0, 400);
  }
  return { frames, mostRows, seen: seen.size };
})()`;

/** Where the first row in sight stands. */
const TOP_ROW = `(() => {
  const row = [...document.querySelectorAll('.d-alert')].find((each) => each.getBoundingClientRect().top > 80);
  return row ? row.textContent.slice(0, 40) + ' at ' + row.getBoundingClientRect().top : '';
})()`;

const product = await benchProcess<ProductOrder, { address: string; databaseUrl: string }>('serve-product.ts', env);
const { address, databaseUrl } = product.ready;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await insertPeople(client, 2);
await client.query(
  `INSERT INTO alerts (seller_id, id, category, type, priority, title, message, action_url, created_at, updated_at)
   SELECT $1, 'a' || n, 'order', 'new_order', 'high', 'Alert ' || n, repeat('Two pieces for Porto. ', 1 + n % 4), '/seller-dashboard/orders',
     now() - ($2 - n) * interval '1 minute', now() FROM generate_series(1, $2::int) n`,
  [SELLER, ALERTS],
);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const { app, stop } = await startRuntime({
  config: readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: 'off' }),
  log,
});
const raise = (id: string): Promise<void> =>
  inTransaction(app.db, (tx) =>
    storeAlert(app, tx, {
      ...{ id, sellerId: SELLER, type: 'new_order', category: 'order', priority: 'high', title: 'Just now' },
      ...{ message: 'Two pieces.', actionUrl: '/seller-dashboard/orders', actionLabel: 'View', language: 'en' },
      ...{ metadata: {}, quoted: null, now: app.clock.now() },
    }),
  );

/** Whether rows stay where they are while an alert arrives, at some height of the list. */
async function staysWhileArriving(page: Page, id: string): Promise<boolean> {
  const before = await page.evaluate<string>(TOP_ROW);
  await raise(id);
  await page.getByRole('button', { name: /^\d+ new$/ }).waitFor();
  const after = await page.evaluate<string>(TOP_ROW);
  console.log(`an arrival: ${before} → ${after}`);
  return before !== '' && before === after;
}

let isBad = true;
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookieOf(1).split('=');
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}/seller-dashboard/alerts`);
  await page.getByText(`Alert ${ALERTS}`).waitFor();
  const atTop = await staysWhileArriving(page, 'first');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async (): Promise<number> =>
    1000 *
    ((await session.send('Performance.getMetrics')).metrics.find((each) => each.name === 'TaskDuration')?.value ?? 0);
  const cpuBefore = await cpu();
  const { frames, mostRows, seen } = await page.evaluate<Scrolled>(SCROLL);
  const frameCpu = ((await cpu()) - cpuBefore) / frames.length;
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
  await page.waitForTimeout(1000);
  const amid = await staysWhileArriving(page, 'second');
  const part = (share: number): number => frames.toSorted((a, b) => a - b)[Math.floor(frames.length * share)] ?? 0;
  const heap = await page.evaluate<number>('performance.memory?.usedJSHeapSize ?? 0');
  console.log(
    `${seen} alerts in ${frames.length} frames: ${frameCpu.toFixed(1)} ms of CPU each, p50 ${part(0.5).toFixed(0)} ms, p95 ${part(0.95).toFixed(0)} ms, p99 ${part(0.99).toFixed(0)} ms; ` +
      `${mostRows} rows at most, ${(heap / 1024 / 1024).toFixed(0)} MB of scripts`,
  );
  isBad = seen < ALERTS || frameCpu > MAX_FRAME_CPU_MS || mostRows > MAX_ROWS || !atTop || !amid;
} finally {
  await browser.close();
  await stop();
  await client.end();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isBad ? 1 : 0);
