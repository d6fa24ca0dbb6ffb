import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { ErasedRows } from '../../../platform/personal-data/erase-store.ts';
import { receiptMail } from '../mails/receipt-mail.ts';
import { hashedToken, newToken } from '../session-token.ts';
import type { MailAddress } from '../stores/profile-store.ts';
import { findReceipt, insertReceipt } from '../stores/receipt-store.ts';

/** [SUP-03] Says by page and mail what was deleted, blanked and kept; the address that the mail goes to is forgotten when it has left. */
export async function sendReceipt(
  app: App,
  tx: Transaction,
  { parts, reader }: { parts: readonly ErasedRows[]; reader: MailAddress | null },
): Promise<void> {
  const id = app.ids.uuid();
  const token = newToken(app.random);
  const now = app.clock.now();
  await insertReceipt(tx, { id, tokenHash: hashedToken(token), now, parts });
  if (!reader || reader.email === '') return;
  const { email: to, language } = reader;
  const mail = { key: `erasure-receipt:${id}`, to, language, path: `/erasure-receipt/${id}.${token}` };
  await sendMail(app, tx, receiptMail(app, { ...mail, parts, at: now }));
}

/** [SUP-03] The receipt, for whoever holds its link: its account is gone, so nobody can sign in for it. */
export const getErasureReceipt = read(
  accountsContract.getErasureReceipt,
  { policy: anyone, limit: { times: 60, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller }) => {
    const [id = '', token = ''] = input.key.split('.');
    const receipt = await findReceipt(app.db, { id, tokenHash: hashedToken(token) });
    if (!receipt) return fail({ code: 'accounts/receipt-not-there' });
    return ok({
      madeAt: receipt.madeAt.toISOString(),
      parts: receipt.parts.map(({ called, because, ...part }) => ({
        ...part,
        called: called[caller.language],
        because: because?.[caller.language] ?? null,
      })),
    });
  },
);
