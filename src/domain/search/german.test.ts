import { expect, test } from 'vitest';
import { germanWords, germanWordsFrom } from './german.ts';

test.each(['', 'k', 'ke', 'kette', 'zz', 'ö'])(
  '[SRCH-01] words that begin with "%s" are those of the table, in its order',
  (begun) => {
    const all = [...germanWords.keys()].filter((word) => word.startsWith(begun));
    expect([germanWordsFrom(begun, 5), germanWordsFrom(begun, 10_000)]).toEqual([all.slice(0, 5), all]);
  },
);
