import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { countViews, deleteView, insertView, listSavedViews, saveViewOrder, updateView } from './view-store.ts';

const tables = bareTables();
const fill = () => tables.fill`
  saved_views: user_id=ana id=v1 list=seller.orders name=Late query=state=late position=1 | id=v2 name=Vienna position=0
    | id=v3 list=seller.listings name=Cheap position=0 | user_id=ben id=v1
`;
const changed = (operation: Parameters<typeof tables.written>[2]) =>
  tables.written('saved_views', 'user_id id name position', operation);

test('[UX-86] tabs are of one person and one list, in their order', async () => {
  await fill();
  const views = await listSavedViews(tables.db, 'ana', 'seller.orders');
  expect(views.map(({ name }) => name)).toEqual(['Vienna', 'Late']);
  expect(await tables.run((tx) => countViews(tx, 'ana'))).toBe(3);
  const view = { list: 'seller.orders', viewId: 'v1' };
  expect((await changed((tx) => deleteView(tx, 'ana', { ...view, list: 'seller.listings' }))).gone).toBe(0);
  expect((await changed((tx) => deleteView(tx, 'ana', view))).gone).toBe(1);
});

test('[UX-86] of a list one tab has a name, however it is capitalised', async () => {
  await fill();
  const view = {
    userId: 'ana',
    list: 'seller.orders',
    viewId: 'v9',
    name: 'LATE',
    query: 'q=a',
    position: 5,
    now: NOW,
  };
  const { position: _position, now: _now, ...renamed } = view;
  const tries = await tables.run(async (tx) => [
    await insertView(tx, view),
    await insertView(tx, { ...view, list: 'seller.listings' }),
    await updateView(tx, { ...renamed, viewId: 'v2' }),
    await updateView(tx, { ...renamed, viewId: 'v1' }),
    await updateView(tx, { ...renamed, viewId: 'v1', userId: 'cy' }),
  ]);
  expect(tries).toEqual([false, true, false, true, false]);
});

test('[UX-86] an order moves the tabs that it names, of this list alone', async () => {
  await fill();
  const order = { list: 'seller.orders', viewIds: ['v1', 'v3', 'v2'] };
  expect((await changed((tx) => saveViewOrder(tx, 'ana', order))).now).toEqual(['ana v1 Late 0', 'ana v2 Vienna 2']);
});
