import { describe, expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findOrderLocation, findOrderTimeline, listBeside, listRows } from './order-store.ts';

const tables = bareTables();
const DAY = 24 * 60;
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const location = (moment: Date, id: string) => ({ key: moment.toISOString(), id });
const sorting = { sort: 'placed', direction: 'desc' } as const;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);
const before = (moment: Date): Date => new Date(moment.getTime() - 1);
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

test('[ADM-03] orders by a part of their sum, by what is typed and by days are paged alike', async () => {
  const none = { subtotal_cents: 0, discount_cents: 0, shipping_cents: 0, tax_cents: 0, contained_tax: null };
  const some = {
    subtotal_cents: 7,
    discount_cents: 7,
    shipping_cents: 7,
    tax_cents: 7,
    contained_tax: { taxCents: 7 },
  };
  await tables.put(
    'orders',
    { ...order, id: 'none', number: 'N', ...none },
    { id: 'o1', number: 'A-1', ...some },
    { id: 'o2', number: 'A-2', ...some },
    { id: 'o3', number: 'A-3', placed_at: at(-DAY), ...some },
    { id: 'o4', number: 'A-4', state: 'pending_payment', ...some },
    { id: 'o5', number: 'A-5', state: 'cancelled', ...some },
    // The first moment of the day, and the first of the next one.
    { id: 'o6', number: 'A-6', placed_at: at(-12 * 60), ...some },
    { id: 'o7', number: 'A-7', placed_at: at(12 * 60), ...some },
  );
  await tables.fill`users: id=bo email="bo@example.com"`;
  type Wanted = Parameters<typeof listRows>[1];
  const ids = async (changes: Partial<Wanted>): Promise<string[]> => {
    const plain = { q: null, state: null, day: null, what: 'placed', from: null, until: null, part: null } as const;
    return (await listRows(tables.db, { ...plain, ...sorting, after: null, limit: 9, ...changes })).map(
      ({ orderId }) => orderId,
    );
  };
  const shapes: Partial<Wanted>[] = [
    ...(['lines', 'discount', 'postage', 'tax', 'vat'] as const).map((part) => ({ part })),
    { q: 'bo@example.com' },
  ];
  for (const shape of shapes) {
    const without = (list: string[]) => list.filter((id) => id !== 'none');
    const listed = async (changes: Partial<Wanted>) => without(await ids({ ...shape, limit: 20, ...changes }));
    expect(await ids(shape)).toEqual(['o7', 'o5', 'o4', 'o2', 'o1', ...('q' in shape ? ['none'] : []), 'o6', 'o3']);
    expect(await ids({ ...shape, limit: 2 })).toEqual(['o7', 'o5']);
    expect(await listed({ state: 'confirmed' })).toEqual(['o7', 'o2', 'o1', 'o6', 'o3']);
    expect(await listed({ after: location(at(0), 'o2') })).toEqual(['o1', 'o6', 'o3']);
    expect(await listed({ day: '2026-03-10' })).toEqual(['o2', 'o1', 'o6']);
    expect(await listed({ from: '2026-03-10', until: '2026-03-11' })).toEqual(['o5', 'o2', 'o1', 'o6']);
    expect(await listed({ until: '2026-03-10' })).toEqual(['o3']);
    expect(await listed({ from: '2026-03-11' })).toEqual(['o7']);
    const byTotal = { sort: 'total', direction: 'asc' } as const;
    expect(await listed(byTotal)).toEqual(['o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7']);
    expect(await listed({ ...byTotal, after: { key: 1000, id: 'o4' } })).toEqual(['o5', 'o6', 'o7']);
    const leaving = { sort: 'leaves', after: { key: '1900-01-01', id: 'o9' }, direction: 'asc' } as const;
    expect((await listed(leaving)).length).toBe(7);
  }
  const parts = (
    await listRows(tables.db, {
      ...{ q: null, state: null, day: null, what: 'placed', from: null, until: null, after: null, limit: 1 },
      part: 'discount',
      ...sorting,
    })
  ).map(({ partCents }) => partCents);
  expect(parts).toEqual([-7]);
});

