import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as time from '#test/support/markup/settle.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn(null);
});
const typed = (): string => (page.called('Search') as HTMLInputElement).value;
const field = { className: 'x', landmark: 'Search' };

test('[UX-05] what was typed and not sent stays while the field is away', async () => {
  await page.open(SearchField, field);
  expect(page.lines()).toEqual(['[Close the search: ]‹search Search›']);
  await page.type('Search', 'blue j');
  await page.open(SearchField, field);
  expect([typed(), page.isThere('Clear the search')]).toEqual(['blue j', true]);
  await page.open(SearchField, field, '/search?q=mug');
  expect(typed()).toBe('mug');
  await page.open(SearchField, field);
  expect(typed()).toBe('');
  // Sent from the field, also where the address asks for it already.
  await page.open(SearchField, field, '/search?q=jug');
  for (const text of ['cup', 'jug']) await page.type('Search', text);
  await page.submit('Search');
  await page.open(SearchField, field);
  expect(typed()).toBe('');
});

test('[UX-05, ACC-01] what somebody typed is not left to the person who comes after them', async () => {
  await page.open(SearchField, field);
  await page.type('Search', 'a ring for Ana');
  signIn({});
  await time.settle();
  expect(typed()).toBe('a ring for Ana');
  signIn(null);
  await time.settle();
  expect(typed()).toBe('');
  await page.open(SearchField, field);
  expect(typed()).toBe('');
});

test('[UX-05] whoever clears the search by key goes on typing in its field', async () => {
  await page.open(SearchField, field);
  await page.type('Search', 'blue jug');
  page.called('Clear the search').focus();
  await page.press('Clear the search');
  expect([typed(), page.focused()]).toEqual(['', 'Search']);
});
