import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { findSlipFacts } from './slip-facts-store.ts';

const tables = bareTables();

test('[ORD-03] a slip has the thanks of its shop, and the care of its own pieces that have one', async () => {
  await tables.fill`
    shops: seller_id=ana slug=ana portrait=null thanks="Of ana" | seller_id=bea slug=bea thanks="Of bea"
    listings: seller_id=ana id=l0 care="By hand" | id=l1 care="" | id=l2 care="Oil it" | seller_id=bea id=l3 care=Hers
  `;
  const request = { sellerId: 'ana', listingIds: ['l0', 'l1', 'l3'] };
  expect(await findSlipFacts(tables.db, request)).toEqual({
    portrait: null,
    thanks: 'Of ana',
    cares: { l0: 'By hand' },
  });
});
