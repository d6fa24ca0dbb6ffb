import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { person, visitor, type TestCaller } from '#test/builders/caller.ts';
import { maker, openMarket, pictureBytes } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { importFile, type ImportRequest } from './import-file.ts';
import type { ImportResult } from '../modules/listings/import/run-import.ts';
import { inTransaction } from '../platform/database/open-database.ts';
import { indexEverything } from '../modules/search/index-listing.ts';
import { onlyRow } from '../platform/database/only-row.ts';

const folder = temporaryFolder('import-');
let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;
let guest: TestCaller;
let shop = '';
let said: string[] = [];

async function load(name: string, text: string | Buffer, changes: Partial<ImportRequest> = {}): Promise<ImportResult> {
  writeFileSync(join(folder, name), text);
  said = [];
  return importFile(market.app, {
    file: join(folder, name),
    shop,
    otherCategory: 'everything-else',
    shorten: false,
    say: (line) => void said.push(line),
    ...changes,
  });
}
/** A listing with its only variant. */
type Row = Record<'id' | 'variant', string>;
const rowsOf = async <R extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await market.app.db.query<R>({ text, values })).rows;
const resultsOf = async (q: string) => (await ask(guest, contract.search.searchListings, { q })).items;

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  guest = visitor(market.address);
  shop = onlyRow({ rows: await rowsOf<{ slug: string }>('SELECT slug FROM shop_slugs') }).slug;
});
afterAll(async () => {
  await market.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[CAT-01] good rows of a file are for sale and found at the end', async () => {
  const csv =
    'id,title,description,category,price,quantity,brand\nK-1,"Kettle, ""zebra""","One\nTwo",Ceramics > Mugs,"28,50",4,Acme\nK-2,,x,mugs,3,1,\nK-3,Spoon,x,mugs,free,1,\nK-4,Zebra sofa,x,Furniture > Sofas,1299,,Northwind\n';
  expect(await load('good.csv', csv)).toMatchObject({ rowsRead: 4, loaded: 2, refused: 2 });
  expect(said.filter((line) => line.startsWith('line '))).toEqual([
    'line 4: title: is missing',
    'line 5: price: “free” is no amount of money',
  ]);
  expect(said.at(-1)).toMatch(/^2 listings loaded and searchable, 2 rows refused/);
  const zebras = await resultsOf('zebra');
  expect(zebras.map(({ title, priceCents, stock, picture }) => [title, priceCents, stock, picture]).toSorted()).toEqual(
    [
      ['Kettle, "zebra"', 2850, 4, null],
      ['Zebra sofa', 129900, 1, null],
    ],
  );
  const body = await ask(guest, contract.listings.getListing, {
    listingId: zebras.find(({ title }) => title.startsWith('Kettle'))?.listingId ?? '',
  });
  expect(body).toMatchObject({
    state: 'active',
    category: 'mugs',
    description: 'One\nTwo\n\nbrand: Acme',
    tags: ['Acme'],
  });
  // A category that the market does not have is still found by its words.
  expect((await resultsOf('sofas')).map(({ title }) => title)).toEqual(['Zebra sofa']);
  await expect(load('good.csv', csv, { shop: 'nobody' })).rejects.toThrow('no shop has the address /shop/nobody');
  expect(await load('strict.csv', csv, { otherCategory: null })).toMatchObject({ loaded: 1, refused: 3 });
});

test('[CAT-01] a file in an older encoding is read as such, and that is said', async () => {
  const table = Buffer.from('id,title,price\nOld-1,B\xfcgelbrett,9.50\n', 'latin1');
  expect(await load('old.csv', table)).toMatchObject({ loaded: 1, refused: 0 });
  expect(said[0]).toContain('read as Windows-1252');
  expect(await rowsOf(`SELECT title FROM listings WHERE title LIKE '%brett'`)).toEqual([{ title: 'Bügelbrett' }]);
});

test('[CAT-01] a long file says every two seconds how far it is, portion by portion', async () => {
  const csv = `id,title,price\n${Array.from({ length: 1001 }, (_, n) => `P-${n},Progress ${n},${n % 400 === 7 ? 'free' : 4}`).join('\n')}\n`;
  const progress = async (name: string, milliseconds: number): Promise<string[]> => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
    try {
      expect(await load(name, csv)).toMatchObject({ rowsRead: 1001, loaded: 998, refused: 3 });
    } finally {
      clock.mockRestore();
    }
    return said.filter((line) => /^[\d,]+ rows read, /.test(line)).map((line) => line.replace(/, [\d.]+ s$/, ''));
  };
  expect(await progress('slow.csv', 2000)).toEqual([
    '500 rows read, 2 refused',
    '1,000 rows read, 3 refused',
    '1,001 rows read, 3 refused',
  ]);
  expect(await progress('fast.csv', 0)).toEqual([]);
});

