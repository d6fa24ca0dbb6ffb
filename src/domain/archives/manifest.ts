import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, MAX_ENTRIES, MAX_UNPACKED_BYTES } from './limits.ts';

/*
 * Glossary
 * archive    one zip file with all that a shop takes along
 * manifest   says who made it, when, of which shop, and what each file in it is by its SHA-256; its signature stands for all of them
 * record     what an archive tells of orders, returns, reviews and messages: it is read, and never becomes an order here
 */

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';
export const LISTINGS = 'listings.ndjson';
export const SECTIONS = 'sections.json';
export const PROFILES = 'shipping-profiles.json';

/** The names that a file of an archive can have: none leads out of it. */
export const ENTRY_NAME = /^(?:[a-z-]{1,40}\.(?:json|ndjson|csv|txt|sig)|pictures\/[A-Za-z0-9_-]{1,128}\.webp)$/;

export const picturePath = (pictureId: string): string => `pictures/${pictureId}.webp`;

const count = z.number().int().min(0).max(1_000_000_000);
export const archiveCountsSchema = z.strictObject({
  listings: count,
  pictures: count,
  orders: count,
  returns: count,
  reviews: count,
  messages: count,
});
export type ArchiveCounts = z.infer<typeof archiveCountsSchema>;

const fileSchema = z.strictObject({
  path: z.string().regex(ENTRY_NAME),
  bytes: z.number().int().min(0).max(MAX_UNPACKED_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchivedFile = z.infer<typeof fileSchema>;

/** [DASH-05] What the signature of an archive stands for. */
export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  archiveId: idSchema,
  madeAt: z.iso.datetime(),
  market: z.strictObject({ name: z.string().min(1).max(60), url: z.string().max(300) }),
  shop: z.strictObject({ id: idSchema, slug: z.string().max(100), name: z.string().max(60) }),
  /** The public half of the key that signed, as a JSON Web Key (RFC 8037). */
  key: z.strictObject({ kid: idSchema, x: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
  counts: archiveCountsSchema,
  files: z.array(fileSchema).max(MAX_ENTRIES),
});
export type Manifest = z.infer<typeof manifestSchema>;
