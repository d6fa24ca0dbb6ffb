import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/server/modules/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));
const written = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, word = '']) => word))),
];
/** How many languages of a file of texts have words for a key. */
const languagesOf = (file: string): ((key: string) => number) => {
  const text = readFileSync(`src/web/modules/admin/${file}`, 'utf8');
  return (key) => [...text.matchAll(new RegExp(`^ {4}'?${key}'?: '`, 'gm'))].length;
};

test('[ADM-12, UX-70] every act that is written into the log is called by words', () => {
  const operations = written(/\b(?:action|undoAction)(?:: | = )'([a-z]+\.[A-Za-z]+)'(?!,\s*(?:limit|now)\b)/g);
  const known = languagesOf('action-texts.ts');
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.filter((action) => known(action) !== 2)).toEqual([]);
});

test('[ADM-12, UX-70] what an act was about is called by words', () => {
  const known = languagesOf('audit/texts.ts');
  expect(written(/\bkind: '([a-z-]+)', id\b/g).filter((kind) => known(kind) !== 2)).toEqual([]);
});