test('[CAT-01] the same file twice changes the same listings', async () => {
  const row = (id: string, more: object): string =>
    JSON.stringify({ id, title: `Again ${id}`, category: 'mugs', price: 10, ...more });
  const file = [row('a', { quantity: 5 }), row('b', {}), row('c', {}), row('a', { quantity: 6 })].join('\n');
  expect(await load('twice.ndjson', file)).toMatchObject({ loaded: 3, refused: 0 });
  expect(said).toContain('line 1: note: id: replaced by line 4, which has the same id');
  const before = await rowsOf<Row & { stock: number }>(
    `SELECT l.id, v.id AS variant, v.stock FROM listings l JOIN variants v ON v.listing_id = l.id WHERE title LIKE 'Again%' ORDER BY title`,
  );
  expect(before.map(({ stock }) => stock)).toEqual([6, 1, 1]);
  await market.app.db.query({
    text: 'UPDATE variants SET stock = stock - 1, sold = 1 WHERE id = ANY($1)',
    values: [[before[0]?.variant, before[1]?.variant]],
  });
  expect((await ana.call('POST', `/api/seller/listings/${before[2]?.id}/state`, { state: 'removed' })).status).toBe(
    200,
  );
  expect(await load('twice.ndjson', file)).toMatchObject({ resumedAt: 0, loaded: 2, refused: 1 });
  expect(said.join('\n')).toContain('line 3: row: its maker removed this listing; it stays removed');
  const after = await rowsOf(
    `SELECT l.id, v.id AS variant, v.stock, v.received - v.sold - v.reserved - v.stock AS lost FROM listings l JOIN variants v ON v.listing_id = l.id WHERE title LIKE 'Again%' ORDER BY title`,
  );
  // The file says six of the first and nothing of the second.
  expect(after).toEqual([
    { ...before[0], stock: 6, lost: 0 },
    { ...before[1], stock: 0, lost: 0 },
    { ...before[2], lost: 0 },
  ]);
});

test('[CAT-01, UX-34] what a file changes is on pages that were kept', async () => {
  const row = (title: string, quantity: number): string => `id,title,price,quantity\nB-1,${title},9,${quantity}\n`;
  await load('first.csv', row('Basin', 1));
  const rows = await rowsOf<Row>(
    `SELECT l.id, v.id AS variant FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id WHERE l.title = 'Basin'`,
  );
  const { id: listingId, variant } = onlyRow({ rows });
  await load('gone.csv', row('Basin', 0));
  const bo = await person(market.address, 'Bo Lindgren');
  const request = { variantId: variant, waiting: true };
  expect((await bo.call('PUT', `/api/listings/${listingId}/stock-wish`, request)).status).toBe(200);
  await market.settle();
  const shown = async (): Promise<string> => (await ask(guest, contract.listings.getListing, { listingId })).title;
  const listed = async (): Promise<number> => (await resultsOf('wide basin')).length;
  expect([await shown(), await shown(), await listed(), await listed()]).toEqual(['Basin', 'Basin', 0, 0]);
  await load('back.csv', row('Wide basin', 4));
  await market.settle();
  expect([await shown(), await listed()]).toEqual(['Wide basin', 1]);
  expect(await rowsOf(`SELECT subject FROM mails WHERE key LIKE 'back %'`)).toHaveLength(1);
});