test('[ADM-03, UX-96] what happened to an order is its newest eighty moments', async () => {
  await tables.fill`orders: ${order}`;
  const move = { seller_id: 'ana', order_id: 'o1', state: 'confirmed', by: 'maker', at: at(-1000) };
  await tables.fill`
    order_transitions: ${move} | ${Array.from({ length: 90 }, (_, n) => ({ state: `s${n}`, at: at(-n) }))}
    audit_log: seq=1 subject_kind=order subject_id=o1 act=x at=@1
  `;
  const found = await findOrderLocation(tables.db, 'o1');
  const moments = found ? await findOrderTimeline(tables.db, found) : [];
  expect([moments.length, moments[0]?.kind, moments[1]?.state, moments.at(-1)?.state]).toEqual([
    80,
    'act',
    's0',
    's78',
  ]);
});

describe('rows of others', () => {
  const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });

  test('[ADM-03] an order is found by state, day and part, newest first', async () => {
    await tables.fill`
      orders: ${order} number=A-1 discount_cents=0 | ${other('o2', { placed_at: before(TODAY), discount_cents: 5 })}
        | ${other('o3', { state: 'cancelled' })} | ${other('o4', { state: 'pending_payment', checkout_id: 'c2' })}
        | seller_id=ben id=o9 number=B-1 buyer_id=cy placed_at=@-2d checkout_id=c2
      order_numbers: number=OLD-1 seller_id=ana order_id=o1 | number=OLD-2 order_id=o2
      users: id=cy email="cy@example.com" | id=bo email="bo@example.com"
      order_transitions: seller_id=ana order_id=o1 state=refunded at=@-5 | order_id=o2 state=confirmed | seller_id=ben
        | order_id=o3 at=${before(TODAY)}
    `;
    const rows = async (changes: object = {}) =>
      (
        await listRows(tables.db, {
          q: null,
          state: null,
          day: null,
          what: 'placed',
          from: null,
          until: null,
          part: null,
          ...sorting,
          after: null,
          limit: 9,
          ...changes,
        })
      ).map(({ orderId }) => orderId);
    expect([
      await rows(),
      await rows({ limit: 1 }),
      await rows({ state: 'cancelled' }),
      await rows({ day: '2026-03-10' }),
      await rows({ after: location(TODAY, 'o3') }),
    ]).toEqual([['o4', 'o3', 'o1', 'o2', 'o9'], ['o4'], ['o3'], ['o1'], ['o1', 'o2', 'o9']]);
    expect(
      await each(
        rows,
        { what: 'refunded', day: '2026-03-10' },
        { from: '2026-03-09', until: '2026-03-10' },
        { from: '2026-03-10', until: '2026-03-11' },
        { part: 'discount' },
      ),
    ).toEqual([['o1'], ['o2'], ['o3', 'o1'], ['o2']]);
    expect(await each(rows, { q: 'old-1' }, { q: 'o2' }, { q: 'CY@example.com' })).toEqual([['o1'], ['o2'], ['o9']]);
    const place = await findOrderLocation(tables.db, 'o1');
    expect([place?.sellerId, place && (await listBeside(tables.db, place)).map(({ number }) => number)]).toEqual([
      'ana',
      ['o2', 'o3'],
    ]);
    await tables.fill`
      checkouts: id=c1 status=paid created_at=@-9 | id=c2
      reviews: seller_id=ana id=r1 line_id=i1 order_id=o1 created_at=@-1 buyer_name=Bo stars=5 | id=r2 order_id=o2
        | seller_id=ben id=r3
      audit_log: seq=1 subject_kind=order subject_id=o1 at=@-3 | seq=2 subject_id=o2 | seq=3 subject_kind=person
    `;
    const moments = place ? await findOrderTimeline(tables.db, place) : [];
    expect(moments.map(({ kind }) => kind)).toEqual(['review', 'act', 'move', 'checkout']);
    expect(moments[0]).toMatchObject({ who: 'Bo' });
  });
});
