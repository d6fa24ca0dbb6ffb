/** Where a page of a list ended: opaque to callers. A broken one is null, which reads as the first page. */
export const cursorOf = (parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** One page of a list that was read one row beyond it: that row tells that the list goes on, after the last one of the page. */
export function pageOf<Row extends object>(
  rows: readonly Row[],
  limit: number,
  partsOf: (last: Row) => Parameters<typeof cursorOf>[0],
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(partsOf(last)) : null };
}

export function parsedCursor(cursor: string | undefined, length: number): (string | number)[] | null {
  if (!cursor) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== length) return null;
    return parts.every(
      (part) => (typeof part === 'string' && part.length <= 200 && !part.includes('\u0000')) || Number.isFinite(part),
    )
      ? (parts as (string | number)[])
      : null;
  } catch {
    return null;
  }
}

/** Where a page ended that is sorted by a time, a number or words; null for what is none of them. */
export function keyCursor(
  cursor: string | undefined,
  type: 'time' | 'day' | 'number' | 'text',
): { key: string | number; id: string } | null {
  const [key, id] = parsedCursor(cursor, 2) ?? [];
  if (key === undefined || id === undefined) return null;
  if (type === 'time') return timeCursorOf([key, id]) && { key, id: String(id) };
  if (type === 'day') return timeCursorOf([`${key}T00:00:00Z`, id]) && { key, id: String(id) };
  const fits = type === 'number' ? Number.isSafeInteger(key) : typeof key === 'string';
  return fits ? { key, id: String(id) } : null;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

interface TimeCursor {
  at: string;
  id: string;
}

/** A place in a list ordered by time and id. */
export const timeCursor = (cursor: string | undefined): TimeCursor | null =>
  timeCursorOf(parsedCursor(cursor, 2) ?? []);

export function timeCursorOf([time, id]: readonly (string | number)[]): TimeCursor | null {
  const at = String(time);
  if (!TIME.test(at)) return null;
  const date = new Date(at);
  // A day that does not exist would reach the database as an error.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== at.slice(0, 19)
    ? null
    : { at, id: String(id) };
}
