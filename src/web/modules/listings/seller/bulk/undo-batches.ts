import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import { MAX_BULK } from '#domain/listings/bulk/limits.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';

export type Batch = CallInput<'listings.changeMany'>;
type Changed = CallOutput<'listings.changeMany'>['changed'];

/** Those that one change takes back: prices and stocks are of variants, so they go together whatever they are. */
const keyOf = (undo: BulkChange): string =>
  undo.kind === 'prices' || undo.kind === 'stocks' ? undo.kind : JSON.stringify(undo);

function together(first: BulkChange, undos: readonly BulkChange[]): BulkChange {
  if (first.kind === 'prices')
    return { kind: 'prices', prices: undos.flatMap((undo) => (undo.kind === 'prices' ? undo.prices : [])) };
  if (first.kind === 'stocks')
    return { kind: 'stocks', stocks: undos.flatMap((undo) => (undo.kind === 'stocks' ? undo.stocks : [])) };
  return first;
}

/** [DASH-02] What takes a change of many listings back, in as few calls as may be. */
export function undoBatches(changed: Changed): Batch[] {
  const byChange = Map.groupBy(
    changed.flatMap(({ listingId, undo }) => (undo ? [{ listingId, undo }] : [])),
    ({ undo }) => keyOf(undo),
  );
  return [...byChange.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MAX_BULK) }, (_, index) => {
      const part = group.slice(index * MAX_BULK, (index + 1) * MAX_BULK);
      const undos = part.map(({ undo }) => undo);
      return {
        chosen: { listingIds: part.map(({ listingId }) => listingId) },
        change: together(undos[0] as BulkChange, undos),
      };
    }),
  );
}
