import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(() => sale.stop());

interface Indexed {
  stock: number;
  isFew: boolean;
  /** Counts what was indexed anew. */
  changes: number;
}

async function indexed({ listingId }: SoldVariant): Promise<Indexed> {
  await sale.settle();
  const { rows } = await sale.app.db.query<Indexed>({
    text: `SELECT (card->>'stock')::int AS stock, 'few:' = ANY(marks) AS "isFew", (SELECT last_value FROM search_changes)::int AS changes
           FROM search_documents WHERE listing_id = $1`,
    values: [listingId],
  });
  if (!rows[0]) throw new Error('the piece is not in the index');
  return rows[0];
}

const sellOne = async (variant: SoldVariant): Promise<void> => {
  expect((await buy(await withCart(sale, variant))).body.status).toBe('paid');
};

test('[CAT-02] a sale out of plenty changes the figure on the card, and nothing is indexed anew', async () => {
  const mug = await variantOf(sale, ana, { title: 'Mug that says "stock":7', quantity: 50 });
  const before = await indexed(mug);
  await sellOne(mug);
  expect(await indexed(mug)).toEqual({ ...before, stock: 49 });
});

test('[CAT-02, SRCH-02] where few are left the piece is indexed anew and found among the few', async () => {
  const bowl = await variantOf(sale, ana, { title: 'Bowl', quantity: 4 });
  const before = await indexed(bowl);
  await sellOne(bowl);
  const after = await indexed(bowl);
  expect(after).toMatchObject({ stock: 3, isFew: true });
  expect(after.changes).toBeGreaterThan(before.changes);
});

test('[CAT-02, SRCH-02] an order of several pieces of one shop changes each of them', async () => {
  const variants: SoldVariant[] = [];
  for (const quantity of [4, 4, 50, 50])
    variants.push(await variantOf(sale, ana, { title: `Plate ${variants.length}`, quantity }));
  const { body } = await buy(await withCart(sale, ...variants));
  expect(body.status).toBe('paid');
  const after: [number, boolean][] = [];
  for (const variant of variants) {
    const { stock, isFew } = await indexed(variant);
    after.push([stock, isFew]);
  }
  expect(after).toEqual([
    [3, true],
    [3, true],
    [49, false],
    [49, false],
  ]);
});
