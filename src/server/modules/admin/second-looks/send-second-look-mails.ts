import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { sendMails } from '../../../platform/mail/send-mail.ts';
import { findAddresses } from '../../accounts/stores/profile-store.ts';
import { secondLookMail } from '../admin-mails.ts';
import type { StoredSecondLook } from './second-look-store.ts';

/** [OFFICE-01] Tells who may decide a request, or who asked for it, how it stands: once for each state. */
export async function secondLookMails(
  { app, tx }: { app: App; tx: Transaction },
  { id, state, requestedBy, decidedBy }: StoredSecondLook,
  readers: readonly { userId: string }[],
): Promise<void> {
  const ids = readers.map(({ userId }) => userId);
  const by = decidedBy || requestedBy;
  const mails = (await findAddresses(tx, ids)).map(({ userId, email: to, language }) =>
    secondLookMail(app, { key: `second-look:${id}:${state}:${userId}`, to, by, state, language }),
  );
  await sendMails(app, tx, mails);
}
