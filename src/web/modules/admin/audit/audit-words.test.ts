import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actions } from '../act-texts.ts';
import { kinds } from './texts.ts';

const sources = globSync('src/server/modules/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));
const written = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, word = '']) => word))),
];

test('[ADM-12, UX-70] every act that is written into the log is called by words', () => {
  const acts = written(/\b(?:act|undoAct)(?:: | = )'([a-z]+\.[A-Za-z]+)'/g);
  expect(acts.length).toBeGreaterThan(50);
  expect(acts.filter((act) => !actions[act])).toEqual([]);
});

test('[ADM-12, UX-70] what an act was about is called by words', () => {
  const subjects = written(/\bkind: '([a-z-]+)', id\b/g);
  expect(subjects.filter((kind) => !kinds[kind])).toEqual([]);
});
