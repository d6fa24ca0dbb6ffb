import { z } from 'zod';
import type { FileDetails, FileRow } from '../storage/file-row.ts';
import { misread } from './storage-problem.ts';

const MAX_CUSTOM = 8192;

// What becomes a header holds what a header may hold.
const header = z
  .string()
  .max(300)
  .regex(/^[\x20-\x7e]*$/)
  .nullish();
const custom = z
  .record(z.string().min(1).max(200), z.string().max(4000).nullable())
  .refine((all) => JSON.stringify(all).length <= MAX_CUSTOM, 'is too much')
  .nullish();

const resourceSchema = z.object({
  name: z.string().max(2000).nullish(),
  contentType: header,
  cacheControl: header,
  contentDisposition: header,
  contentLanguage: header,
  contentEncoding: header,
  md5Hash: z
    .string()
    .regex(/^[A-Za-z0-9+/]{22}==$/)
    .nullish(),
  metadata: custom,
});
export type WrittenResource = z.output<typeof resourceSchema>;

/** What a client writes of a file. Fields that nobody may write are passed over, as the public service does. */
export function readResource(text: string | Buffer): WrittenResource {
  let value: unknown;
  try {
    value = text.length === 0 ? {} : JSON.parse(text.toString());
  } catch {
    throw misread('The metadata is no JSON');
  }
  const parsed = resourceSchema.safeParse(value);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'not understood' };
    throw misread(`The metadata cannot be taken: ${path.join('.') || 'it'} ${message}`);
  }
  // Compressed bytes would be unpacked by whoever downloads them, to any size.
  if (parsed.data.contentEncoding && parsed.data.contentEncoding !== 'identity')
    throw misread('Files are stored as they are: send them without a content encoding');
  return parsed.data;
}

const fields = ['cacheControl', 'contentDisposition', 'contentLanguage'] as const;

/** Details after a change: null takes a value away, what is not named stays. */
export function changedDetails(before: FileDetails, written: WrittenResource): FileDetails {
  const after: FileDetails = { ...before };
  for (const field of fields) {
    const value = written[field];
    if (value === null || value === '') delete after[field];
    else if (value !== undefined) after[field] = value;
  }
  if (written.md5Hash) after.md5Hash = written.md5Hash;
  if (written.metadata === null) delete after.metadata;
  else if (written.metadata) {
    const all = { ...before.metadata, ...written.metadata };
    after.metadata = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    if (JSON.stringify(after.metadata).length > MAX_CUSTOM) throw misread('The metadata is too much');
  }
  return after;
}

/** [FILE-01] A file as the public format shows it; `token` opens it for a while, where the client asked for one. */
export const resourceOf = (file: FileRow, bucket: string, token: string): Record<string, unknown> => ({
  name: file.name,
  bucket,
  generation: String(file.generation),
  metageneration: String(file.metageneration),
  contentType: file.content_type,
  timeCreated: file.created_at.toISOString(),
  updated: file.updated_at.toISOString(),
  storageClass: 'STANDARD',
  size: String(file.size),
  md5Hash: file.md5?.toString('base64'),
  crc32c: file.crc32c?.toString('base64'),
  etag: file.md5?.toString('hex'),
  contentEncoding: 'identity',
  contentDisposition: file.details.contentDisposition ?? 'inline',
  ...(file.details.cacheControl ? { cacheControl: file.details.cacheControl } : {}),
  ...(file.details.contentLanguage ? { contentLanguage: file.details.contentLanguage } : {}),
  ...(file.details.metadata ? { metadata: file.details.metadata } : {}),
  downloadTokens: token,
});
