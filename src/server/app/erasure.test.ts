import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { erase } from '#test/builders/erase.ts';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Marked, marked, standEverywhere } from '#test/builders/person-everywhere.ts';
import { variantOf } from '#test/builders/buying.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { deliverMails } from '#test/builders/work-off.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { inTransaction } from '../platform/database/open-database.ts';
import { readEverything } from '../platform/personal-data/copy-store.ts';
import { endRetentions } from '../platform/personal-data/end-retention.ts';
import { columnsOf, tablesOf, type TaggedTables } from '../platform/personal-data/tagged-table.ts';
import { platformTables } from '../platform/personal-data/platform-tables.ts';
import { deleteAccounts } from '../modules/accounts/profile/delete-accounts.ts';
import { updateTermCounts } from '../modules/search/word-counts-store.ts';
import { purgeAbandonedFiles } from '../modules/files/storage/remove-files.ts';
import { runAudit } from './audit/run-audit.ts';
import { registry } from './registry.ts';
import { modules } from './modules.ts';

const tables: TaggedTables = Object.assign(
  {},
  ...modules.map(({ personalData }) => tablesOf(personalData)),
  platformTables,
);
/** What a law keeps as it is: `table.column`. */
const stored = new Set(
  Object.entries(tables).flatMap(([name, { columns, sides = [] }]) =>
    columnsOf(columns.personal)
      .filter((column) =>
        sides.some(
          ({ onErasure, law }) =>
            onErasure === 'keep' || (law && typeof onErasure === 'object' && !(column in onErasure.blank)),
        ),
      )
      .map((column) => `${name}.${column}`),
  ),
);
let sale: Sale;
let people = 0;
let mailServer: MailServer;

