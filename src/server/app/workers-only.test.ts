import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ WORKERS: 'only' });
});
afterAll(() => sale.stop());

test('[RUN-02, RUN-03] a process that only works says that it lives and is ready, and serves nobody', async () => {
  const status = async (path: string): Promise<number> => (await fetch(`${sale.address}${path}`)).status;
  expect([await status('/api/health'), await status('/api/ready')]).toEqual([200, 200]);
  expect([await status('/api/home'), await status('/'), await status('/api/openapi.json')]).toEqual([404, 404, 404]);
});

test.each([
  ['does not work starts no job', 'off', false],
  ['only works starts them at once', 'only', true],
])('[RUN-02, RUN-03] a process that %s', async (_what, workers, works) => {
  const { app, stop } = await openSale({ WORKERS: workers }, { background: true });
  // Whoever stops waits for the jobs in hand: what was started has been counted by then.
  await stop();
  expect(/^jobs_total\{/m.test(app.metrics.text())).toBe(works);
});
