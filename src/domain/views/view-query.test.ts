import { expect, test } from 'vitest';
import { viewQuery } from './view-query.ts';

test.each([
  ['?sort=total&state=late', 'sort=total&state=late'],
  ['state=late&q=&sort=total', 'sort=total&state=late'],
  ['q=a+cup%20%26+bowl', 'q=a%20cup%20%26%20bowl'],
  ['q=a=b', 'q=a%3Db'],
  ['q=%', ''],
  ['?', ''],
])('[UX-86] the state %s is compared as %s', (search, query) => expect(viewQuery(search)).toBe(query));
