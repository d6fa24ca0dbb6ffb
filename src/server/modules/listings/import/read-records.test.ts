import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { openTable, readRecords } from './read-records.ts';

const folder = temporaryFolder('records-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf(written: string | Uint8Array) {
  const path = join(folder, 'rows');
  writeFileSync(path, written);
  const rows: { line: number; record?: unknown; sentence?: string }[] = [];
  for await (const { sentence, ...row } of readRecords(await openTable(path)))
    rows.push(sentence ? { ...row, sentence: sentence.en } : row);
  return rows;
}

test('[CAT-01] a CSV keeps quotes, separators and line ends inside its cells', async () => {
  const rows = await rowsOf(
    '\uFEFFid,title,description\r\n1,"Mug, ""tall""","two\r\nlines"\r\n\r\n2,12" plate,plain\r\n',
  );
  expect(rows).toEqual([
    { line: 2, record: { id: '1', title: 'Mug, "tall"', description: 'two\r\nlines' } },
    { line: 5, record: { id: '2', title: '12" plate', description: 'plain' } },
  ]);
  expect((await rowsOf('id;title\n1;"a;b,c"\n'))[0]?.record).toEqual({ id: '1', title: 'a;b,c' });
  expect((await rowsOf('id\ttitle\n1\ta, b\n'))[0]?.record).toEqual({ id: '1', title: 'a, b' });
});

test('[CAT-01] a CSV row with too few cells is named by its line', async () => {
  expect(await rowsOf('id,title\n1\n2,b\n')).toEqual([
    { line: 2, sentence: 'row: has 1 cells, the header has 2' },
    { line: 3, record: { id: '2', title: 'b' } },
  ]);
  const rows = await rowsOf('id,title\n1,a\n2,"b\n3,c\n');
  expect(rows.map(({ line, sentence }) => [line, sentence?.slice(0, 15)])).toEqual([
    [2, undefined],
    [3, 'row: has no end'],
  ]);
});

test('[CAT-01] newline-delimited JSON is read line by line', async () => {
  expect(await rowsOf('\uFEFF{"id":1}\n\n{"id":\n{"id":3}\r\n[]')).toEqual([
    { line: 1, record: { id: 1 } },
    { line: 3, sentence: 'row: is not valid JSON' },
    { line: 4, record: { id: 3 } },
    { line: 5, record: [] },
  ]);
  expect(await rowsOf('')).toEqual([]);
  await expect(rowsOf('[{"id":1}]')).rejects.toThrow('This is no table.');
});

test('[CAT-01] a line of JSON with one name twice is refused by the name, however it is written', async () => {
  expect(await rowsOf('{"id":1,"price":2,"Price ":3}\n{"id":2,"options":[{"name":"a","name":"b"}]}')).toEqual([
    { line: 1, sentence: 'row: has “Price ” twice; keep one of them' },
    { line: 2, sentence: 'row: has “name” twice; keep one of them' },
  ]);
});

test('[CAT-01] a table is read in the encoding that its program wrote it in', async () => {
  const table = 'id;title\n1;Schüssel für Soße, 5 €\n';
  const utf16 = Buffer.from(`\uFEFF${table}`, 'utf16le');
  const windows = Buffer.from(table.replace('€', '\u0080'), 'latin1');
  for (const written of [table, utf16, Buffer.from(utf16).swap16(), utf16.subarray(2), windows])
    expect(await rowsOf(written)).toEqual([{ line: 2, record: { id: '1', title: 'Schüssel für Soße, 5 €' } }]);
});

test('[CAT-01] a line that names the separator is none of the table', async () => {
  expect(await rowsOf('sep=|\r\nid|title|\r\n1|a;b,c||\r\n2|d\r\n3|e||x\r\n')).toEqual([
    { line: 3, record: { id: '1', title: 'a;b,c' } },
    { line: 4, record: { id: '2', title: 'd' } },
    { line: 5, sentence: 'row: has 4 cells, the header has 2' },
  ]);
});

test('[CAT-01] a table with two columns of one name is refused before a row of it is read', async () => {
  await expect(rowsOf('id,Title,price,title\n1,a,2,b\n')).rejects.toThrow('Two columns are called “title”.');
});

test('[DASH-05] rows of one handle of a Shopify export are read as one, at the line of the first', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src';
  const rows = await rowsOf(
    `${header}\nmug,Mug,Size,S,20,a\nmug,,,L,28,b\nmug,,,,,c\njug,Jug,Title,Default Title,9,\n`,
  );
  expect(rows.map(({ line, record }) => [line, record])).toMatchObject([
    [2, { id: 'mug', pictures: ['a', 'b', 'c'], variants: [{ values: ['S'] }, { values: ['L'] }] }],
    [5, { id: 'jug', options: [], variants: [{ priceCents: 900 }] }],
  ]);
});
