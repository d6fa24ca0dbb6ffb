import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import {
  deleteArchive,
  findArchive,
  findNewestArchive,
  insertArchive,
  listExpiredArchives,
  saveFailedArchive,
  saveMadeArchive,
  saveRetriedArchives,
} from './archive-store.ts';

const tables = bareTables();
const counts = { listings: 1, pictures: 0, orders: 0, returns: 0, reviews: 0, messages: 0 };
const changed = (operation: Parameters<typeof tables.written>[2]) =>
  tables.written('shop_archives', 'seller_id id state', operation);
const key = { sellerId: 'ana', archiveId: 'a1' };

test('[DASH-05] a shop has its newest archive, until that is over', async () => {
  await tables.fill`
    shop_archives: seller_id=ana id=a1 state=ready asked_at=@-9 expires_at=@1 | id=a2 asked_at=@-5 expires_at=@0
      | id=a3 asked_at=@-20 | seller_id=ben id=b1 asked_at=@-1
  `;
  expect((await findNewestArchive(tables.db, 'ana', NOW))?.archiveId).toBe('a1');
  expect(await findArchive(tables.db, { ...key, archiveId: 'b1', now: NOW })).toBeNull();
  expect(await findArchive(tables.db, { ...key, archiveId: 'a2', now: NOW })).toBeNull();
  expect((await listExpiredArchives(tables.db, NOW, 9)).map(({ archiveId }) => archiveId)).toEqual(['a2']);
  await deleteArchive(tables.db, key);
  expect(await tables.texts('id FROM shop_archives ORDER BY 1')).toEqual(['a2', 'a3', 'b1']);
});

test('[DASH-05] of one shop one archive is waited for', async () => {
  await tables.fill`shop_archives: seller_id=ben id=b1 state=waiting`;
  const ask = (archiveId: string) =>
    tables.run((tx) =>
      insertArchive(tx, {
        sellerId: 'ana',
        archiveId: `00000000-0000-4000-8000-${archiveId}`,
        now: NOW,
        expiresAt: at(60),
      }),
    );
  const first = await ask('000000000001');
  expect(await ask('000000000002')).toBe(first);
});

test('[DASH-05] what is made ends the archives before it, and counts once', async () => {
  await tables.fill`
    shop_archives: seller_id=ana id=a1 state=waiting total=3 expires_at=@60 | id=a0 state=ready | seller_id=ben state=ready
  `;
  const made = { fileName: 'f.zip', bytes: 9, counts, now: NOW, expiresAt: at(1440) };
  expect((await changed((tx) => saveMadeArchive(tx, key, made))).now).toEqual(['ana a0 ready', 'ana a1 ready']);
  expect((await changed((tx) => saveMadeArchive(tx, key, { ...made, fileName: 'g.zip' }))).now).toEqual([]);
  expect((await changed((tx) => saveFailedArchive(tx, key))).now).toEqual([]);
  expect(await findNewestArchive(tables.db, 'ana', NOW)).toMatchObject({ archiveId: 'a1', done: 3, fileName: 'f.zip' });
});

test('[DASH-05] the newest of a shop is tried again, where none waits', async () => {
  await tables.fill`
    shop_archives: seller_id=ana id=a1 state=failed asked_at=@-5 | id=a0 asked_at=@-9 | seller_id=ben
      | seller_id=ben id=b2 state=waiting asked_at=@-1 | seller_id=cy state=ready | seller_id=di
  `;
  const retried = await changed((tx) => saveRetriedArchives(tx, ['ana', 'ben', 'cy'], at(60)));
  expect(retried.now).toEqual(['ana a1 waiting']);
});
