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
