import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import {
  countOpen,
  findReturn,
  findSellerOfOrder,
  insertReturn,
  listDueReturns,
  listReturnsOfOrder,
  listReturnsOfShop,
  storeStep,
} from './return-store.ts';

const tables = bareTables();
const lines = [
  { lineId: 'i2', quantity: 1 },
  { lineId: 'i1', quantity: 1 },
];
const request = row`seller_id=ana id=r1 order_id=o1 state=requested lines=${lines} requested_at=@-5 updated_at=@-5`;
async function putReturns(...changes: Record<string, unknown>[]): Promise<void> {
  await tables.fill`
    orders: ${bareOrder({ seller_id: 'ben', number: 'B-1' })} | seller_id=ana id=o2 number=A-2
      | seller_id=ana number=A-1
    returns: ${request} | ${changes}
  `;
}

test('[ORD-04, INV-12] a return shows its own order, lines and steps in their order, to its shop', async () => {
  await putReturns({ seller_id: 'ben' }, { id: 'r2' });
  await tables.fill`
    order_lines: seller_id=ana order_id=o1 id=i2 title=Second | id=i1 title=First picture={"id":"p1"} | id=i3 | order_id=o2 | seller_id=ben
  `;
  const step = { seller_id: 'ana', return_id: 'r1', state: 'approved', at: at(-5), by: 'maker' };
  await tables.fill`
    return_transitions: ${step} | state=requested | state=shipped at=@-1 | seller_id=ben state=denied
      | return_id=r2 state=denied
  `;
  const match = await findReturn(tables.db, { returnId: 'r1', sellerId: 'ana' });
  expect([
    match?.number,
    match?.lines.map(({ title, picture }) => [title, picture?.id]),
    match?.timeline.map(({ state }) => state),
  ]).toEqual([
    'A-1',
    [
      ['First', 'p1'],
      ['Second', undefined],
    ],
    ['requested', 'approved', 'shipped'],
  ]);
  expect([
    (await findReturn(tables.db, { returnId: 'r2', sellerId: null }))?.returnId,
    await findReturn(tables.db, { returnId: 'r2', sellerId: 'ben' }),
  ]).toEqual(['r2', null]);
  expect([await findSellerOfOrder(tables.db, 'o2'), await findSellerOfOrder(tables.db, 'o9')]).toEqual(['ana', null]);
});

test('[ORD-04] returns of an order and of a shop are theirs, newest first', async () => {
  await putReturns(
    { id: 'r2' },
    { id: 'r3', requested_at: at(-1), state: 'denied' },
    { id: 'r4', order_id: 'o2', requested_at: at(-9) },
    { seller_id: 'ben' },
  );
  const ids = (rows: readonly { returnId: string }[]) => rows.map(({ returnId }) => returnId);
  expect(ids(await listReturnsOfOrder(tables.db, { sellerId: 'ana', orderId: 'o1' }))).toEqual(['r3', 'r2', 'r1']);
  const page = async (changes: object = {}) =>
    ids(
      await listReturnsOfShop(tables.db, {
        sellerId: 'ana',
        isOpenOnly: false,
        orderId: null,
        q: undefined,
        direction: 'desc',
        after: null,
        limit: 9,
        ...changes,
      }),
    );
  expect([
    await page(),
    await page({ isOpenOnly: true }),
    await page({ orderId: 'o2' }),
    await page({ limit: 1 }),
    await page({ after: { at: at(-5).toISOString(), id: 'r2' } }),
    await page({ direction: 'asc', limit: 2 }),
    await page({ q: 'nobody' }),
  ]).toEqual([['r3', 'r2', 'r1', 'r4'], ['r2', 'r1', 'r4'], ['r4'], ['r3'], ['r1', 'r4'], ['r4', 'r1'], []]);
  expect(await countOpen(tables.db, 'ana')).toBe(3);
});

test('[INV-06, ORD-04] a step is taken by that return of that shop, once, from where it stands', async () => {
  await putReturns({ seller_id: 'ben' }, { id: 'r2' });
  const step = () =>
    tables.written('returns', 'seller_id id state', (tx) =>
      storeStep(tx, { sellerId: 'ana', returnId: 'r1', from: 'requested', to: 'approved', by: 'maker', now: NOW }),
    );
  expect([(await step()).now, (await step()).now]).toEqual([['ana r1 approved'], []]);
  const steps = await tables.sql('SELECT seller_id, return_id FROM return_transitions');
  expect(steps).toEqual([{ seller_id: 'ana', return_id: 'r1' }]);
});

test('[ORD-04] what the rules do not allow is denied in the moment in which it is asked', async () => {
  const ask = (id: string, refusal: 'too_late' | null) =>
    tables.run((tx) =>
      insertReturn(tx, {
        sellerId: 'ana',
        orderId: 'o1',
        id,
        lines,
        reason: 'x',
        remedy: 'refund',
        words: '',
        pictureIds: [],
        refusal,
        now: NOW,
      }),
    );
  await ask('r1', null);
  await ask('r2', 'too_late');
  const rows = await tables.sql('SELECT return_id AS id, state, by FROM return_transitions ORDER BY 1, 2 DESC');
  expect(rows).toEqual([
    { id: 'r1', state: 'requested', by: 'buyer' },
    { id: 'r2', state: 'requested', by: 'buyer' },
    { id: 'r2', state: 'denied', by: 'system' },
  ]);
  expect(await tables.texts('state FROM returns ORDER BY id')).toEqual(['requested', 'denied']);
});

test('[ORD-04] returns are due when they stood in their state for so long, the longest first', async () => {
  await putReturns(
    { id: 'r2', updated_at: at(-9) },
    { id: 'r3', updated_at: at(-4) },
    { id: 'r4', state: 'denied' },
    { id: 'r5', state: 'shipped', updated_at: at(-7) },
    { id: 'r6', state: 'shipped', updated_at: at(-6) },
    { id: 'r0' },
  );
  const due = [
    { state: 'requested', before: at(-5) },
    { state: 'denied', before: NOW },
    { state: 'shipped', before: at(-7) },
  ] as const;
  const ids = async (limit: number) =>
    (await listDueReturns(tables.db, due, { limit, only: null })).map(({ returnId }) => returnId);
  expect([await ids(9), await ids(1)]).toEqual([['r2', 'r5', 'r0', 'r1'], ['r2']]);
});
