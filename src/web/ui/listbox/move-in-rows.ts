type RowKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'PageDown' | 'PageUp';
const PAGE = 6;

/** Where a key leads in a list of so many rows: round at the ends by one step, to the end by a page. Null where the key is typed. */
export function moveInRows(key: string, at: number, count: number): number | null {
  if (count === 0) return key.startsWith('Arrow') ? 0 : null;
  const rowAfter: Record<RowKey, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
    PageDown: Math.min(at + PAGE, count - 1),
    PageUp: Math.max(at - PAGE, 0),
  };
  return rowAfter[key as RowKey] ?? null;
}

/** The same where none may be chosen (−1), so that what is typed can be sent: none stands between last and first, and the other keys belong to the field. */
export function moveFromField(key: string, at: number, count: number): number | null {
  if (count === 0 || !key.startsWith('Arrow')) return null;
  const next = moveInRows(key, at + 1, count + 1);
  return next === null ? null : next - 1;
}
