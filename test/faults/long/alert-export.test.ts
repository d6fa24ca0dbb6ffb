import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

vi.setConfig({ testTimeout: 300_000 });
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const MEGABYTE = 1024 * 1024;

let sale: Sale;
let ana: Browser;
beforeAll(async () => {
  sale = await openSale();
  ana = await signUp(browser(sale.address), 'Ana Potter');
  // Messages as long as they may be: ten thousand of them are 20 MB of CSV and more.
  await sale.app.db.query({
    text: `INSERT INTO alerts (seller_id, id, category, type, priority, title, message, created_at, updated_at)
           SELECT $1, 'a' || n, CASE WHEN n <= 1000 THEN 'inventory' ELSE 'order' END, 'new_order', 'high', 'Order ' || n, repeat('é', 1000), now(), now() FROM generate_series(1, 12000) n`,
    values: [ana.userId],
  });
});
afterAll(() => sale.stop());

/** What is alive at most while something is done, in megabytes more than before it. */
async function peakOf(operation: () => Promise<void>): Promise<number> {
  const live = (): number => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / MEGABYTE;
  };
  const before = live();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, live())), 200);
  await operation();
  clearInterval(watch);
  return Math.round(10 * (Math.max(peak, live()) - before)) / 10;
}

async function exportAll(filter: object): Promise<{ rows: number; bytes: number; making: number; taking: number }> {
  let made = { rows: 0, token: '' };
  const making = await peakOf(async () => {
    made = (await ana.call('POST', '/makeAlertExport', { data: filter })).body.result;
  });
  let bytes = 0;
  const taking = await peakOf(async () => {
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${sale.address}/exports/alerts/${made.token}`, { headers: { cookie } });
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  });
  return { rows: made.rows, bytes, making, taking };
}

test('[ALERT-19] an export of ten thousand rows takes no more memory than one of a thousand', async () => {
  await exportAll({ category: 'inventory' });
  const few = await exportAll({ category: 'inventory' });
  const many = await exportAll({});
  console.log('alert export, peaks in MB', { few, many });
  expect([few.rows, many.rows]).toEqual([1000, 10_000]);
  expect(many.bytes).toBeGreaterThan(20_000_000);
  expect(many.making).toBeLessThan(few.making + 6);
  expect(many.taking).toBeLessThan(few.taking + 6);
});
