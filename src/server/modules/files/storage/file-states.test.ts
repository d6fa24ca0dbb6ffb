import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { changeDetails, findStored, listNames, markRemoved } from './stored-file-store.ts';

let sale: Sale;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

const ownerId = 'ana';
const nameOf = (state: string): string => `users/ana/${state}.txt`;
const now = new Date('2026-03-02T10:00:00Z');

/** What each way to a file finds of it. */
async function resultsOf(name: string): Promise<Record<string, boolean>> {
  const request = { ownerId, prefix: name, from: name, delimiter: '', limit: 10 };
  const change = { ownerId, name, contentType: 'text/plain', details: {}, now };
  return {
    read: (await findStored(sale.app.db, ownerId, name)) !== null,
    listed: (await listNames(sale.app.db, request)).length > 0,
    changed: (await inTransaction(sale.app.db, (tx) => changeDetails(tx, change))) !== null,
    removed: (await markRemoved(sale.app.db, { ownerId, name, now })).removed.length > 0,
  };
}

test.for(['open', 'stored', 'removed'])(
  '[FILE-01] a file whose state is %s: what is stored alone is read, listed, changed and removed, also while bytes of the others are there',
  async (state) => {
    const name = nameOf(state);
    await sql(
      `INSERT INTO stored_files (owner_id, id, state, name, content_type, details, size, received, md5, crc32c, generation, created_at, updated_at)
       VALUES ($1, $2, $2, $3, 'text/plain', '{}', 1, 1, decode(repeat('00', 16), 'hex'), decode('00000000', 'hex'), 1, $4, $4)`,
      [ownerId, state, name, now],
    );
    const isThere = state === 'stored';
    expect(await resultsOf(name)).toEqual({ read: isThere, listed: isThere, changed: isThere, removed: isThere });
    expect((await resultsOf(name)).read, 'a second time').toBe(false);
  },
);
