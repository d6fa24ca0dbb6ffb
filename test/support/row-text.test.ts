import { expect, test } from 'vitest';
import { at, row, rowsOfText } from '../builders/row-text.ts';

const rows = (texts: readonly string[], ...expressions: unknown[]) => rowsOfText(texts, expressions);

test('a table of text is a first row and its changes', () => {
  const role = 'a b';
  expect(rows`
    users: id=bo n=-5 at=@-2d hash=#01 name="Bo | B" role=${role} | id=cy ${{ n: 1 }} | ${[{ id: 'di' }, { id: 'eve' }]}
    shops: options=["x"] on=true off=null
  `).toMatchObject([
    {
      table: 'users',
      rows: [
        { id: 'bo', n: -5, at: at(-2880), hash: '\\x01', name: 'Bo | B', role },
        { id: 'cy', n: 1 },
        { id: 'di', n: -5 },
        { id: 'eve', role },
      ],
    },
    { table: 'shops', rows: [{ options: ['x'], on: true, off: null }] },
  ]);
  expect(row`id=bo ${{ n: 2 }}`).toEqual({ id: 'bo', n: 2 });
});

test('what is no row is refused', () => {
  expect(() => rows`users: id=bo cy`).toThrow('Rows that cannot be read: cy');
});
