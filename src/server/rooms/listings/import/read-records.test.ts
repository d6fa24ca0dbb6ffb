import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { type FileRow, readRecords } from './read-records.ts';

const folder = temporaryFolder('records-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf(text: string): Promise<FileRow[]> {
  const path = join(folder, 'rows');
  writeFileSync(path, text);
  const rows: FileRow[] = [];
  for await (const row of readRecords(path)) rows.push(row);
  return rows;
}

test('[CAT-01] a CSV keeps quotes, separators and line ends inside its cells, and says in which line a row begins', async () => {
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

test('[CAT-01] a CSV row with too few cells is named by its line, and a quote without an end does not swallow the report', async () => {
  expect(await rowsOf('id,title\n1\n2,b\n')).toEqual([
    { line: 2, sentence: 'row: has 1 cells, the header has 2' },
    { line: 3, record: { id: '2', title: 'b' } },
  ]);
  const rows = await rowsOf('id,title\n1,a\n2,"b\n3,c\n');
  expect(rows.map(({ line, sentence }) => [line, sentence?.slice(0, 32)])).toEqual([
    [2, undefined],
    [3, 'row: a quote that opens here is '],
  ]);
});

test('[CAT-01] newline-delimited JSON is read line by line; a broken line is named and the next one read', async () => {
  expect(await rowsOf('\uFEFF{"id":1}\n\n{"id":\n{"id":3}\r\n[]')).toEqual([
    { line: 1, record: { id: 1 } },
    { line: 3, sentence: 'row: is not valid JSON' },
    { line: 4, record: { id: 3 } },
    { line: 5, record: [] },
  ]);
  expect(await rowsOf('')).toEqual([]);
  await expect(rowsOf('[{"id":1}]')).rejects.toThrow('one JSON array');
});
