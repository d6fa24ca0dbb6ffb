import { type ArchivedListing, archivedListingSchema } from '#domain/archives/archived-listing.ts';
import { MAX_LINE_BYTES } from '#domain/archives/limits.ts';
import { LISTINGS } from '#domain/archives/manifest.ts';
import { unknownCategory, unreadableLine } from '#domain/archives/remark-texts.ts';
import type { Text } from '#domain/core/languages/language.ts';
import { truncate } from '#domain/core/visible-text.ts';
import { rowSentence } from '#domain/listings/import/row-sentence.ts';
import { checkVariants } from '#domain/listings/check-variants.ts';
import { listingProblemTexts } from '#domain/listings/problem-texts.ts';
import type { OpenArchive } from './open-archive.ts';

const NEWLINE = 10;

/** Lines of text, none of which lies in memory where it is longer than a line may be: that one is null. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
  };
  const line = (): string | null => {
    const text = length > MAX_LINE_BYTES ? null : Buffer.concat(parts).toString('utf8');
    [parts, length] = [[], 0];
    return text;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end));
      yield line();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield line();
}

/** A piece of an archive as this marketplace would take it, or why it does not. */
export type JudgedListing = { line: number; title: string } & ({ listing: ArchivedListing } | { sentence: Text });

const titleIn = (row: unknown): string => {
  const { title } = (row ?? {}) as { title?: unknown };
  return typeof title === 'string' ? truncate(title, 140) : '';
};

function judge(text: string | null, isCategory: (slug: string) => boolean): Omit<JudgedListing, 'line'> {
  let row: unknown;
  try {
    row = text === null ? null : JSON.parse(text);
  } catch {
    row = null;
  }
  if (typeof row !== 'object' || row === null)
    return { title: '', sentence: unreadableLine } as Omit<JudgedListing, 'line'>;
  const title = titleIn(row);
  const read = archivedListingSchema.safeParse(row);
  const refused = (sentence: Text) => ({ title, sentence }) as Omit<JudgedListing, 'line'>;
  if (!read.success) return refused(rowSentence(read.error.issues, { row, title }));
  if (!checkVariants(read.data).ok) return refused(listingProblemTexts['listings/variants-mismatch']);
  const { category } = read.data;
  if (!isCategory(category)) return refused(unknownCategory({ category: truncate(category, 60) }));
  return { title, listing: read.data } as Omit<JudgedListing, 'line'>;
}

/** [DASH-05] The pieces of an archive, one after the other. */
export async function* readListings(
  archive: OpenArchive,
  isCategory: (slug: string) => boolean,
): AsyncGenerator<JudgedListing> {
  let line = 0;
  for await (const text of linesOf(archive.read(LISTINGS))) {
    line += 1;
    yield { line, ...judge(text, isCategory) } as JudgedListing;
  }
}
