import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { tableSources } from './find-store.ts';

const tables = bareTables();
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });

test('[ADM-05] what is found by words or by its id is the newest six of a kind', async () => {
  const many = Array.from({ length: 8 }, (_, n) => n);
  await tables.fill`
    users: id=u display_name=Tea email="u@example.com" created_at=@-99
      | ${many.map((n) => ({ id: `u${n}`, email: `u${n}@example.com`, created_at: at(n) }))}
      | id=other display_name=X email="x@example.com" account_status=banned
    shops: seller_id=u slug=u name=Tea sold=99 | ${many.map((n) => ({ seller_id: `u${n}`, slug: `u${n}`, sold: n }))}
      | seller_id=other slug=o name=X
    listings: seller_id=u id=l title=Teapot state=active created_at=@-99
      | ${many.map((n) => ({ seller_id: `u${n}`, id: `l${n}`, created_at: at(n) }))} | seller_id=other id=lx title=X
    orders: ${order} seller_id=u id=o1 number=NEW delivery_id=pickup | id=o2 number=A-2 | seller_id=other number=B
    order_numbers: number=OLD-1 seller_id=u order_id=o1 | number=OLD-2 order_id=o2
  `;
  const find = async (needs: string, q: string) =>
    ((await tableSources.find((source) => source.needs === needs)?.find(tables.db, q)) ?? []).map(({ id, detail }) =>
      [id, detail].join(' '),
    );
  const [match] = (await tableSources[0]?.find(tables.db, 'o1')) ?? [];
  expect(match).toMatchObject({ id: 'o1', deliveryId: 'pickup' });
  const newest = [7, 6, 5, 4, 3, 2];
  expect(await find('users.view', 'tea')).toEqual(newest.map((n) => `u${n} u•••@example.com`));
  expect(await find('users.view', 'other')).toEqual(['other x•••@example.com']);
  expect(await find('products.view', 'teap')).toEqual(newest.map((n) => `l${n} Tea`));
  expect([await find('products.view', 'lx'), await find('products.view', 'zz')]).toEqual([['lx X'], []]);
  expect((await find('products.view', 'te')).length).toBe(6);
  expect((await find('sellers.view', 'tea')).map((hit) => hit.split(' ')[0])).toEqual([
    'u',
    ...newest.slice(0, 5).map((n) => `u${n}`),
  ]);
  expect((await find('sellers.view', 'te')).length).toBe(6);
  expect(await each(find, ['orders.view', 'old-1'], ['orders.view', 'o2'], ['orders.view', 'OLD-9'])).toEqual([
    ['o1 Tea'],
    ['o2 Tea'],
    [],
  ]);
});
