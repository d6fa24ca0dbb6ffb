import { expect, test } from 'vitest';
import { circlesOf, problemsOfLayers } from './layers.mjs';

const problemsOf = (file: string, target: string): string[] => problemsOfLayers(new Map([[file, [target]]]));

test.each([
  [
    'a module imports the app',
    'src/web/modules/cart/cart-page.tsx',
    'src/web/app/modules.ts',
    'No module knows the app',
  ],
  [
    'a module imports one above',
    'src/web/modules/listings/buy-box.tsx',
    'src/web/modules/cart/cart-state.ts',
    'leave a slot',
  ],
  ['the kit imports a module', 'src/web/ui/link.tsx', 'src/web/modules/accounts/sign-out.ts', 'as a property'],
  ['the platform imports the kit', 'src/web/platform/live.ts', 'src/web/ui/link.tsx', 'hand it in'],
  [
    'a module of the server imports one above',
    'src/server/modules/orders/a.ts',
    'src/server/modules/checkout/b.ts',
    'publish an event',
  ],
  [
    'the platform of the server imports a module',
    'src/server/platform/a.ts',
    'src/server/modules/cart/b.ts',
    'through its module.ts',
  ],
  [
    'a module of the server imports a tool',
    'src/server/modules/cart/a.ts',
    'src/server/app/audit/b.ts',
    'stands above the modules',
  ],
  ['a rule imports one above', 'src/domain/cart/a.ts', 'src/domain/orders/b.ts', 'Modules import only downwards'],
  ['a rule imports the server', 'src/domain/cart/a.ts', 'src/server/modules/cart/b.ts', 'lies below everything'],
  [
    'a screen imports a rule of a module above',
    'src/web/modules/orders/a.tsx',
    'src/domain/office/b.ts',
    'by CallOutput',
  ],
  [
    'a call imports a rule of a module above',
    'src/server/modules/cart/a.ts',
    'src/domain/orders/b.ts',
    'move the rule down',
  ],
  ['the kit imports a rule', 'src/web/ui/a.tsx', 'src/domain/orders/b.ts', 'knows no module, on no layer'],
  [
    'the browser imports the server',
    'src/web/modules/cart/a.ts',
    'src/server/modules/cart/b.ts',
    'never imports the server',
  ],
  [
    'the server imports the browser',
    'src/server/modules/cart/a.ts',
    'src/web/modules/cart/b.ts',
    "never imports the browser's",
  ],
])('%s: refused, with what to do instead', (_, file, target, instead) => {
  expect(problemsOf(file, target)).toEqual([expect.stringContaining(instead)]);
});

test.each([
  ['a module below', 'src/web/modules/cart/a.ts', 'src/web/modules/wishlist/b.ts'],
  ['a rule of a module below', 'src/web/modules/orders/a.ts', 'src/domain/listings/b.ts'],
  ['kit and platform', 'src/web/modules/files/a.ts', 'src/web/ui/link.tsx'],
  ['a file of the own module', 'src/server/modules/cart/a.ts', 'src/server/modules/cart/b.ts'],
  ['a module, for the app', 'src/web/app/modules.ts', 'src/web/modules/office/a.tsx'],
  ['a module above, for a test', 'src/server/modules/orders/a.test.ts', 'src/server/modules/checkout/b.ts'],
])('%s may be imported', (_, file, target) => {
  expect(problemsOf(file, target)).toEqual([]);
});

test('a folder that is no module of the list, or stands beside the layers, is named', () => {
  const results = problemsOfLayers(
    new Map(
      ['src/web/modules/gifts/a.ts', 'src/server/gifts/a.ts', 'src/web/cart/a.ts', 'src/web/a.ts'].map((file) => [
        file,
        [],
      ]),
    ),
  );
  expect(results.map((problem) => problem.split(': ')[0])).toEqual([
    'src/web/modules/gifts/a.ts',
    'src/server/gifts/a.ts',
    'src/web/cart/a.ts',
    'src/web/a.ts',
  ]);
});

test('files that import each other, directly or round about, are one circle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
  ]);
  expect(circlesOf(imports).map((circle) => circle.toSorted())).toEqual([['a', 'b', 'c']]);
  expect(
    problemsOfLayers(
      new Map([
        ['src/web/ui/a.ts', ['src/web/ui/b.ts']],
        ['src/web/ui/b.ts', ['src/web/ui/a.ts']],
      ]),
    ),
  ).toHaveLength(1);
});
