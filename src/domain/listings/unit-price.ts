import type { Contents, ContentsUnit } from './model.ts';

/** What a price is told for, and how many of the smaller unit that is. */
const wholes = { g: ['kg', 1000], ml: ['l', 1000], cm: ['m', 100] } as const satisfies Record<
  ContentsUnit,
  [per: string, size: number]
>;

export interface UnitPrice {
  /** Minor units, rounded to the nearest. */
  cents: number;
  per: 'kg' | 'l' | 'm';
}

/** [LAW-04] The price of a kilogram, litre or metre; null where a piece is sold by the piece, or is just that much. */
export function unitPrice(priceCents: number, contents: Contents | null | undefined): UnitPrice | null {
  if (!contents) return null;
  const [per, size] = wholes[contents.unit];
  return contents.amount === size ? null : { cents: Math.round((priceCents * size) / contents.amount), per };
}
