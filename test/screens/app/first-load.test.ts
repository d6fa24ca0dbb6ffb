import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoads } from '../../../bench/first-load.ts';

/**
 * Bytes of compressed script, all that come before the first press, also those that a page fetches once it stands. The aims are 98 kB for
 * home, 100 for search, 105 for a piece and the checkout, 115 for dashboard and office, 130 for the inbox.
 */
const limits: Record<string, Record<string, number>> = {
  'dist/web': {
    ...{ home: 86_900, search: 90_900, product: 101_600, checkout: 99_900 },
    ...{ dashboard: 98_600, inbox: 105_600, office: 96_000 },
  },
  // German words are longer, by a third where they are long.
  'dist/web-de': {
    ...{ home: 87_400, search: 91_500, product: 102_400, checkout: 101_100 },
    ...{ dashboard: 99_200, inbox: 106_800, office: 96_800 },
  },
};

/** The same for style sheets. */
const styleLimits: Record<string, number> = {
  ...{ home: 12_500, search: 12_200, product: 13_600, checkout: 13_700 },
  ...{ dashboard: 21_600, inbox: 19_300, office: 17_100 },
};

test('[SHELL-01] what a first visit fetches before the page is complete has not grown', () => {
  const over = Object.entries(limits).flatMap(([folder, most]) =>
    firstLoads(folder).filter(
      ({ screen, bytes, styleBytes }) => bytes > (most[screen] ?? 0) || styleBytes > (styleLimits[screen] ?? 0),
    ),
  );
  expect(over).toEqual([]);
});

test('[SHELL-01] no first visit fetches the library of schemas', () => {
  expect(firstLoads('dist/web').filter(({ holdsSchemas }) => holdsSchemas)).toEqual([]);
});

test('[SHELL-01, UX-12] every file of the browser that the server names is a chunk of the build', () => {
  const built = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, unknown>;
  const named = globSync('src/server/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(src\/web\/[^']+\.tsx?)'/g)].map(
      ([, chunk = '']) => `${chunk}, named in ${file}`,
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((chunk) => !Object.hasOwn(built, chunk.split(',')[0] ?? ''))).toEqual([]);
});
