import type { ParcelEventKind, ParcelState } from './model.ts';

/** [ORD-05] Where a parcel is by what its carrier said of it, however often and in whatever order that came: delivered is the end. */
export function parcelAfter(state: ParcelState, events: readonly { kind: ParcelEventKind; at: string }[]): ParcelState {
  if (state === 'delivered') return state;
  const kinds = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(({ kind }) => kind);
  if (kinds.includes('delivered')) return 'delivered';
  if (kinds.at(-1) === 'return_to_sender') return 'returned';
  const hasLeft = kinds.some((kind) => kind !== 'exception');
  return state === 'packed' && hasLeft ? 'sent' : state;
}
