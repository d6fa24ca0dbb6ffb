import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { lineSchema } from '../../core/text.ts';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, MAX_FILE_NAME } from './attachment-limits.ts';

/** A file as it is sent along. */
const newAttachmentSchema = z.strictObject({
  name: lineSchema(1, MAX_FILE_NAME),
  content: z
    .base64()
    .min(4)
    .max(Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4),
});
export const newAttachmentsSchema = z.array(newAttachmentSchema).max(MAX_ATTACHMENTS).default([]);

/** A file of a ticket as both sides see it; `entryId` is empty where it came with the letter itself. */
export const attachmentSchema = z.strictObject({
  id: idSchema,
  entryId: z.string(),
  name: z.string(),
  size: z.number().int().min(1).max(MAX_ATTACHMENT_BYTES),
});
export type Attachment = z.infer<typeof attachmentSchema>;

const beginnings: readonly [type: string, bytes: readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

/** [FILE-03] What a file is, by its own first bytes: pictures, PDF or plain text; null for everything else, whatever it is called. */
export function attachmentType(bytes: Uint8Array): string | null {
  const known = beginnings.find(([, begins]) => begins.every((byte, at) => bytes[at] === byte));
  if (known) return known[0];
  const isText =
    bytes.length > 0 && bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  return isText ? 'text/plain' : null;
}

/** A name without folders and without what no file system takes. */
export const fileName = (name: string): string =>
  name
    .replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/^\.+/, '')
    .trim()
    .slice(-MAX_FILE_NAME) || 'file';
