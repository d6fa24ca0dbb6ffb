import { z } from 'zod';
import { type AskedGroup, spreads } from '#domain/search/plan-query.ts';
import { cursorOf, parsedCursor, timeCursor } from '../../platform/calls/cursor.ts';

export type SearchSort = 'relevance' | 'quality' | 'newest' | 'price' | '-price' | 'rating';

/** Where a page ended: the sort key and the id of its last piece. */
export interface SearchPlace {
  key: string | number;
  id: string;
}

/** A cursor belongs to the order that made it; one of another order, or a broken one, reads as the first page. */
export function searchPlace(cursor: string | undefined, sort: SearchSort): SearchPlace | null {
  const place = parsedCursor(cursor, 3);
  return place && place[0] === sort ? placeOf(place[1], place[2], sort) : null;
}

function placeOf(key: unknown, id: unknown, sort: SearchSort): SearchPlace | null {
  if (typeof id !== 'string') return null;
  if (sort === 'newest') return typeof key === 'string' && timeCursor(cursorOf([key, id])) ? { key, id } : null;
  return Number.isSafeInteger(key) ? { key: key as number, id } : null;
}

export const placeCursor = (sort: SearchSort, place: SearchPlace): string => cursorOf([sort, place.key, place.id]);

/** All words, looked for at once; from title and tags first; then with some of them; or with any, wherever. */
export const widths = ['all', 'head', 'some', 'any'] as const;
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
export interface WordState {
  words: string;
  width: SearchWidth;
  groups: AskedGroup[];
}

function read(cursor: string | undefined): unknown {
  if (cursor === undefined) return null;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

export function wordsPlace(
  cursor: string | undefined,
  sort: SearchSort,
  words: string,
): { place: SearchPlace; state: WordState } | null {
  const parsed = cursorSchema.safeParse(read(cursor));
  if (!parsed.success) return null;
  const [of, key, id, asked, width, compact] = parsed.data;
  const place = of === sort && asked === words ? placeOf(key, id, sort) : null;
  const groups = compact.map(([main, others, weight, otherWeight, required, spread]) => ({
    word: '',
    main,
    others,
    weight,
    otherWeight,
    isRequired: required === 1,
    documents: 0,
    spread,
  }));
  return place && groups.some((group) => group.isRequired) ? { place, state: { words, width, groups } } : null;
}

export function wordsCursor(sort: SearchSort, { key, id }: SearchPlace, { words, width, groups }: WordState): string {
  const compact = groups.map((group) => [
    group.main,
    group.others,
    group.weight,
    group.otherWeight,
    group.isRequired ? 1 : 0,
    group.spread,
  ]);
  return Buffer.from(JSON.stringify([sort, key, id, words, width, compact])).toString('base64url');
}
