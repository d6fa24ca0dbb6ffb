import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { personalTables } from '../platform/calls/personal-tables.ts';
import { rooms } from './rooms.ts';

const holdsSomebody =
  /^(user|buyer|seller|owner|asker|follower|actor|admin|author|member|person)_id$|^voter$|^(created|used)_by$/;

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[SUP-02] every table that holds a person’s id is named by its room, so that the copy of one’s data forgets none', async () => {
  const { rows } = await sale.app.db.query<{ room: string; table: string; columns: string[] }>({
    text: `SELECT substring(obj_description(c.oid, 'pg_class') FROM '^room: ([a-z-]+)') AS room, c.relname AS table,
             array_agg(a.attname::text) AS columns
           FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
           WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace GROUP BY c.oid, c.relname`,
  });
  const tables = new Map(rows.map((row) => [row.table, row]));
  for (const { name, personalData, secrets = [] } of rooms) {
    for (const { table } of secrets) expect(tables.get(table)?.room, `${table} has secrets of ${name}`).toBe(name);
    const named = personalTables(personalData);
    for (const [table, { of }] of named) {
      expect(tables.get(table)?.room, `${table} is named by ${name}`).toBe(name);
      expect(tables.get(table)?.columns, table).toContain(of);
    }
    const holding = rows.filter((row) => row.room === name && row.columns.some((column) => holdsSomebody.test(column)));
    expect(
      holding.map(({ table }) => table).filter((table) => !named.some(([own]) => own === table)),
      `tables of ${name} that its personalData does not name`,
    ).toEqual([]);
  }
  const ofNoRoom = rows.filter(({ room }) => room !== 'platform' && !rooms.some(({ name }) => name === room));
  expect(ofNoRoom).toEqual([]);
});
