import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanerClient } from './leaner-query.ts';

const installed = readFileSync('node_modules/@tanstack/query-core/build/modern/queryClient.js', 'utf8');

test('the client that is installed can do without the cache of changes', () => {
  const lean = leanerClient(installed);
  expect(lean).not.toMatch(/new MutationCache|prefetchInfiniteQuery\(options\)/);
  expect(lean).toMatch(/^\s*invalidateQueries\(/m);
});

test('a client whose insides are called otherwise does not build', () => {
  expect(() => leanerClient(installed.replaceAll('setMutationDefaults', 'setDefaults'))).toThrow(/setMutationDefaults/);
});
