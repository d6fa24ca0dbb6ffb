import { expect, test } from 'vitest';
import { germanTerms, germanTermsFrom } from './german.ts';

test.each(['', 'k', 'ke', 'kette', 'zz', 'ö'])(
  '[SRCH-01] words that begin with "%s" are those of the table, in its order',
  (begun) => {
    const all = [...germanTerms.keys()].filter((word) => word.startsWith(begun));
    expect([germanTermsFrom(begun, 5), germanTermsFrom(begun, 10_000)]).toEqual([all.slice(0, 5), all]);
  },
);
