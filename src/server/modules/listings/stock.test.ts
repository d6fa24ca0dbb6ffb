import { fc, runs } from '#test/support/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { countSold, reserveStock, releaseReserved, returnSold, type StockLine, sellReserved } from './stock-store.ts';

let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;

const unitsOf = async (listingId: string) =>
  (
    await market.app.db.query<{ id: string; stock: number; reserved: number; sold: number; received: number }>({
      text: 'SELECT id, stock, reserved, sold, received FROM variants WHERE listing_id = $1 ORDER BY position',
      values: [listingId],
    })
  ).rows;

async function variants(
  quantities: number[],
): Promise<{ listingId: string; lines: (quantity: number, index?: number) => StockLine[] }> {
  const values = quantities.map((_, index) => `Size ${index}`);
  const listingId = await publishListing(ana, {
    title: 'Pieces',
    options: [{ name: 'Size', values }],
    variants: quantities.map((quantity, index) => ({ values: [values[index]], priceCents: 1000, quantity })),
  });
  const ids = (await unitsOf(listingId)).map((row) => row.id);
  return {
    listingId,
    lines: (quantity, index = 0) => [{ sellerId: ana.userId, listingId, variantId: ids[index] ?? '', quantity }],
  };
}

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
});
afterAll(() => market.stop());

test('[INV-07, CAT-02] of fifty who want the last piece at once exactly one gets it', async () => {
  const { listingId, lines } = await variants([1]);
  const refused = await Promise.all(
    Array.from({ length: 50 }, () => inTransaction(market.app.db, (tx) => reserveStock(market.app, tx, lines(1)))),
  );
  expect(refused.filter((left) => left.length === 0)).toHaveLength(1);
  expect(await unitsOf(listingId)).toMatchObject([{ stock: 0, reserved: 1, sold: 0, received: 1 }]);
});

test('[INV-07] opposite orders of the same pieces neither deadlock nor sell twice', async () => {
  const { listingId, lines } = await variants([20, 20]);
  const both = [...lines(1, 0), ...lines(1, 1)];
  const refused = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      inTransaction(market.app.db, async (tx) => {
        const left = await reserveStock(market.app, tx, index % 2 ? both : both.toReversed());
        if (left.length > 0)
          await releaseReserved(
            market.app,
            tx,
            both.filter((line) => !left.includes(line)),
          );
        return left;
      }),
    ),
  );
  expect(refused.filter((left) => left.length === 0)).toHaveLength(20);
  expect(await unitsOf(listingId)).toMatchObject([
    { stock: 0, reserved: 20 },
    { stock: 0, reserved: 20 },
  ]);
});

test('[INV-07] two lines of one variant, told apart by their personalisation, count together', async () => {
  const { listingId, lines } = await variants([3]);
  const twice = [...lines(2), ...lines(2)];
  expect(await inTransaction(market.app.db, (tx) => reserveStock(market.app, tx, twice))).toHaveLength(2);
  expect(await unitsOf(listingId)).toMatchObject([{ stock: 3, reserved: 0 }]);
  const fits = [...lines(1), ...lines(2)];
  expect(await inTransaction(market.app.db, (tx) => reserveStock(market.app, tx, fits))).toEqual([]);
  await inTransaction(market.app.db, (tx) => sellReserved(market.app, tx, fits));
  expect(await unitsOf(listingId)).toMatchObject([{ stock: 0, reserved: 0, sold: 3, received: 3 }]);
});

test('[INV-07] nobody takes what nobody held', async () => {
  const { lines } = await variants([3]);
  await expect(inTransaction(market.app.db, (tx) => sellReserved(market.app, tx, lines(1)))).rejects.toThrow(
    'nobody reserved',
  );
});

test('[INV-07, CAT-02] received = stock + reserved + sold over random sequences', async () => {
  const { listingId, lines } = await variants([4, 7]);
  const model = [4, 7].map((received) => ({ stock: received, reserved: 0, sold: 0, received }));
  const step = fc.record({
    kind: fc.constantFrom('hold', 'take', 'release', 'return'),
    index: fc.constantFrom(0, 1),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      for (const { kind, index, quantity } of steps) {
        const units = model[index] as (typeof model)[0];
        const line = lines(quantity, index);
        await inTransaction(market.app.db, async (tx) => {
          if (kind === 'hold') {
            const left = await reserveStock(market.app, tx, line);
            expect(left.length).toBe(units.stock >= quantity ? 0 : 1);
            if (units.stock >= quantity) {
              units.stock -= quantity;
              units.reserved += quantity;
            }
          } else if (kind === 'take') {
            if (units.reserved < quantity) return;
            await sellReserved(market.app, tx, line);
            units.reserved -= quantity;
            units.sold += quantity;
          } else if (kind === 'release') {
            await releaseReserved(market.app, tx, line);
            if (units.reserved >= quantity) {
              units.reserved -= quantity;
              units.stock += quantity;
            }
          } else {
            await returnSold(market.app, tx, line);
            if (units.sold >= quantity) {
              units.sold -= quantity;
              units.stock += quantity;
            }
          }
        });
        expect(await unitsOf(listingId)).toMatchObject(model);
      }
    }),
    { numRuns: runs(25) },
  );
});

test('[CAT-02] selling the last piece takes the listing out of search', async () => {
  const { listingId, lines } = await variants([1]);
  const resultsOf = async (): Promise<string[]> =>
    (
      await market.app.db.query<{ listing_id: string }>({
        text: 'SELECT listing_id FROM search_documents WHERE listing_id = $1',
        values: [listingId],
      })
    ).rows.map((row) => row.listing_id);
  expect(await resultsOf()).toEqual([listingId]);
  await inTransaction(market.app.db, async (tx) => {
    await reserveStock(market.app, tx, lines(1));
    await sellReserved(market.app, tx, lines(1));
    countSold(tx, lines(1));
  });
  await market.settle();
  expect(await resultsOf()).toEqual([]);
  const shown = await fetch(`${market.address}/api/listings/${listingId}`).then((response) => response.json());
  expect(shown).toMatchObject({ state: 'sold_out', stock: 0, shop: { sold: 1 } });
  await inTransaction(market.app.db, (tx) => returnSold(market.app, tx, lines(1)));
  await market.settle();
  expect(await resultsOf()).toEqual([listingId]);
});
