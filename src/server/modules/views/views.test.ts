import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewsContract } from '#domain/views/contract.ts';
import { MAX_VIEWS } from '#domain/views/view-query.ts';
import { ask } from '#test/builders/ask.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

let people = 0;
const member = (): Promise<Browser> => signUp(browser(sale.address), `Rio V${(people += 1)}`);
const list = 'seller.orders';
const namesOf = (answer: { body: { views: { name: string }[] } }): string =>
  answer.body.views.map(({ name }) => name).join(' ');
const save = (who: Browser, name: string, more: object = {}) =>
  who.call('POST', '/api/saved-views', { list, name, query: 'state=late', ...more });
const names = async (who: Browser): Promise<string> =>
  (await ask(who, viewsContract.listViews, { list })).views.map(({ name }) => name).join(' ');

test('[UX-86] a saved view is its person’s own, on the list that it was saved for', async () => {
  const rio = await member();
  await save(rio, 'Late', { query: 'sort=total&dir=asc' });
  expect((await ask(rio, viewsContract.listViews, { list })).views).toMatchObject([
    { name: 'Late', query: 'dir=asc&sort=total' },
  ]);
  expect((await ask(rio, viewsContract.listViews, { list: 'seller.buyers' })).views).toEqual([]);
  expect(await names(await member())).toBe('');
});

test('[UX-86] views are renamed, changed, moved and deleted', async () => {
  const rio = await member();
  for (const name of ['A', 'B']) await save(rio, name);
  const { body } = await save(rio, 'C');
  const viewId = body.views[2].viewId;
  expect(namesOf(await save(rio, 'D', { viewId }))).toBe('A B D');
  expect(namesOf(await rio.call('POST', '/api/saved-views/move', { list, viewId, position: 0 }))).toBe('D A B');
  const remove = () => rio.call('POST', '/api/saved-views/remove', { list, viewId });
  expect([namesOf(await remove()), namesOf(await remove())]).toEqual(['A B', 'A B']);
  expect(namesOf(await save(rio, 'D', { position: 1 }))).toBe('A D B');
});

test('[UX-86] a name is given once, and what is gone or another’s is not there', async () => {
  const [rio, eli] = [await member(), await member()];
  const { body } = await save(rio, 'Late');
  const { viewId } = body.views[0];
  await save(rio, 'Other');
  const taken = [409, 'views/name-taken'];
  expect([codeOf(await save(rio, 'LATE')), codeOf(await save(rio, 'other', { viewId }))]).toEqual([taken, taken]);
  const gone = [404, 'views/not-there'];
  expect(codeOf(await save(eli, 'Mine', { viewId }))).toEqual(gone);
  expect(codeOf(await eli.call('POST', '/api/saved-views/move', { list, viewId, position: 0 }))).toEqual(gone);
  await eli.call('POST', '/api/saved-views/remove', { list, viewId });
  expect(await names(rio)).toBe('Late Other');
});

test('[UX-86] a list has no more views than there is room for, however many are saved together', async () => {
  const rio = await member();
  const answers = await Promise.all(Array.from({ length: MAX_VIEWS + 3 }, (_, n) => save(rio, `V${n}`)));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect((await names(rio)).split(' ')).toHaveLength(MAX_VIEWS);
});
