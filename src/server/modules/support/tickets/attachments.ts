import { fail, ok } from '#domain/core/result.ts';
import { attachmentType, fileName } from '#domain/support/tickets/attachments.ts';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#domain/support/tickets/attachment-limits.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { admin, anyone } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { findAttachment, insertAttachment } from './attachment-store.ts';
import { findOwn } from './read-ticket-store.ts';
import { maySeeTicket } from './ticket-key.ts';

type Files = readonly { name: string; content: string }[];

interface Along {
  number: string;
  entryId: string;
  files: Files;
}

const fits = ({ content }: { content: string }): boolean => {
  const bytes = Buffer.from(content, 'base64');
  return bytes.length <= MAX_ATTACHMENT_BYTES && attachmentType(bytes) !== null;
};

/** [SUP-04] Whether all that somebody sends along are pictures, PDF or text; asked before anything is kept. */
export const areAttachments = (files: Files): boolean => files.every(fits);

/** [SUP-04, FILE-06] Keeps what came along, as far as it fits: for the person of the ticket and the house alone. */
export async function addAttachments(app: App, tx: Transaction, { number, entryId, files }: Along): Promise<void> {
  for (const { name, content } of fitting(files)) {
    const bytes = Buffer.from(content, 'base64');
    await insertAttachment(tx, {
      ...{ number, entryId, id: app.ids.uuid(), name: fileName(name) },
      ...{ type: attachmentType(bytes) ?? '', content: bytes },
    });
  }
}

const fitting = (files: Files): Files => files.filter(fits).slice(0, MAX_ATTACHMENTS);
/** What of a mail could not be kept, by name: a mail is not refused. */
export function leftOutOf(files: Files): string[] {
  const fitted = new Set(fitting(files));
  return files.filter((file) => !fitted.has(file)).map(({ name }) => fileName(name));
}

const limit = { times: 120, seconds: 3600, by: 'ip' } as const;
const fileOf = ({ name, type, content }: { name: string; type: string; content: Buffer }): File =>
  new File([new Uint8Array(content)], name, { type });

/** [SUP-04, FILE-06] A file of one's own ticket; of another's answers as one that is not there. */
export const getOwnAttachment = read(
  ticketsContract.getOwnAttachment,
  { policy: anyone, limit },
  async ({ input, app, caller }) => {
    const { number, id, key } = input;
    const match = await findOwn(app.db, number);
    const isOwn = match !== null && maySeeTicket(app, caller, { number, userId: match.userId, key });
    const file = isOwn ? await findAttachment(app.db, { number, id }) : null;
    return file ? ok(fileOf(file)) : fail({ code: 'support/no-such-ticket' });
  },
);

/** [SUP-04] */
export const getAttachment = read(
  ticketsContract.getAttachment,
  { policy: admin('tickets.view') },
  async ({ input, app }) => {
    const file = await findAttachment(app.db, input);
    return file ? ok(fileOf(file)) : fail({ code: 'support/no-such-ticket' });
  },
);
