import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ImportedRow, RowProblem } from '#domain/listings/import/read-row.ts';
import * as texts from '#domain/listings/import/row-texts.ts';
import type { ImportedListing, KnownListing } from './import-store.ts';

/** An id that follows from its parts, as a UUID of version 8: the same row is the same listing, however often it comes. */
function idOf(...parts: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export const listingIdOf = (sellerId: string, reference: string): string => idOf('listing', sellerId, reference);

/**
 * What a row becomes beside what stands: a variant keeps its id while its values stay, what its maker removed stays removed, and
 * nothing disappears for which somebody is paying.
 */
export function importedListing(
  row: ImportedRow,
  { listingId, before, pictures }: { listingId: string; before: KnownListing | undefined; pictures: Picture[] | null },
): Result<ImportedListing, RowProblem> {
  if (before?.state === 'removed') return fail({ code: 'row', sentence: texts.inColumn('row', texts.stillRemoved) });
  const known = new Map(before?.variants.map((variant) => [JSON.stringify(variant.values), variant.id]));
  const variants = row.input.variants.map((variant) => {
    const values = JSON.stringify(variant.values);
    return { ...variant, id: known.get(values) ?? idOf('variant', listingId, values) };
  });
  const saved = new Set(variants.map(({ id }) => id));
  if (saved.size < variants.length)
    return fail({ code: 'row', sentence: texts.inColumn('variants', texts.sameValues) });
  if (before?.variants.some(({ id, reserved }) => reserved > 0 && !saved.has(id))) {
    return fail({ code: 'row', sentence: texts.inColumn('variants', texts.beingPaid) });
  }
  return ok({ listingId, isNew: !before, input: row.input, says: row.says, variants, pictures });
}
