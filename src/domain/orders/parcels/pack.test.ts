import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesToSend } from '../lines-to-send.ts';
import type { Order } from '../model.ts';
import type { PackedLine } from './model.ts';
import {
  arrivedOf,
  decidePack,
  isPartlySent,
  leftToPack,
  leftToSend,
  linesToPack,
  type Packable,
  planNotSent,
  sentOf,
  stateByParcels,
} from './pack.ts';

type Parcels = Packable['parcels'];
const line = (id: string, quantity: number, notSentQuantity = 0) => ({ id, quantity, notSentQuantity });
const packed = (...lines: [string, number][]): PackedLine[] =>
  lines.map(([lineId, quantity]) => ({ lineId, quantity }));
const order = (parcels: Parcels, changes: Partial<Packable> = {}): Packable => ({
  state: 'processing',
  lines: [line('mug', 3), line('bowl', 1)],
  parcels,
  ...changes,
});

test('[ORD-01] an order goes where its parcels are', () => {
  const first = { parcelId: 'p1', state: 'sent' as const, lines: packed(['mug', 2]) };
  const rest = packed(['mug', 1], ['bowl', 1]);
  const cases: [Packable, string | null][] = [
    [order([]), null],
    [order([{ ...first, state: 'packed' }], { state: 'confirmed' }), null],
    [order([first], { state: 'confirmed' }), 'processing'],
    [order([first]), null],
    [order([first, { parcelId: 'p2', state: 'packed', lines: rest }]), null],
    [order([first, { parcelId: 'p2', state: 'sent', lines: rest }]), 'shipped'],
    // What was called off does not have to leave.
    [order([first], { lines: [line('mug', 3, 1), line('bowl', 1, 1)] }), 'shipped'],
    [
      order(
        [
          { ...first, state: 'delivered' },
          { parcelId: 'p2', state: 'sent', lines: rest },
        ],
        { state: 'shipped' },
      ),
      null,
    ],
    [order([{ ...first, state: 'delivered' }], { state: 'shipped' }), 'delivered'],
    [order([{ ...first, state: 'returned' }], { state: 'shipped' }), null],
  ];
  expect(cases.map(([each]) => stateByParcels(each))).toEqual(cases.map(([, state]) => state));
  expect([isPartlySent(order([first])), isPartlySent(order([]))]).toEqual([true, false]);
});

test('[ORD-03] into a parcel goes no more of a line than is in none yet', () => {
  const one = order([{ parcelId: 'p1', state: 'packed', lines: packed(['mug', 2]) }]);
  const code = (lines: PackedLine[], of = one) => {
    const decided = decidePack(of, lines);
    return decided.ok ? 'ok' : decided.problem.code;
  };
  expect([
    code(packed(['mug', 1], ['bowl', 1])),
    code([]),
    code(packed(['mug', 2])),
    code(packed(['jug', 1])),
    code(packed(['bowl', 1], ['bowl', 1])),
    code(packed(['bowl', 1]), { ...one, state: 'shipped' }),
  ]).toEqual([
    'ok',
    'orders/parcel-empty',
    'orders/parcel-too-many',
    'orders/parcel-too-many',
    'orders/parcel-too-many',
    'orders/move-not-allowed',
  ]);
});

test('[UX-36, LAW-01] what is to send leaves out what was sent, withdrawn from or paid back', () => {
  const lines = [line('mug', 3, 1), line('bowl', 2, 2), line('jug', 1)] as Order['lines'];
  const parcels = [{ parcelId: 'p1', state: 'sent', lines: packed(['mug', 1]) }] as Order['parcels'];
  const shown = (state: Order['state']) =>
    linesToSend({ state, lines, parcels }).map(({ id, quantity }) => [id, quantity]);
  expect(shown('processing')).toEqual([
    ['mug', 1],
    ['jug', 1],
  ]);
  expect(shown('shipped')).toEqual([
    ['mug', 2],
    ['jug', 1],
  ]);
});

const step = fc.record({
  kind: fc.constantFrom('pack', 'send', 'deliver', 'callOff'),
  lineId: fc.constantFrom('mug', 'bowl'),
  quantity: fc.integer({ min: 1, max: 4 }),
});

/** The order after a step, as the stores write it. */
function after(
  now: Packable,
  { kind, lineId, quantity }: { kind: string; lineId: string; quantity: number },
): Packable {
  const lines = packed([lineId, quantity]);
  if (kind === 'pack') {
    const decided = decidePack(now, lines);
    const parcel = { parcelId: `p${now.parcels.length}`, state: 'packed' as const, lines };
    return decided.ok ? { ...now, parcels: [...now.parcels, parcel] } : now;
  }
  if (kind === 'callOff') {
    const plan = planNotSent(now, lines);
    const outOf = (parcelId: string, of: string): number =>
      plan.unpacked.reduce(
        (sum, each) => (each.parcelId === parcelId && each.lineId === of ? sum + each.quantity : sum),
        0,
      );
    return {
      ...now,
      lines: now.lines.map((each) => ({
        ...each,
        notSentQuantity: each.notSentQuantity + (plan.lines.find((one) => one.lineId === each.id)?.quantity ?? 0),
      })),
      parcels: now.parcels
        .map((parcel) => ({
          ...parcel,
          lines: parcel.lines
            .map((each) => ({ ...each, quantity: each.quantity - outOf(parcel.parcelId, each.lineId) }))
            .filter((each) => each.quantity > 0),
        }))
        .filter((parcel) => parcel.lines.length > 0),
    };
  }
  const [from, to] = kind === 'send' ? (['packed', 'sent'] as const) : (['sent', 'delivered'] as const);
  const index = now.parcels.findIndex(({ state }) => state === from);
  return { ...now, parcels: now.parcels.map((each, at) => (at === index ? { ...each, state: to } : each)) };
}

test('[ORD-01, INV-07] packed, sent, left and called off add up to what was bought', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let now = order([], { lines: [line('mug', 4), line('bowl', 2)] });
      for (const each of steps) {
        const left = now.parcels.filter(({ state }) => state !== 'packed');
        now = after(now, each);
        for (const of of now.lines) {
          const isPacked = leftToSend(now, of) - leftToPack(now, of);
          expect(sentOf(now, of.id) + isPacked + leftToPack(now, of) + of.notSentQuantity).toBe(of.quantity);
          expect(isPacked).toBeGreaterThanOrEqual(0);
          expect(arrivedOf(now, of.id)).toBeLessThanOrEqual(sentOf(now, of.id));
        }
        // What has left stays in its parcel.
        for (const parcel of left)
          expect(now.parcels.find(({ parcelId }) => parcelId === parcel.parcelId)?.lines).toEqual(parcel.lines);
      }
      const all = [...now.parcels, { parcelId: 'rest', state: 'sent' as const, lines: linesToPack(now) }];
      const sent = {
        ...now,
        parcels: all.map((each) => ({ ...each, state: 'sent' as const })).filter(({ lines }) => lines.length > 0),
      };
      if (sent.parcels.length > 0) expect(stateByParcels(sent)).toBe('shipped');
    }),
  );
});
