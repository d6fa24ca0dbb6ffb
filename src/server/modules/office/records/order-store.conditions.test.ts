import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findOrderLocation, findOrderTimeline, listBeside, listRows } from './order-store.ts';

const tables = bareTables();
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const location = (moment: Date, id: string) => ({ key: moment.toISOString(), id });
type Wanted = Parameters<typeof listRows>[1];
const plain: Wanted = {
  ...{
    q: null,
    state: null,
    day: null,
    what: 'placed',
    from: null,
    until: null,
    part: null,
    buyerId: null,
    sellerId: null,
  },
  ...{ sort: 'placed', direction: 'desc', after: null, limit: 9 },
};
const ids = async (changes: Partial<Wanted> = {}): Promise<string[]> =>
  (await listRows(tables.db, { ...plain, ...changes })).map(({ orderId }) => orderId);
const some = row`subtotal_cents=7 discount_cents=7 shipping_cents=7 tax_cents=7 contained_tax={"taxCents":7}`;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

test('[ADM-03] orders by a part of their sum, by what is typed and by days are paged alike', async () => {
  // The last two are of the first moment of the day, and of the next one.
  await tables.fill`
    orders: ${order} id=none number=N subtotal_cents=0 discount_cents=0 shipping_cents=0 tax_cents=0 contained_tax=null
      | ${some} id=o1 number=A-1 | ${some} id=o2 number=A-2 | ${some} id=o3 number=A-3 placed_at=@-1d
      | ${some} id=o4 number=A-4 state=pending_payment | ${some} id=o5 number=A-5 state=cancelled
      | ${some} id=o6 number=A-6 placed_at=@-12h | ${some} id=o7 number=A-7 placed_at=@12h
    users: id=bo email=bo@example.com
  `;
  const shapes: Partial<Wanted>[] = [
    ...(['lines', 'discount', 'postage', 'tax', 'vat'] as const).map((part) => ({ part })),
    { q: 'bo@example.com' },
  ];
  for (const shape of shapes) {
    const without = (list: string[]) => list.filter((id) => id !== 'none');
    const listed = async (changes: Partial<Wanted>) => without(await ids({ ...shape, limit: 20, ...changes }));
    expect(await ids(shape)).toEqual(['o7', 'o5', 'o4', 'o2', 'o1', ...('q' in shape ? ['none'] : []), 'o6', 'o3']);
    expect(await ids({ ...shape, limit: 2 })).toEqual(['o7', 'o5']);
    const byTotal = { sort: 'total', direction: 'asc' } as const;
    const pages: [Partial<Wanted>, string][] = [
      [{ state: 'confirmed' }, 'o7 o2 o1 o6 o3'],
      [{ after: location(at(0), 'o2') }, 'o1 o6 o3'],
      [{ day: '2026-03-10' }, 'o2 o1 o6'],
      [{ from: '2026-03-10', until: '2026-03-11' }, 'o5 o2 o1 o6'],
      [{ until: '2026-03-10' }, 'o3'],
      [{ from: '2026-03-11' }, 'o7'],
      [byTotal, 'o1 o2 o3 o4 o5 o6 o7'],
      [{ ...byTotal, after: { key: 1000, id: 'o4' } }, 'o5 o6 o7'],
    ];
    for (const [changes, expected] of pages) expect((await listed(changes)).join(' ')).toBe(expected);
    const leaving = { sort: 'leaves', after: { key: '1900-01-01', id: 'o9' }, direction: 'asc' } as const;
    expect((await listed(leaving)).length).toBe(7);
  }
  const [first] = await listRows(tables.db, { ...plain, limit: 1, part: 'discount' });
  expect(first?.partCents).toBe(-7);
});

test('[ADM-03, UX-96] what happened to an order is its newest eighty moments', async () => {
  await tables.fill`orders: ${order}`;
  const move = { seller_id: 'ana', order_id: 'o1', state: 'confirmed', by: 'maker', at: at(-1000) };
  await tables.fill`
    order_transitions: ${move} | ${Array.from({ length: 90 }, (_, n) => ({ state: `s${n}`, at: at(-n) }))}
    audit_log: seq=1 subject_kind=order subject_id=o1 act=x at=@1
  `;
  const match = await findOrderLocation(tables.db, 'o1');
  const moments = match ? await findOrderTimeline(tables.db, match) : [];
  expect([moments.length, moments[0]?.kind, moments[1]?.state, moments.at(-1)?.state]).toEqual([
    80,
    'act',
    's0',
    's78',
  ]);
});

test('[ADM-03] an order is found by state, day and part, newest first', async () => {
  await tables.fill`
    orders: ${order} placed_at=${TODAY} number=A-1 discount_cents=0 | ${other('o2', { placed_at: before(TODAY), discount_cents: 5 })}
      | ${other('o3', { state: 'cancelled' })} | ${other('o4', { state: 'pending_payment', checkout_id: 'c2' })}
      | seller_id=ben id=o9 number=B-1 buyer_id=cy placed_at=@-2d checkout_id=c2
    order_numbers: number=OLD-1 seller_id=ana order_id=o1 | number=OLD-2 order_id=o2
    users: id=cy email="cy@example.com" | id=bo email="bo@example.com"
    order_transitions: seller_id=ana order_id=o1 state=refunded at=@-5 | order_id=o2 state=confirmed | seller_id=ben
      | order_id=o3 at=${before(TODAY)}
  `;
  const pages: [Partial<Wanted>, string][] = [
    [{}, 'o4 o3 o1 o2 o9'],
    [{ limit: 1 }, 'o4'],
    [{ state: 'cancelled' }, 'o3'],
    [{ day: '2026-03-10' }, 'o1'],
    [{ after: location(TODAY, 'o3') }, 'o1 o2 o9'],
    [{ what: 'refunded', day: '2026-03-10' }, 'o1'],
    [{ from: '2026-03-09', until: '2026-03-10' }, 'o2'],
    [{ from: '2026-03-10', until: '2026-03-11' }, 'o3 o1'],
    [{ part: 'discount' }, 'o2'],
    [{ q: 'old-1' }, 'o1'],
    [{ q: 'o2' }, 'o2'],
    [{ q: 'CY@example.com' }, 'o9'],
    [{ buyerId: 'bo' }, 'o1 o2'],
    [{ buyerId: 'cy', q: 'o9' }, 'o9'],
    [{ sellerId: 'ben' }, 'o9'],
    [{ sellerId: 'ana', state: 'cancelled' }, ''],
  ];
  for (const [changes, expected] of pages) expect((await ids(changes)).join(' ')).toBe(expected);
  const position = await findOrderLocation(tables.db, 'o1');
  expect([position?.sellerId, position && (await listBeside(tables.db, position)).map(({ number }) => number)]).toEqual(
    ['ana', ['o2', 'o3']],
  );
  await tables.fill`
    checkouts: id=c1 status=paid created_at=@-9 | id=c2
    reviews: seller_id=ana id=r1 line_id=i1 order_id=o1 created_at=@-1 buyer_name=Bo stars=5 | id=r2 order_id=o2
      | seller_id=ben id=r3
    audit_log: seq=1 subject_kind=order subject_id=o1 at=@-3 | seq=2 subject_id=o2 | seq=3 subject_kind=person
  `;
  const moments = position ? await findOrderTimeline(tables.db, position) : [];
  expect(moments.map(({ kind }) => kind)).toEqual(['review', 'act', 'move', 'checkout']);
  expect(moments[0]).toMatchObject({ who: 'Bo' });
});
