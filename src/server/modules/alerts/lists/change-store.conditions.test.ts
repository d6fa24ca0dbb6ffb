import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { findNamed } from './change-store.ts';

const tables = bareTables();

test('[ALERT-18] of alerts of one name the own one is meant; one that is another’s alone is told', async () => {
  await tables.fill`
    seller_alerts: collection=alerts seller_id=ana id=shared category=order type=new_order | seller_id=ben
      | seller_id=ben id=his
  `;
  const owners = async (sellerId: string) =>
    (await findNamed(tables.db, { ids: ['shared', 'his', 'none'], sellerId })).map((alert) => alert.sellerId).sort();
  expect(await each(owners, 'ana', 'ben')).toEqual([
    ['ana', 'ben'],
    ['ben', 'ben'],
  ]);
});
