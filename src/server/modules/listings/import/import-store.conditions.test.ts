import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { advanceImport, finishImport } from './import-progress-store.ts';
import { findSellerBySlug, listImported, lockKnownListings } from './import-store.ts';

const tables = bareTables();

test('[DASH-02] an import goes on with its own file of its own shop, and knows what is there', async () => {
  await tables.fill`listing_imports: seller_id=ana file_hash=h rows_read=5 | seller_id=ben | file_hash=i`;
  const key = { sellerId: 'ana', fileHash: 'h' };
  const step = (rowsRead: number) => ({ startedAt: NOW, rowsRead, loaded: 0, refused: 0 });
  const files = 'seller_id file_hash';
  const advanced = await tables.written('listing_imports', files, (tx) =>
    advanceImport(tx, key, { from: step(5), to: step(9) }),
  );
  expect(advanced.now).toEqual(['ana h']);
  await expect(tables.run((tx) => advanceImport(tx, key, { from: step(5), to: step(9) }))).rejects.toThrow();
  expect((await tables.written('listing_imports', files, (tx) => finishImport(tx, key, NOW))).now).toEqual(['ana h']);
  await tables.fill`
    shop_slugs: slug=ben seller_id=ben | slug=ana seller_id=ana
    listings: seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
      pictures=[] id=l2 updated_at=@0 | id=l1 | id=l3 updated_at=@-1 | seller_id=ben id=l4
    variants: seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
      received=13 id=v2 | id=v1 option_values=["two"] | id=v3 listing_id=l3 | seller_id=ben
  `;
  expect([await findSellerBySlug(tables.db, 'ana'), await listImported(tables.db, 'ana', NOW)]).toEqual([
    'ana',
    ['l1', 'l2'],
  ]);
  const known = await tables.run((tx) => lockKnownListings(tx, 'ana', ['l1', 'l4']));
  expect([...known].map(([id, { variants }]) => [id, variants.map((each) => each.id)])).toEqual([['l1', ['v1', 'v2']]]);
});