/** Every row of the database in which a word stands, by its table. */
async function rowsWith(word: string): Promise<[table: string, row: Record<string, unknown>][]> {
  const { rows } = await sale.app.db.query<{ name: string }>({
    text: `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  });
  const results: [string, Record<string, unknown>][] = [];
  for (const { name } of rows) {
    const { rows: holding } = await sale.app.db.query<{ row: Record<string, unknown> }>({
      text: `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE strpos(lower(to_jsonb(t)::text), $1) > 0 ORDER BY to_jsonb(t)::text`,
      values: [word],
    });
    results.push(...holding.map(({ row }): [string, Record<string, unknown>] => [name, row]));
  }
  return results;
}

/** The columns in which a word stands. */
const columnsWith = async (word: string): Promise<string[]> => [
  ...new Set(
    (await rowsWith(word)).flatMap(([table, row]) =>
      Object.entries(row)
        .filter(([, value]) => JSON.stringify(value).toLowerCase().includes(word))
        .map(([column]) => `${table}.${column}`),
    ),
  ),
];

/** Somebody with rows in every module, whose word and secret stand there. */
async function somebody(name: string): Promise<Marked> {
  people += 1;
  const who = marked(name, people, sale.app.clock.now());
  await standEverywhere(sale, who, tables);
  await updateTermCounts(sale.app);
  return who;
}

/** The end of an account whose time of waiting is over. */
async function end({ known }: Marked): Promise<boolean | void> {
  await sale.app.db.query({
    text: `UPDATE users SET deletion_due_at = $2, deleted_at = NULL WHERE id = $1`,
    values: [known.id, sale.app.clock.now()],
  });
  await sale.app.db.query({ text: 'DELETE FROM ledger_sums' });
  return deleteAccounts.run(sale.app);
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  mailServer = await openMailServer();
});
afterEach(() => void (sale.app.outside.personalData = registry));
afterAll(async () => {
  await mailServer.stop();
  await sale.stop();
});

test('[SUP-03, SUP-02] after an erasure no word of the person stands anywhere but where a law keeps it', async () => {
  const [pia, eva] = [await somebody('pia'), await somebody('eva')];
  const before = await rowsWith(eva.word);
  expect(new Set(before.map(([table]) => table)).size).toBeGreaterThan(50);
  const counted = async () =>
    Object.fromEntries(
      await Promise.all(
        [
          'orders',
          'order_lines',
          'invoices',
          'ledger_transactions',
          'ledger_entries',
          'payouts',
          'payments',
          'reviews',
        ].map(async (name) => [
          name,
          (await sale.app.db.query({ text: `SELECT count(*) FROM ${name}` })).rows[0]?.count,
        ]),
      ),
    );
  const counts = await counted();
  expect(await end(pia)).toBe(true);
  await sale.settle();
  await updateTermCounts(sale.app);
  await deliverMails(sale.app, mailServer.url);
  expect((await columnsWith(pia.word)).filter((column) => !stored.has(column))).toEqual([]);
  expect(await columnsWith(pia.secret)).toEqual([]);
  expect((await columnsWith(pia.known.phones[0] ?? '')).filter((column) => !stored.has(column))).toEqual([]);
  expect(await rowsWith(eva.word)).toEqual(before);
  expect(await counted()).toEqual(counts);
});

test('[SUP-03] the receipt of an erasure names nothing of the person', async () => {
  const ida = await somebody('ida');
  await mailServer.clear();
  await end(ida);
  await deliverMails(sale.app, mailServer.url);
  const [mail] = await mailServer.taken();
  const text = (mail?.text ?? '').replaceAll(/=\r?\n/g, '');
  const key = /erasure-receipt\/([\w-]+\.[\w-]+)/.exec(text)?.[1] ?? '';
  const guest = browser(sale.address);
  const { status, body } = await guest.call('GET', `/api/erasure-receipts/${key}`);
  expect(status).toBe(200);
  const parts = body.parts as {
    called: string;
    became: string;
    rows: number;
    because: string | null;
    until: string | null;
  }[];
  const lines = (became: string) => parts.filter((part) => part.became === became).map(({ called }) => called);
  expect(lines('deleted')).toContain('Addresses');
  expect(lines('blanked')).toContain('Orders');
  const year = sale.app.clock.now().getUTCFullYear();
  expect(parts.find(({ called, became }) => called === 'Invoices' && became === 'retained')).toMatchObject({
    rows: 2,
    because: 'the law of taxes asks for the books of a sale',
    until: `${year + 11}-01-01`,
  });
  expect(JSON.stringify(body)).not.toContain(ida.word);
  // Its reader alone stands in the head.
  expect(mail?.to).toEqual([ida.known.emails[0]]);
  expect(text.slice(text.search(/\r?\n\r?\n/))).not.toContain(ida.word);
  expect((await guest.call('GET', `/api/erasure-receipts/${key}x`)).status).toBe(404);
  expect((await guest.call('GET', `/api/erasure-receipts/${key.split('.')[0]}.x`)).status).toBe(404);
});

test('[SUP-03] an erasure whose connection is cut has done nothing', async () => {
  const una = await somebody('una');
  const before = await rowsWith(una.word);
  sale.app.outside.personalData = [
    ...registry,
    {
      tables: {},
      beforeErasure: async ({ tx }) => void (await tx.query({ text: 'SELECT pg_terminate_backend(pg_backend_pid())' })),
    },
  ];
  await expect(end(una)).rejects.toThrow();
  const withoutDue = (rows: typeof before) => rows.filter(([table]) => !['users', 'orders'].includes(table));
  expect(withoutDue(await rowsWith(una.word))).toEqual(withoutDue(before));
  sale.app.outside.personalData = registry;
  expect(await end(una)).toBe(true);
  await sale.settle();
  await updateTermCounts(sale.app);
  await purgeAbandonedFiles.run(sale.app);
  const rest = async () =>
    (
      await sale.app.db.query({
        text: `SELECT (SELECT jsonb_agg(to_jsonb(o) ORDER BY o.id) FROM orders o) AS orders, (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.seller_id) FROM shops s) AS shops,
                 (SELECT jsonb_agg(to_jsonb(u) - 'updated_at' ORDER BY u.id) FROM users u) AS users, (SELECT jsonb_agg(to_jsonb(m) ORDER BY m.key) FROM mails m WHERE NOT forgets_reader) AS mails`,
      })
    ).rows;
  const done = await rest();
  const again = await erase(sale, una.known.id);
  expect(again.filter(({ became }) => became === 'deleted')).toEqual([]);
  expect(await rest()).toEqual(done);
  expect(await deleteAccounts.run(sale.app)).toBe(false);
});

test('[SUP-03] one whose erasure fails keeps nobody else waiting', async () => {
  const [ivo, noa] = [await somebody('ivo'), await somebody('noa')];
  await sale.app.db.query({
    text: 'UPDATE users SET deletion_due_at = $1, deleted_at = NULL WHERE id = ANY($2)',
    values: [sale.app.clock.now(), [ivo.known.id, noa.known.id]],
  });
  sale.app.outside.personalData = [
    ...registry,
    {
      tables: {},
      beforeErasure: async ({ userId }) => {
        if (userId === ivo.known.id) throw new Error('a module that cannot let go');
      },
    },
  ];
  await sale.app.db.query({ text: 'DELETE FROM ledger_sums' });
  await expect(deleteAccounts.run(sale.app)).rejects.toThrow('a module that cannot let go');
  const { rows } = await sale.app.db.query({
    text: 'SELECT id FROM users WHERE id = ANY($1) AND deleted_at IS NOT NULL',
    values: [[ivo.known.id, noa.known.id]],
  });
  expect(rows).toEqual([{ id: noa.known.id }]);
  expect(await columnsWith(ivo.word)).toContain('addresses.city');
});

test('[SUP-03, SUP-02] the copy holds each word that it should and no secret', async () => {
  const mia = await somebody('mia');
  const copy: Record<string, Record<string, unknown>[] | undefined> = {};
  await inTransaction(sale.app.db, async (tx) => {
    for await (const [name, rows] of readEverything(tx, mia.known, { tables }))
      if (rows.length > 0) copy[name] = [...(copy[name] ?? []), ...rows];
  });
  const missing = Object.entries(tables).flatMap(([name, { columns, sides = [] }]) => {
    if (!sides.some((side) => !side.notCopied)) return copy[name] ? [`${name} is in the copy`] : [];
    const rows = copy[name] ?? [];
    return [...columnsOf(columns.personal), ...columnsOf(columns.ids)]
      .filter((column) => !rows.some((row) => column in row))
      .map((column) => `${name}.${column}`);
  });
  expect(missing).toEqual([]);
  const text = JSON.stringify(copy).toLowerCase();
  expect(text).toContain(mia.word);
  expect(text).not.toContain(mia.secret);
  const secrets = Object.entries(tables).flatMap(([name, { columns }]) =>
    columnsOf(columns.secret).filter((column) => copy[name]?.some((row) => column in row)),
  );
  expect(secrets).toEqual([]);
  for (const [name, texts] of [
    ['addresses', ['name', 'city']],
    ['reviews', ['body', 'buyer_name']],
    ['support_tickets', ['message']],
    ['stored_files', ['name']],
    ['message_templates', ['body']],
    ['shops', ['story']],
  ] as const)
    for (const column of texts) expect(String(copy[name]?.[0]?.[column]), `${name}.${column}`).toContain(mia.word);
});

test('[SUP-03, INV-01, INV-24] the audit finds nothing wrong where a maker and a buyer were who are gone', async () => {
  const fresh = await openSale({ CLOCK: 'simulated' });
  const ana = await maker(fresh.address, 'Ana Gone');
  const mug = await variantOf(fresh, ana, { quantity: 5 });
  const buyers = [];
  for (const name of ['Bo Gone', 'Ida Stays'])
    buyers.push(await buyerOf(fresh, { name, sellerId: ana.userId, variants: [mug] }));
  for (const { call, orderId, lineIds } of buyers) {
    await call('POST', `/api/orders/${orderId}/lines/${lineIds[0]}/review`, { stars: 4, body: 'Holds a lot.' });
    await call('POST', `/api/listings/${mug.listingId}/questions`, { question: 'Is there a larger one?' });
    const { status } = await call('POST', '/api/messages/conversations', {
      productId: mug.listingId,
      initialMessage: 'Hello there',
      clientId: 'hello',
    });
    expect(status).toBe(200);
    await call('PUT', `/api/shops/${ana.userId}/follow`, { following: true });
  }
  await fresh.settle();
  const breaches = async () => (await runAudit(fresh.app)).filter(({ state }) => state === 'breach');
  expect(await breaches()).toEqual([]);
  for (const userId of [buyers[0]?.userId ?? '', ana.userId]) {
    await fresh.app.db.query({ text: 'UPDATE users SET deleted_at = now() WHERE id = $1', values: [userId] });
    await erase(fresh, userId);
    await fresh.settle();
    expect(await breaches()).toEqual([]);
  }
  await fresh.stop();
});

test('[SUP-03] what is past its time goes by itself', async () => {
  const old = await somebody('old');
  const invoice = async () =>
    onlyRow(
      await sale.app.db.query<{ content: { buyer?: { name: string } } }>({
        text: `SELECT content FROM invoices WHERE id = $1`,
        values: [`x-${old.known.id}`],
      }),
    ).content;
  await sale.app.db.query({
    text: `WITH bare AS MATERIALIZED (SELECT set_config('session_replication_role', 'replica', true))
           UPDATE invoices SET content = jsonb_build_object('buyer', jsonb_build_object('name', $2::text, 'country', 'DE')) FROM bare WHERE id = $1`,
    values: [`x-${old.known.id}`, old.word],
  });
  await endRetentions.run(sale.app);
  expect((await invoice()).buyer?.name).toBe(old.word);
  expect(await columnsWith(old.word)).toContain('support_tickets.message');
  await passTime(sale, 4 * 366 * DAY);
  await endRetentions.run(sale.app);
  expect(await columnsWith(old.word)).not.toContain('support_tickets.message');
  expect(await columnsWith(old.word)).toContain('orders.buyer_name');
  expect((await invoice()).buyer?.name).toBe(old.word);
  const change = () =>
    sale.app.db.query({
      text: `UPDATE invoices SET content = content || '{"buyer": {"name": "Another"}}' WHERE id = $1`,
      values: [`x-${old.known.id}`],
    });
  await expect(change()).rejects.toThrow('rows are only added');
  await sale.app.db.query({ text: 'UPDATE users SET deleted_at = now() WHERE id = $1', values: [old.known.id] });
  await passTime(sale, 8 * 366 * DAY);
  await endRetentions.run(sale.app);
  const { rows } = await sale.app.db.query({
    text: `SELECT o.shop_name, o.seller_facts, i.content->>'shopName' AS "onInvoice" FROM orders o JOIN invoices i ON i.seller_id = o.seller_id WHERE o.seller_id = $1`,
    values: [old.known.id],
  });
  expect(rows).toEqual([{ shop_name: 'Closed shop', seller_facts: null, onInvoice: 'Closed shop' }]);
  await expect(
    sale.app.db.query({
      text: `UPDATE invoices SET content = content || '{"totalCents": 1}' WHERE id = $1`,
      values: [`x-${old.known.id}`],
    }),
  ).rejects.toThrow('rows are only added');
  expect((await invoice()).buyer).toMatchObject({ name: 'Removed', country: 'DE' });
  expect(
    (await columnsWith(old.word)).filter((column) =>
      /^(orders\.(buyer|email|address|note)|checkouts|withdrawals|returns)/.test(column),
    ),
  ).toEqual([]);
});
