import { z } from 'zod';
import { MAX_INT } from '#domain/core/ids.ts';
import { type QueryGroup, spreads } from '#domain/search/plan-query.ts';
import { cursorOf, parsedCursor, timeCursor } from '../../platform/calls/cursor.ts';

export type SearchSort = 'relevance' | 'quality' | 'newest' | 'price' | '-price' | 'rating';

/** Where a page ended: the sort key and the id of its last piece. */
export interface SearchCursor {
  key: string | number;
  id: string;
}

/** A cursor belongs to the order that made it; one of another order, or a broken one, reads as the first page. */
export function parseSearchCursor(cursor: string | undefined, sort: SearchSort): SearchCursor | null {
  const position = parsedCursor(cursor, 3);
  return position && position[0] === sort ? cursorAt(position[1], position[2], sort) : null;
}

function cursorAt(key: unknown, id: unknown, sort: SearchSort): SearchCursor | null {
  if (typeof id !== 'string') return null;
  if (sort === 'newest') return typeof key === 'string' && timeCursor(cursorOf([key, id])) ? { key, id } : null;
  const max = sort === 'quality' || sort === 'rating' ? MAX_INT : Number.MAX_SAFE_INTEGER;
  return Number.isSafeInteger(key) && Math.abs(key as number) <= max ? { key: key as number, id } : null;
}

export const searchCursor = (sort: SearchSort, position: SearchCursor): string =>
  cursorOf([sort, position.key, position.id]);

/** All words, looked for at once; from title and tags first; then with some of them; or with any, wherever. */
const widths = ['all', 'head', 'some', 'any'] as const;
export type SearchWidth = (typeof widths)[number];

const stems = z
  .array(
    z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\0]*$/),
  )
  .max(8);
const cursorSchema = z.tuple([
  z.string(),
  z.union([z.string().max(200), z.number()]),
  z
    .string()
    .max(200)
    .regex(/^[^\0]*$/),
  z.string().max(400),
  z.enum(widths),
  z
    .array(
      z.tuple([
        stems.min(1),
        stems,
        z.number().positive().max(100),
        z.number().min(0).max(800),
        z.union([z.literal(0), z.literal(1)]),
        z.union([z.literal(0), z.literal(1)]),
        z.enum(spreads),
      ]),
    )
    .min(1)
    .max(8),
]);

/**
 * How the first page understood the words. Later pages take it from their cursor: were the words read anew after they have been
 * counted anew, scores would move, and pieces would come twice or never.
 */
export interface TextState {
  text: string;
  width: SearchWidth;
  groups: QueryGroup[];
}

function read(cursor: string | undefined): unknown {
  if (cursor === undefined) return null;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

export function parseTextCursor(
  cursor: string | undefined,
  sort: SearchSort,
  text: string,
): { position: SearchCursor; state: TextState } | null {
  const parsed = cursorSchema.safeParse(read(cursor));
  if (!parsed.success) return null;
  const [of, key, id, storedText, width, compact] = parsed.data;
  const position = of === sort && storedText === text ? cursorAt(key, id, sort) : null;
  const groups = compact.map(([main, others, weight, otherWeight, required, thing, spread]) => ({
    word: '',
    main,
    others,
    weight,
    otherWeight,
    isRequired: required === 1,
    isThing: thing === 1,
    documents: 0,
    spread,
  }));
  return position && groups.some((group) => group.isRequired) ? { position, state: { text, width, groups } } : null;
}

export function textCursor(sort: SearchSort, { key, id }: SearchCursor, { text, width, groups }: TextState): string {
  const compact = groups.map((group) => [
    group.main,
    group.others,
    group.weight,
    group.otherWeight,
    group.isRequired ? 1 : 0,
    group.isThing ? 1 : 0,
    group.spread,
  ]);
  return Buffer.from(JSON.stringify([sort, key, id, text, width, compact])).toString('base64url');
}
