import { expect, test } from 'vitest';
import { circlesOf, problemsOfFloors } from './floors.mjs';

const problemsOf = (file: string, target: string): string[] => problemsOfFloors(new Map([[file, [target]]]));

test.each([
  ['a room imports the app', 'src/web/rooms/cart/cart-page.tsx', 'src/web/app/rooms.ts', 'No room knows the app'],
  [
    'a room imports one above',
    'src/web/rooms/listings/buy-box.tsx',
    'src/web/rooms/cart/cart-state.ts',
    'leave a slot',
  ],
  ['the kit imports a room', 'src/web/ui/link.tsx', 'src/web/rooms/accounts/sign-out.ts', 'as a property'],
  ['the platform imports the kit', 'src/web/platform/live.ts', 'src/web/ui/link.tsx', 'hand it in'],
  [
    'a room of the server imports one above',
    'src/server/rooms/orders/a.ts',
    'src/server/rooms/checkout/b.ts',
    'publish an event',
  ],
  [
    'the platform of the server imports a room',
    'src/server/platform/a.ts',
    'src/server/rooms/cart/b.ts',
    'through its room.ts',
  ],
  [
    'a room of the server imports a tool',
    'src/server/rooms/cart/a.ts',
    'src/server/app/audit/b.ts',
    'stands above the rooms',
  ],
  ['a rule imports one above', 'src/domain/cart/a.ts', 'src/domain/orders/b.ts', 'Rooms import only downwards'],
  ['a rule imports the server', 'src/domain/cart/a.ts', 'src/server/rooms/cart/b.ts', 'lies below everything'],
  ['a screen imports a rule of a room above', 'src/web/rooms/orders/a.tsx', 'src/domain/office/b.ts', 'by CallOutput'],
  [
    'a call imports a rule of a room above',
    'src/server/rooms/cart/a.ts',
    'src/domain/orders/b.ts',
    'move the rule down',
  ],
  ['the kit imports a rule', 'src/web/ui/a.tsx', 'src/domain/orders/b.ts', 'knows no room, on no floor'],
  [
    'the browser imports the server',
    'src/web/rooms/cart/a.ts',
    'src/server/rooms/cart/b.ts',
    'never imports the server',
  ],
  [
    'the server imports the browser',
    'src/server/rooms/cart/a.ts',
    'src/web/rooms/cart/b.ts',
    "never imports the browser's",
  ],
])('%s: refused, with what to do instead', (_, file, target, instead) => {
  expect(problemsOf(file, target)).toEqual([expect.stringContaining(instead)]);
});

test.each([
  ['a room below', 'src/web/rooms/cart/a.ts', 'src/web/rooms/wishlist/b.ts'],
  ['a rule of a room below', 'src/web/rooms/orders/a.ts', 'src/domain/listings/b.ts'],
  ['kit and platform', 'src/web/rooms/files/a.ts', 'src/web/ui/link.tsx'],
  ['a file of the own room', 'src/server/rooms/cart/a.ts', 'src/server/rooms/cart/b.ts'],
  ['a room, for the app', 'src/web/app/rooms.ts', 'src/web/rooms/office/a.tsx'],
  ['a room above, for a test', 'src/server/rooms/orders/a.test.ts', 'src/server/rooms/checkout/b.ts'],
])('%s may be imported', (_, file, target) => {
  expect(problemsOf(file, target)).toEqual([]);
});

test('a folder that is no room of the list, or stands beside the floors, is named', () => {
  const found = problemsOfFloors(
    new Map(
      ['src/web/rooms/gifts/a.ts', 'src/server/gifts/a.ts', 'src/web/cart/a.ts', 'src/web/a.ts'].map((file) => [
        file,
        [],
      ]),
    ),
  );
  expect(found.map((problem) => problem.split(': ')[0])).toEqual([
    'src/web/rooms/gifts/a.ts',
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
    problemsOfFloors(
      new Map([
        ['src/web/ui/a.ts', ['src/web/ui/b.ts']],
        ['src/web/ui/b.ts', ['src/web/ui/a.ts']],
      ]),
    ),
  ).toHaveLength(1);
});
