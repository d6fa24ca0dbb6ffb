import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { erasePerson } from '../../../platform/personal-data/erase-person.ts';
import { endAccess } from '../safety/end-access.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { deletionDelayedMail } from '../mails/account-mails.ts';
import { beginErasure, claimDelayed, findKnown, listDuePeople } from '../stores/deletion-store.ts';
import { findAddress } from '../stores/profile-store.ts';
import { sendReceipt } from './erasure-receipt.ts';

/** Ends one account: access ends, every module lets go of the person as its tags say, and a receipt is given, all in one transaction. */
const deleteAccount = (app: App, userId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await beginErasure(tx, userId, now))) return;
    const reader = await findAddress(tx, userId);
    await endAccess(tx, userId, { now });
    const parts = await erasePerson(app, tx, await findKnown(tx, userId, now));
    await sendReceipt(app, tx, { parts, reader });
    await publish(app, tx, { name: 'accounts.deleted', subject: userId, payload: { userId } });
  });

/** [SUP-02] Whoever is not deleted on the promised day hears once why, and what happens next. */
const mailDelayed = (app: App, failed: readonly string[]): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    for (const { id, dueAt, holds } of await claimDelayed(tx, { failed, now: app.clock.now() })) {
      const reader = await findAddress(tx, id);
      if (!reader?.email) continue;
      const key = `account-deletion-delayed:${id}:${dueAt.toISOString()}`;
      const mail = { key, to: reader.email, language: reader.language, path: '/settings/privacy' };
      await sendMail(app, tx, deletionDelayedMail(app, { ...mail, holds }));
    }
  });

/**
 * [SUP-02, SUP-03] Deletes the accounts whose time of waiting is over. Whoever still waits for a parcel, or owes one, stays until it has
 * arrived, and is told so. One that cannot be deleted yet keeps nobody else waiting, and fails the job, so that it is seen.
 */
export const deleteAccounts: Job = {
  name: 'accounts.delete-accounts',
  every: 60_000,
  run: async (app) => {
    const due = await listDuePeople(app.db, app.clock.now());
    const failures = new Map<string, unknown>();
    for (const userId of due) await deleteAccount(app, userId).catch((error) => failures.set(userId, error));
    await mailDelayed(app, [...failures.keys()]);
    for (const error of failures.values()) throw error;
    return due.length > 0;
  },
};

/** What calls that were under way in that moment wrote of the person goes as well. */
export const eraseStragglers = react({
  name: 'accounts.erase-stragglers',
  to: ['accounts.deleted'],
  handle: async ({ event, tx, app }) => {
    const { userId } = event.payload;
    await erasePerson(app, tx, await findKnown(tx, userId, app.clock.now()));
  },
});
