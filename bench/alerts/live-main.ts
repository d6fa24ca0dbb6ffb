import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { cookieOf, insertPeople } from '#test/builders/people-writing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { storeAlert } from '#server/modules/alerts/storing/store-alert.ts';
import { benchProcess } from '../bench-process.ts';
import type { ProductFigures, ProductOrder } from '../serve-product.ts';

/*
 * How soon an alert is heard with 2,000 streams open on one process, raised by another, and what a stream holds. Run with
 * `npm run bench:alerts-live`; it ends with 1 where one of twenty takes a second.
 */

const STREAMS = 2000;
const ALERTS = 1000;
const MAX_P95_MS = 1000;
const folder = join(tmpdir(), `artisan-alerts-live-${process.pid}`);
const env = {
  DATA_DIR: folder,
  DATABASE_URL: '',
  DEMO: 'off',
  HOST: '127.0.0.1',
  PORT: process.env.BENCH_PORT ?? '4731',
};
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const product = await benchProcess<ProductOrder, { address: string; databaseUrl: string }>('serve-product.ts', env);
const { address, databaseUrl } = product.ready;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await insertPeople(client, STREAMS);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: 'off' });
const { app, stop } = await startRuntime({ config, log });
const raisedAt = new Map<string, number>();
const waits: number[] = [];

function read(text: string): void {
  if (!text.includes('event: alerts.raised')) return;
  for (const [, id = ''] of text.matchAll(/"alertId":\s*"([^"]+)"/g)) {
    const at = raisedAt.get(id);
    if (at !== undefined) waits.push(performance.now() - at);
    raisedAt.delete(id);
  }
}

const listen = (person: number): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${address}/api/live`, { headers: { cookie: cookieOf(person) }, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        resolve();
        read(text);
      });
    })
      .on('error', reject)
      .end();
  });

const raise = (id: string, person: number): Promise<void> =>
  inTransaction(app.db, (tx) =>
    storeAlert(app, tx, {
      ...{
        id,
        sellerId: `person${person}`,
        type: 'new_order',
        category: 'order',
        priority: 'high',
        title: 'New order',
      },
      ...{ message: 'Two pieces.', actionUrl: '/seller-dashboard/orders', actionLabel: 'View', language: 'en' },
      ...{ metadata: {}, quoted: null, now: app.clock.now() },
    }),
  );

let isBad = true;
try {
  const { memory: before } = await product.ask<ProductFigures>({ do: 'figures' });
  await Promise.all(Array.from({ length: STREAMS }, (_, person) => listen(person)));
  const { memory: after } = await product.ask<ProductFigures>({ do: 'figures' });
  console.log(`memory of a stream: ${((after - before) / STREAMS / 1024).toFixed(1)} KiB`);
  for (let index = 0; index < ALERTS; index += 1) {
    raisedAt.set(`alert${index}`, performance.now());
    void raise(`alert${index}`, index * 2);
    // A hundred a second.
    await pause(10);
  }
  for (let waited = 0; waits.length < ALERTS && waited < 100; waited += 1) await pause(100);
  const part = (share: number): number =>
    waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  isBad = waits.length < ALERTS || part(0.95) > MAX_P95_MS;
  console.log(
    `of ${ALERTS} alerts, a hundred a second, ${waits.length} were heard: p50 ${part(0.5).toFixed(0)} ms, p95 ${part(0.95).toFixed(0)} ms, p99 ${part(0.99).toFixed(0)} ms`,
  );
} finally {
  await stop();
  await client.end();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isBad ? 1 : 0);