test('[CAT-01] an import into a large market indexes its own pieces alone', async () => {
  const documents = async () =>
    new Map(
      (
        await rowsOf<{ id: string; xid: string }>('SELECT listing_id AS id, xmin::text AS xid FROM search_documents')
      ).map(({ id, xid }) => [id, xid]),
    );
  const counts = async () =>
    (await rowsOf('SELECT category, listings FROM category_counts WHERE listings <> 0 ORDER BY 1')).concat(
      await rowsOf('SELECT seller_id, listings FROM shop_counts WHERE listings <> 0 ORDER BY 1'),
    );
  const row = (id: number, category: string) =>
    `{"id":"F-${id}","title":"Quince jar ${id}","category":"${category}","price":"9","quantity":1}\n`;
  for (let id = 0; id < 12; id += 1) await load(`few-${id}.jsonl`, row(id, 'mugs'));
  const others = await documents();
  await load('few.jsonl', row(0, 'bowls') + row(20, 'mugs'));
  const after = await documents();
  expect([...after].filter(([id, xid]) => others.get(id) !== xid)).toHaveLength(2);
  expect((await resultsOf('quince jar 20'))[0]).toMatchObject({ title: 'Quince jar 20' });
  const stored = await counts();
  await inTransaction(market.app.db, indexEverything);
  expect(stored).toEqual(await counts());
});

test('[CAT-01, FILE-05] pictures that are not beside the file are named and left out', async () => {
  mkdirSync(join(folder, 'shots'), { recursive: true });
  writeFileSync(join(folder, 'shots', 'a.jpg'), await pictureBytes('#336699'));
  writeFileSync(join(folder, 'bad.jpg'), 'no picture');
  symlinkSync('/etc/passwd', join(folder, 'link.jpg'));
  const pictures = [
    'shots/a.jpg',
    'https://x.example/b.jpg',
    '../secret.jpg',
    'link.jpg',
    '/etc/passwd',
    'bad.jpg',
    'none.jpg',
  ];
  const file = (list: string[] | undefined): string =>
    JSON.stringify({ id: 'pic', title: 'Pictured tray', category: 'mugs', price: 20, pictures: list });
  expect(await load('pictures.ndjson', file(pictures))).toMatchObject({ loaded: 1, refused: 0 });
  expect(said.filter((line) => line.includes('note: picture')).length).toBe(6);
  const shown = async () => (await resultsOf('pictured tray'))[0]?.picture;
  expect(await shown()).toMatchObject({ width: 640, height: 480, alt: 'Pictured tray' });
  // A file that says nothing of pictures leaves those that are there.
  await load('pictures2.ndjson', file(undefined));
  expect(await shown()).toMatchObject({ width: 640 });
});

const run = (file: string): { child: ChildProcess; ended: Promise<{ code: number | null; words: string }> } => {
  const { DATA_DIR, DATABASE_URL } = market.app.config;
  const env = { ...bareEnvironment, DATA_DIR, DATABASE_URL, DEMO: 'off' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import-main.ts'), file, '--shop', shop], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let phrase = '';
  child.stderr?.on('data', (chunk) => (phrase += String(chunk)));
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, words: phrase }))) };
};

test('[CAT-01, RUN-12] an import beside a running server that is killed goes on where it stood', async () => {
  const COUNT = 8000;
  const file = join(folder, 'many.ndjson');
  writeFileSync(
    file,
    Array.from({ length: COUNT }, (_, n) =>
      JSON.stringify({ id: `many-${n}`, title: `Quokka ${n}`, category: 'bowls', price: n === 100 ? 'x' : 1 + n }),
    ).join('\n'),
  );
  const position = async (): Promise<number> =>
    onlyRow({
      rows: await rowsOf<{ read: number }>(
        'SELECT coalesce(max(rows_read), 0) AS read FROM listing_imports WHERE finished_at IS NULL',
      ),
    }).read;
  const first = run(file);
  await until(async () => (await position()) >= 1000, 'some portions are loaded');
  first.child.kill('SIGKILL');
  await first.ended;
  const stood = await position();
  expect(stood).toBeGreaterThanOrEqual(1000);
  expect(stood).toBeLessThan(COUNT);
  const second = await run(file).ended;
  expect(second.words).toContain(`Went on after ${stood.toLocaleString('en')} rows of an earlier run.`);
  expect(second.words).toContain('7,999 listings loaded and searchable, 1 row refused');
  expect(second.code).toBe(0);
  expect(
    await rowsOf(
      `SELECT count(*)::int AS rows, count(DISTINCT title)::int AS titles FROM listings WHERE title LIKE 'Quokka%'`,
    ),
  ).toEqual([{ rows: COUNT - 1, titles: COUNT - 1 }]);
  expect((await ask(guest, contract.search.searchListings, { q: 'quokka' })).total).toBeGreaterThan(500);
  expect((await resultsOf('quokka 7777')).map(({ title }) => title)[0]).toBe('Quokka 7777');
});
