import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { forgetMailsTo } from '../../../platform/mail/mail-store.ts';
import { endAccess } from '../safety/end-access.ts';
import { erasePerson, eraseOwnRows, findDuePerson } from '../stores/deletion-store.ts';

/**
 * [SUP-02] Deletes the accounts whose time of waiting is over: the person goes, and rooms above hear of it and take the name out of what
 * has to stay. Whoever still waits for a parcel, or owes one, stays until it has arrived.
 */
export const deleteAccounts: Job = {
  name: 'accounts.delete-accounts',
  every: 60_000,
  run: async (app) => {
    const now = app.clock.now();
    const person = await findDuePerson(app.db, now);
    if (!person) return false;
    await inTransaction(app.db, async (tx) => {
      // Kept after all, in this very moment.
      if (!(await erasePerson(tx, person.id, now))) return;
      await endAccess(tx, person.id, { now });
      await eraseOwnRows(tx, person.id);
      await forgetMailsTo(tx, person.email);
      await publish(app, tx, 'accounts.deleted', { subject: person.id, payload: { userId: person.id } });
    });
    return true;
  },
};
