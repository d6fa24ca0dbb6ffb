import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesOfTests } from './rules-of-tests.mjs';
import { sandboxProblems } from './sandbox-imports.mjs';
import { ownerProblems } from './table-owners.mjs';

const root = join(import.meta.dirname, '../..');
const said = (file: string, text: string): string[] =>
  ownerProblems(root, new Map([[file, text]])).map(({ message }) => message);
const target = (_file: string, specifier: string): string => specifier.replace('#', 'src/');

test('a store writes to the tables of its own module', () => {
  const text = 'tx.query({ text: `WITH a AS (DELETE FROM cart_lines) UPDATE carts SET recovered = true` })';
  expect(said('src/server/modules/cart/cart-store.ts', text)).toEqual([]);
  expect(said('src/server/modules/recovery/recover-store.ts', text)).toEqual([
    expect.stringContaining(
      'cart_lines, which belongs to cart: call an operation of a store in src/server/modules/cart',
    ),
    expect.stringContaining('carts, which belongs to cart'),
  ]);
});

test.each([
  "db.query({ text: 'SELECT 1 FROM carts WHERE id = $1' })",
  'db.query({ text: `INSERT INTO carts (id) VALUES ($1)` })',
  "db.query({ text: 'UPDATE carts SET recovered = true' })",
  "db.query({ text: 'DELETE FROM carts' })",
])('%s stands in a store alone', (text) => {
  expect(said('src/server/modules/cart/get-cart.ts', text)).toEqual([
    expect.stringContaining('move the statement to a'),
  ]);
  expect(said('src/server/modules/cart/get-cart.ts', `/** ${text} */`)).toEqual([]);
  expect(said('src/server/modules/cart/cart.test.ts', text)).toEqual([]);
  expect(said('src/server/app/audit/order-checks.ts', text)).toEqual([]);
});

test('a statement names the table that it writes to; a lock does not write', () => {
  const loop = 'for (const table of tables) await tx.query({ text: `DELETE FROM ${table} WHERE user_id = $1` });';
  expect(said('src/server/modules/cart/cart-store.ts', loop)).toEqual([expect.stringContaining('does not name')]);
  expect(
    said('src/server/modules/cart/cart-store.ts', 'tx.query({ text: `SELECT 1 FROM carts FOR UPDATE ${skip}` })'),
  ).toEqual([]);
});

test('a fake takes types of the platform, and nothing else of src', () => {
  const problems = (text: string): unknown[] => sandboxProblems(new Map([['sandbox/stripe/a.ts', text]]), target);
  expect(problems("import type { Log } from '#server/platform/log/log.ts';")).toEqual([]);
  expect(problems("import { jsonLog } from '#server/platform/log/log.ts';")).toHaveLength(1);
  expect(problems("import type { Cart } from '#domain/cart/model.ts';")).toHaveLength(1);
});

test('a rule that only tests run is found, however many tests there are', () => {
  const texts = new Map([
    ['src/domain/cart/a.ts', 'export const lonely = () => 1;\nexport const run = () => 2;\n'],
    ['src/domain/cart/a.test.ts', "import { lonely, run } from '#domain/cart/a.ts';"],
    ['src/server/modules/cart/b.ts', "import { run } from '#domain/cart/a.ts';"],
  ]);
  expect(rulesOfTests(texts, target)).toEqual([{ file: 'src/domain/cart/a.ts', name: 'lonely' }]);
});
