import { expect, test } from 'vitest';
import { smallFileProblems } from './small-files.mjs';

const target = (_file: string, specifier: string) => specifier.replace('./', 'src/web/modules/cart/');
const problemsOf = (files: Record<string, string>) =>
  smallFileProblems(
    new Map(Object.entries(files).map(([name, text]) => [`src/web/modules/cart/${name}`, text])),
    target,
  ).map(({ file, message }) => `${file.split('/').at(-1)} ${message}`);

const page = "import { low } from './low.ts';\n";

test('a few lines that one file reads join it', () => {
  expect(problemsOf({ 'page.tsx': page, 'low.ts': 'export const low = 1;\n' })).toEqual([
    'low.ts has 1 lines that src/web/modules/cart/page.tsx alone reads: join it to that file.',
  ]);
  expect(problemsOf({ 'page.tsx': page, 'low.ts': 'export const low = 1;\n'.repeat(26) })).toEqual([]);
  expect(problemsOf({ 'page.tsx': page.repeat(250), 'low.ts': 'export const low = 1;\n' })).toEqual([]);
});

test('what two files read, or what is fetched late, stays alone', () => {
  expect(problemsOf({ 'page.tsx': page, 'low.test.ts': page, 'low.ts': '' })).toEqual([]);
  expect(problemsOf({ 'page.tsx': "const low = import('./low.ts');", 'low.ts': '' })).toEqual([]);
});

test('texts, stores and what a manifest lists stay alone', () => {
  expect(problemsOf({ 'page.tsx': "import './page-texts.ts';", 'page-texts.ts': '' })).toEqual([]);
  expect(problemsOf({ 'page.tsx': "import './cart-store.ts';", 'cart-store.ts': '' })).toEqual([]);
  expect(problemsOf({ 'module.ts': page, 'low.ts': '' })).toEqual([]);
});
