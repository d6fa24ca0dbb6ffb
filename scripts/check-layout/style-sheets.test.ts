import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { sheetProblems } from './style-sheets.mjs';

const main = 'src/web/app/main.tsx';
const page = 'src/web/modules/cart/cart-page.tsx';
const row = 'src/web/modules/cart/cart-row.tsx';
const sheet = 'src/web/modules/cart/cart-row.css';

const shop = {
  sheets: { [sheet]: '@layer modules {\n  .cart-row b,\n  .cart-row--gone {\n    color: red;\n  }\n}\n' },
  texts: {
    [main]: "const Page = lazy(() => import('#web/modules/cart/cart-page.tsx'));",
    [page]: "import { CartRow } from './cart-row.tsx';\n",
    [row]:
      "import './cart-row.css';\nconst it = <p className={`cart-row ${isGone ? `cart-row--${state}` : ''}`}>It</p>;",
  },
};

const messagesOf = (change: { sheets?: Record<string, string>; texts?: Record<string, string> }): string[] =>
  sheetProblems(
    new Map(Object.entries({ ...shop.sheets, ...change.sheets })),
    new Map(Object.entries({ ...shop.texts, ...change.texts })),
    (file, name) => (name.startsWith('#web/') ? `src/web/${name.slice(5)}` : join(dirname(file), name)),
  ).map(({ file, message }) => `${file} ${message}`);

test('a sheet beside its component, whose classes it uses, is in order', () => {
  expect(messagesOf({})).toEqual([]);
});

test('a colour stands among the tokens alone', () => {
  const coloured = (colour: string) => `@layer modules {\n  .cart-row {\n    color: ${colour};\n  }\n}\n`;
  expect(messagesOf({ sheets: { [sheet]: coloured('var(--color-text)') } })).not.toContainEqual(
    expect.stringContaining('a colour of its own'),
  );
  for (const colour of ['#fff', '#221e1a80', 'rgb(0 0 0 / 0.5)', 'light-dark(var(--color-text), hsl(0 0% 0%))'])
    expect(messagesOf({ sheets: { [sheet]: coloured(colour) } })).toContainEqual(
      expect.stringContaining('a colour of its own'),
    );
});

test('a class stands in one sheet; another may speak of it behind a class of its own', () => {
  const other = 'src/web/modules/cart/cart-page.css';
  const texts = {
    [page]: "import './cart-page.css';\nimport './cart-row.tsx';\nconst it = <ul className=\"cart-list\" />;",
  };
  expect(
    messagesOf({ texts, sheets: { [other]: '@layer modules {\n.cart-list .cart-row { color: blue; }\n}\n' } }),
  ).toEqual([]);
  expect(
    messagesOf({ texts, sheets: { [other]: '@layer modules {\n.cart-list, .cart-row { color: blue; }\n}\n' } }),
  ).toEqual([
    `${other} defines cart-row, which ${sheet} does: write it there, or begin the selector with a class of your own.`,
  ]);
});

test('a class that nobody uses is refused', () => {
  expect(messagesOf({ sheets: { [sheet]: '@layer modules {\n.cart-row .cart-old { color: red; }\n}\n' } })).toEqual([
    `${sheet} names the class cart-old, which nobody uses: delete its rules.`,
  ]);
});

test('a rule outside the layer of its layer is refused', () => {
  for (const css of [
    '.cart-row { color: red; }\n',
    '@layer ui {\n.cart-row { color: red; }\n}\n',
    '@layer modules {\n.cart-row { color: red; }\n}\n.cart-row { color: blue; }\n',
  ])
    expect(messagesOf({ sheets: { [sheet]: css } })).toEqual([expect.stringContaining('outside its layer')]);
  expect(
    messagesOf({ sheets: { [sheet]: `@layer modules {\n.cart-row { color: red; }\n${'\n'.repeat(250)}}\n` } }),
  ).toEqual([expect.stringContaining('Stop at 250')]);
});

test('what is fetched late brings the sheets of the classes that it uses', () => {
  const bare = { [row]: 'const it = <p className={`cart-row cart-row--${state}`}>It</p>;' };
  expect(messagesOf({ texts: bare })).toEqual([
    `${row} is shown by ${page} without ${sheet}, whose classes it uses: import the sheet.`,
  ]);
  expect(messagesOf({ texts: { ...bare, [page]: `${shop.texts[page]}import './cart-row.css';\n` } })).toEqual([]);
  expect(
    messagesOf({ texts: { ...bare, [main]: `import '#web/modules/cart/cart-row.css';\n${shop.texts[main]}` } }),
  ).toEqual([]);
});
