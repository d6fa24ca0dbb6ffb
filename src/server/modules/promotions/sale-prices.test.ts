import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { RECHECK_INTERVAL_MS } from '#domain/promotions/check-sale.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { importFile } from '../../app/import-file.ts';
import { moveSales } from './move-sales.ts';

const folder = temporaryFolder('sale-prices-');
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);
const later = (milliseconds: number): string => new Date(sale.app.clock.now().getTime() + milliseconds).toISOString();
const make = async (endsAt: string): Promise<string> => {
  const terms = { off: { kind: 'percent', percent: 20 }, listingId: null, startsAt: null, endsAt };
  return (await ana.call('POST', '/api/seller/sales', terms)).body.saleId;
};
const prices = async (): Promise<number[]> =>
  (await sql<{ cents: number }>('SELECT price_cents AS cents FROM variants ORDER BY 1')).rows.map(({ cents }) => cents);
async function move(): Promise<void> {
  while (await moveSales.run(sale.app));
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(async () => {
  await sale.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[DASH-04] a price written as a sale begins is corrected minutes later', async () => {
  const { variantId } = await variantOf(sale, ana);
  const saleId = await make(later(HOUR));
  await move();
  await sql('UPDATE variants SET price_cents = 2800, sale_id = NULL, regular_cents = NULL WHERE id = $1', [variantId]);
  await move();
  expect(await prices()).toEqual([2800]);
  await passTime(sale, RECHECK_INTERVAL_MS);
  await move();
  expect(await prices()).toEqual([2240]);
  await passTime(sale, HOUR - RECHECK_INTERVAL_MS);
  await move();
  expect(await prices()).toEqual([2800]);
  await sql('UPDATE variants SET price_cents = 2240, sale_id = $2, regular_cents = 2800 WHERE id = $1', [
    variantId,
    saleId,
  ]);
  await passTime(sale, RECHECK_INTERVAL_MS);
  await move();
  expect(await prices()).toEqual([2800]);
  expect((await sql('SELECT 1 FROM sales WHERE due_at IS NOT NULL')).rows).toEqual([]);
});

test('[DASH-04, CAT-01] a file that is loaded during a sale brings regular prices, also of new listings', async () => {
  await sql('DELETE FROM listings');
  const { rows } = await sql<{ slug: string }>('SELECT slug FROM shop_slugs');
  const load = async (price: string): Promise<void> => {
    const file = join(folder, 'mugs.csv');
    writeFileSync(file, `id,title,description,category,price,quantity\nK-1,Kettle,x,mugs,${price},4\n`);
    const shop = rows[0]?.slug ?? '';
    const options = { file, shop, otherCategory: 'everything-else', shorten: false, say: () => undefined };
    expect(await importFile(sale.app, options)).toMatchObject({ loaded: 1 });
  };
  await make(later(DAY));
  await load('30.00');
  expect(await prices()).toEqual([2400]);
  await load('40.00');
  expect(await prices()).toEqual([3200]);
  await passTime(sale, DAY);
  await move();
  expect(await prices()).toEqual([4000]);
});
