import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';

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

const works = ['platform.purge-expired', 'platform.end-retentions', 'platform.watch-queues'];

test.each([
  ['does not work starts no job and handles no event', 'off', false],
  ['only works starts them at once', 'only', true],
])('[RUN-02, RUN-03] a process that %s', async (_what, workers, isWorking) => {
  const { app, provider, stop } = await openSale({ WORKERS: workers }, { background: true });
  const list = async (text: string): Promise<unknown[]> => (await app.db.query({ text })).rows;
  expect(app.outside.runningProduct?.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(works));
  // Whoever enqueues is heard: by the own worker, or by those of others.
  expect(app.db.afterEnqueue.size).toBe(1);
  if (isWorking) await until(async () => (await list('SELECT 1 FROM event_cursors')).length > 0, 'it looks for events');
  else expect(await list('SELECT 1 FROM event_cursors')).toEqual([]);
  // The provider calls whoever answers calls.
  const headers = { authorization: `Bearer ${provider.secretKey}` };
  const called = (await (await fetch(`${provider.apiBase}/_sandbox/webhooks`, { headers })).json()) as { url: unknown };
  expect(called.url).toEqual(isWorking ? null : expect.stringMatching(/\/api\/payments\/webhook$/));
  const hasWorked = (): boolean => /^jobs_total\{/m.test(app.metrics.text());
  if (isWorking) await until(hasWorked, 'a job has run');
  await stop();
  expect(hasWorked()).toBe(isWorking);
});
