import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_REMARKS } from '#domain/listings/import/limits.ts';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { importedListing } from './imported-listing.ts';

let sale: Sale;
let mia: Browser;
beforeAll(async () => {
  sale = await openSale();
  mia = await signUp(browser(sale.address), 'Mia Maker');
});
afterAll(() => sale.stop());

const head = 'id,title,description,category,price,quantity';
const row = (id: number, more: Partial<{ price: string; category: string; title: string }> = {}): string =>
  `r${id},${more.title ?? `Mug ${id}`},Thrown by hand.,${more.category ?? 'mugs'},${more.price ?? '12.50'},3`;
const tableOf = (rows: string[]): string => `${[head, ...rows].join('\n')}\n`;
const load = async (who: Browser, table: string) => who.call('POST', '/importListings', { data: { table } });
const mine = async (who: Browser, state?: 'draft' | 'active') =>
  (await ask(who, contract.listings.listMine, { ...(state ? { state } : {}), limit: 100 })).items;

/** Streams an import and reads its messages; stops after so many where that is said. */
async function streamed(who: Browser, table: string, stopAfter = Number.POSITIVE_INFINITY): Promise<unknown[]> {
  const stop = new AbortController();
  const response = await fetch(`${sale.address}/importListings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: [...who.cookies].map((cookie) => cookie.join('=')).join('; '),
    },
    body: JSON.stringify({ data: { table } }),
    signal: stop.signal,
  });
  const shown: unknown[] = [];
  try {
    let rest = '';
    for await (const bytes of response.body ?? []) {
      const lines = (rest + new TextDecoder().decode(bytes)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) shown.push(JSON.parse(line.slice(6)));
      if (shown.length >= stopAfter) stop.abort();
    }
  } catch {
    /* it was stopped */
  }
  return shown;
}

test('[CAT-01, FN-02] a maker’s table becomes drafts of their shop, each refused row says why', async () => {
  const rows = [row(1), row(2, { price: 'many' }), row(3, { category: 'cars' }), row(4)];
  const shown = await streamed(mia, tableOf(rows));
  expect(shown).toEqual([
    {
      message: {
        rowsRead: 4,
        loaded: 2,
        refused: 2,
        rowsInAll: 4,
        remarks: [
          { line: 3, isRefused: true, sentence: expect.stringMatching(/^price: /) },
          { line: 4, isRefused: true, sentence: 'category: “cars” is not a category of this marketplace' },
        ],
      },
    },
    { result: { rowsRead: 4, loaded: 2, refused: 2, resumedAt: 0 } },
  ]);
  expect((await mine(mia, 'draft')).map(({ title }) => title).toSorted()).toEqual(['Mug 1', 'Mug 4']);
  expect(await mine(mia, 'active')).toEqual([]);
});

test('[CAT-01] the same table again changes the same listings and makes none twice', async () => {
  const before = await mine(mia);
  await load(mia, tableOf([row(1), row(4)]));
  await load(mia, tableOf([row(1, { title: 'Mug one' }), row(4)]));
  const after = await mine(mia);
  expect(after.map(({ listingId }) => listingId).toSorted()).toEqual(
    before.map(({ listingId }) => listingId).toSorted(),
  );
  expect(after.map(({ title }) => title).toSorted()).toEqual(['Mug 4', 'Mug one']);
});

test('[CAT-01] what a later table is silent on stays as it was, each for itself', async () => {
  const columns = 'id,title,description,category,price,quantity';
  const storedOf = async () =>
    (
      await sale.app.db.query<{ days: number; grams: number }>({
        text: `SELECT processing_days AS days, weight_grams AS grams FROM listings WHERE title = 'Jar'`,
      })
    ).rows;
  const again = (more: string, values: string) =>
    load(mia, `${columns}${more}\nj1,Jar,Thrown by hand.,mugs,12.50,3${values}\n`);
  await again(',processing_days,weight_grams', ',9,450');
  expect(await storedOf()).toEqual([{ days: 9, grams: 450 }]);
  await again(',processing_days', ',7');
  expect(await storedOf()).toEqual([{ days: 7, grams: 450 }]);
  await again(',weight_grams', ',300');
  expect(await storedOf()).toEqual([{ days: 7, grams: 300 }]);
});

test('[CAT-01, FN-02] an import that was left goes on where it stood when the same table comes again', async () => {
  const who = await signUp(browser(sale.address), 'Ned Netless');
  const table = tableOf(Array.from({ length: 400 }, (_each, index) => row(index)));
  const first = await streamed(who, table, 1);
  expect(first.length).toBeGreaterThanOrEqual(1);
  // The portion in hand is finished first; whoever comes at that moment is shown that it runs.
  let answer = await load(who, table);
  while (answer.body.error?.details.code === 'listings/import-running') answer = await load(who, table);
  expect(answer.body.result).toMatchObject({ rowsRead: 400, loaded: 400, refused: 0 });
  expect(answer.body.result.resumedAt % 50).toBe(0);
  expect(answer.body.result.resumedAt).toBeGreaterThanOrEqual(50);
  const { rows } = await sale.app.db.query<{ listings: number }>({
    text: 'SELECT count(*)::int AS listings FROM listings WHERE seller_id = $1',
    values: [who.userId],
  });
  expect(rows[0]?.listings).toBe(400);
});

test('[CAT-01] two windows with one table make each listing once', async () => {
  const who = await signUp(browser(sale.address), 'Tia Twice');
  const table = tableOf(Array.from({ length: 120 }, (_each, index) => row(index)));
  const answers = await Promise.all([load(who, table), load(who, table)]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
  for (const { status, body } of answers)
    expect(
      [200, 409].includes(status) && (status === 200 || body.error.details.code === 'listings/import-running'),
    ).toBe(true);
  await load(who, table);
  expect((await mine(who)).length).toBe(100);
  const { rows } = await sale.app.db.query<{ listings: number }>({
    text: 'SELECT count(*)::int AS listings FROM listings WHERE seller_id = $1',
    values: [who.userId],
  });
  expect(rows[0]?.listings).toBe(120);
});

test('[RUN-10, FILE-05] a row of an import reaches no file of this machine', async () => {
  expect((await load(mia, '[{"id":1}]')).body.error).toMatchObject({
    status: 'INVALID_ARGUMENT',
    details: { code: 'listings/import-unreadable' },
  });
  expect((await load(mia, '')).status).toBe(400);
  expect((await load(mia, 'a'.repeat(6_000_001))).status).toBe(400);
  const odd = [
    {
      id: 'p1',
      title: 'Cup',
      category: 'mugs',
      price: 5,
      description: 'x',
      pictures: ['../../../etc/passwd', '/etc/passwd'],
    },
    {
      id: 'p2',
      title: 'Cup two',
      category: 'mugs',
      price: 5,
      description: 'x',
      seller_id: 'somebody',
      state: 'active',
    },
  ];
  const answer = await load(mia, odd.map((each) => JSON.stringify(each)).join('\n'));
  expect(answer.body.result).toMatchObject({ loaded: 2 });
  const cups = (await mine(mia)).filter(({ title }) => title.startsWith('Cup'));
  expect(cups.map(({ state, picture }) => [state, picture])).toEqual([
    ['draft', null],
    ['draft', null],
  ]);
  expect(
    (await browser(sale.address).call('POST', '/importListings', { data: { table: tableOf([row(1)]) } })).status,
  ).toBe(401);
});

test('[RUN-10] whatever fills the cells of a table, others are answered while it is read', async () => {
  const max = await signUp(browser(sale.address), 'Max Commas');
  const cells = [',', 'a.', '<!--', '1.'].map((sign) => sign.repeat(30_000 / sign.length));
  const rows = cells.flatMap((cell, index) =>
    Array.from({ length: 10 }, (_, n) => `p${index}-${n},Mug,Thrown.,mugs,1.00,1,"${cell}","${cell}"`),
  );
  let slowest = 0;
  const loading = load(max, [`${head},pictures,extra`, ...rows].join('\n'));
  for (let isDone = false; !isDone;) {
    const start = performance.now();
    isDone = await Promise.race([loading.then(() => true), new Promise<false>((end) => setTimeout(end, 5, false))]);
    slowest = Math.max(slowest, performance.now() - start);
  }
  expect((await loading).body.result).toMatchObject({ rowsRead: 40, loaded: 40 });
  expect(slowest).toBeLessThan(2000);
  const long = await load(max, `${head}\nl1,Mug,${'x'.repeat(32_768)},mugs,12.50,3\n${row(2)}\n`);
  expect(long.body.result).toMatchObject({ loaded: 1, refused: 1 });
  const many = await load(max, tableOf(Array.from({ length: 20_001 }, (_, id) => `${id}`)));
  expect(many.body.error).toMatchObject({ details: { code: 'listings/import-too-many-rows' } });
});

test('[CAT-01, UX-70] a maker reads in their language why a row or a table is refused', async () => {
  const uli = await signUp(browser(sale.address), 'Uli Töpfer');
  uli.cookies.set('language', 'de');
  const rows = [row(1, { price: '1.250' }), row(2, { category: 'cars' }), row(3, { price: '0.5' })];
  const [first] = (await streamed(uli, tableOf(rows))) as [{ message: { remarks: { sentence: string }[] } }];
  expect(first.message.remarks.map(({ sentence }) => sentence)).toEqual([
    'price: „1.250“ kann zwei Preise meinen; schreib zwei Ziffern für die Cent, wie in 1250,00',
    'category: „cars“ ist keine Kategorie dieses Marktplatzes',
  ]);
  const twice = await load(uli, `${head},Price\n${row(1)},9\n`);
  expect(twice.body.error.message).toContain('Zwei Spalten heißen „Price“.');
});

test('[CAT-01] of a table with more wrong rows than anybody reads', async () => {
  const eve = await signUp(browser(sale.address), 'Eve Wrong');
  const rows = Array.from({ length: MAX_REMARKS + 20 }, (_, index) => row(index + 1, { price: 'free' }));
  const messages = (await streamed(eve, tableOf(rows))) as { message?: { remarks?: unknown[]; refused?: number } }[];
  const named = messages.flatMap(({ message }) => message?.remarks ?? []);
  expect(named).toHaveLength(MAX_REMARKS);
  expect(messages.findLast(({ message }) => message?.refused !== undefined)?.message?.refused).toBe(MAX_REMARKS + 20);
  expect(await mine(eve)).toEqual([]);
});

test('[CAT-01] a row whose variants are the same twice is refused', () => {
  const variant = (value: string) => ({ values: [value], priceCents: 1000, quantity: 1 });
  type KnownListing = NonNullable<Parameters<typeof importedListing>[1]['before']>;
  const rowOf = (...values: string[]) =>
    ({ input: { variants: values.map(variant) }, says: '' }) as unknown as Parameters<typeof importedListing>[0];
  const before = (reserved: number) =>
    ({ state: 'active', variants: [{ id: 'small', values: ['S'], reserved }] }) as unknown as KnownListing;
  const become = (row: ReturnType<typeof rowOf>, known?: KnownListing) =>
    importedListing(row, { listingId: 'listing_1', before: known, pictures: null });
  const sentence = (answer: ReturnType<typeof become>) => (answer.ok ? '' : answer.problem.sentence.en);
  expect(sentence(become(rowOf('S', 'S')))).toBe('variants: two of them have the same values');
  expect(sentence(become(rowOf('M'), before(1)))).toContain('somebody is paying for one that this row leaves out');
  expect(become(rowOf('M'), before(0)).ok).toBe(true);
  expect(become(rowOf('S', 'M'), before(1))).toMatchObject({ ok: true, value: { variants: [{ id: 'small' }, {}] } });
  const removed = { ...before(0), state: 'removed' } as KnownListing;
  expect(sentence(become(rowOf('S'), removed))).toContain('it stays removed');
});

test('[INV-21] tables of visitors who are not signed in are refused unread, a maker’s is loaded', async () => {
  const guest = browser(sale.address);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 6; sent += 1) statuses.add((await load(guest, 'x'.repeat(900_000))).status);
  expect([[...statuses], (await load(mia, tableOf([row(900)]))).status]).toEqual([[401], 200]);
});
