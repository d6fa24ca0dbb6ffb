import { execFileSync, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examineNightly } from '#server/modules/alerts/metrics/examine-nightly.ts';
import { countTraffic } from '#server/modules/analytics/count-traffic.ts';
import { listDays, listListingSums } from '#server/modules/analytics/analytics-store.ts';
import { forgetFact } from '#server/platform/database/facts-store.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { httpServer } from '#server/platform/http/http-server.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { generateListings } from '../generate.ts';

/*
 * What counting adds to a product page that the cache answers, what a series costs of a shop with many sums, and how long the night takes.
 * Run with `npm run bench:analytics`, for pages alone with `-- --pages`; it ends with 1 where a page costs 0.05 ms of processor time more.
 */

const LISTINGS = 1000;
const PAGE_BYTES = 60_000;
const TURNS = 6;
const SECONDS = 3;
const MAX_MS = 0.05;
const SIZES = [10_000, 100_000];

const folder = join(tmpdir(), `artisan-analytics-${process.pid}`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const runtime = await startRuntime({
  config: readConfig({ DATA_DIR: folder, DEMO: 'off', CLOCK: 'simulated', TRUSTED_PROXIES: 'loopback' }),
  log,
});
const { app } = runtime;
const { db } = app;

/** Processor time of this process for each page that somebody opened, in ms. */
async function cpuOf(address: string): Promise<number> {
  const before = process.cpuUsage();
  const knocking = fork(join(import.meta.dirname, 'knock-main.ts'), [address, String(SECONDS), String(LISTINGS)], {
    execArgv: serverFlags,
  });
  const { count } = await new Promise<{ count: number }>((resolve) => knocking.once('message', resolve));
  await new Promise((resolve) => knocking.once('exit', resolve));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

async function measurePages(): Promise<boolean> {
  const body = 'x'.repeat(PAGE_BYTES);
  const headers = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-cache'];
  for (let n = 0; n < LISTINGS; n += 1) {
    const path = `/product/piece-${n}`;
    app.cache.keep({ key: path, address: `en ${path}` }, { status: 200, body, headers, tags: [] }, app.cache.begin());
  }
  const traffic = countTraffic(app);
  const servers = [
    httpServer(app, { headers: [] }),
    httpServer(app, { headers: [], onRequest: traffic.pageRequested }),
  ];
  const [plain = '', counting = ''] = await Promise.all(
    servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })),
  );
  const costs: [plain: number, counting: number][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) costs.push([await cpuOf(plain), await cpuOf(counting)]);
  await traffic.stop();
  await Promise.all(servers.map((server) => server.close()));
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [without, withCounts] = [median(costs.map(([each]) => each)), median(costs.map(([, each]) => each))];
  const { rows } = await db.query<{ views: number }>({ text: `SELECT views FROM traffic_days WHERE seller_id = ''` });
  console.log(
    `a cached product page: ${without.toFixed(4)} ms of CPU without counting, ${withCounts.toFixed(4)} with: ${(withCounts - without).toFixed(4)} more; ${rows[0]?.views ?? 0} views counted`,
  );
  return withCounts - without >= MAX_MS;
}

/** Two months of a market: three of ten listings are looked at each day, one of fifty is sold, and their shops have the sums of that. */
async function fillSums(): Promise<void> {
  for (const text of [
    `INSERT INTO traffic_days (seller_id, listing_id, day, views, visits) SELECT l.seller_id, l.id, d::date, 1 + abs(hashtext(l.id || d)) % 12, 1
       FROM listings l CROSS JOIN generate_series($1::date - 35, $1::date - 1, interval '1 day') d WHERE abs(hashtext(l.id || d)) % 10 < 3 ON CONFLICT DO NOTHING`,
    `INSERT INTO sales_days (seller_id, listing_id, day, orders, units, revenue_cents) SELECT l.seller_id, l.id, d::date, 1, 1, 2500
       FROM listings l CROSS JOIN generate_series($1::date - 35, $1::date - 1, interval '1 day') d WHERE abs(hashtext(d || l.id)) % 50 = 0 ON CONFLICT DO NOTHING`,
    `INSERT INTO traffic_days (seller_id, listing_id, day, views, visits) SELECT seller_id, '', d::date, 90, 60 + abs(hashtext(seller_id || d)) % 20
       FROM shops CROSS JOIN generate_series($1::date - 63, $1::date - 1, interval '1 day') d ON CONFLICT DO NOTHING`,
    `INSERT INTO sales_days (seller_id, listing_id, day, orders, units, revenue_cents) SELECT seller_id, '', d::date, n, n, n * 2500
       FROM shops CROSS JOIN generate_series($1::date - 63, $1::date - 1, interval '1 day') d CROSS JOIN LATERAL (SELECT 4 + abs(hashtext(seller_id || d)) % 5 AS n) o ON CONFLICT DO NOTHING`,
    `INSERT INTO listing_totals (seller_id, listing_id, views, month_views, last_sold_on) SELECT t.seller_id, t.listing_id, sum(t.views), sum(t.views), max(s.day)
       FROM traffic_days t LEFT JOIN sales_days s USING (seller_id, listing_id, day) WHERE t.listing_id <> '' AND t.day < $1::date + 1 GROUP BY 1, 2 ON CONFLICT DO NOTHING`,
  ])
    await db.query({ text, values: [app.clock.now()] });
  await db.query({
    text: 'ANALYZE traffic_days; ANALYZE sales_days; ANALYZE listing_totals; ANALYZE search_documents; ANALYZE listings',
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function measureNight(from: number, to: number): Promise<void> {
  if (to > from) await generateListings(db, { from, to });
  await fillSums();
  await forgetFact(db, 'alerts.examined');
  let [portions, longest] = [0, 0];
  const took = await timed(async () => {
    for (let goesOn = true; goesOn; portions += 1)
      longest = Math.max(longest, await timed(async () => (goesOn = (await examineNightly.run(app)) === true)));
  });
  const { rows } = await db.query<{ sellerId: string; alerts: number }>({
    text: `SELECT (SELECT seller_id FROM shops ORDER BY 1 LIMIT 1) AS "sellerId", count(*)::int AS alerts FROM alerts`,
  });
  const { sellerId = '', alerts = 0 } = rows[0] ?? {};
  const range = { from: '2026-01-01', to: '2026-01-30' };
  const days = await timed(() => listDays(db, { sellerId, listingId: '', ...range }));
  const page = await timed(() => listListingSums(db, { sellerId, sort: 'views', after: null, limit: 25, ...range }));
  console.log(
    `${to} listings: the night takes ${(took / 1000).toFixed(1)} s in ${portions} portions, the longest ${longest.toFixed(0)} ms; ${alerts} alerts so far; a series ${days.toFixed(1)} ms, a page of listings ${page.toFixed(1)} ms`,
  );
}

let isDear = false;
try {
  console.log(`commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()}`);
  const [first = 0] = SIZES;
  await generateListings(db, { from: 0, to: first });
  isDear = await measurePages();
  let from = first;
  for (const to of process.argv.includes('--pages') ? [] : SIZES) {
    await measureNight(from, to);
    from = to;
  }
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isDear ? 1 : 0);
