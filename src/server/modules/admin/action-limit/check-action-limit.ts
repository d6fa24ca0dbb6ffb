import { uncountedActions } from '#domain/admin/counted-actions.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { RefusedAction } from '../../../platform/calls/refused-action.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { sendMails } from '../../../platform/mail/send-mail.ts';
import { findAddress } from '../../accounts/stores/profile-store.ts';
import { actionLimitMail } from '../admin-mails.ts';
import { countAuditRecords, listMasters } from './action-limit-store.ts';

interface By {
  app: App;
  tx: Transaction;
  caller: Caller;
}
interface LimitRecord {
  action: string;
  subject: { kind: string; id: string; name: string };
  after: unknown;
}
/** Writes the log. */
type Append = (by: By, action: LimitRecord) => Promise<void>;

/** [OFFICE-01] Master admins hear of it once an hour, and it stands in the log. */
async function alertMasters({ app, caller }: By, most: number, append: Append): Promise<void> {
  const { userId = '', displayName: by = '' } = caller.session ?? {};
  const hour = app.clock.now().toISOString().slice(0, 13);
  await inTransaction(app.db, async (tx) => {
    const mails = [];
    for (const masterId of await listMasters(tx)) {
      const address = await findAddress(tx, masterId);
      const key = `acts-limit:${userId}:${hour}:${masterId}`;
      if (address?.email)
        mails.push(actionLimitMail(app, { key, to: address.email, language: address.language, by, most }));
    }
    if ((await sendMails(app, tx, mails)) === 0) return;
    const subject = { kind: 'admin', id: userId, name: by };
    await append({ app, tx, caller }, { action: 'admin.reachedLimit', subject, after: { most } });
  });
}

/**
 * [OFFICE-01] Refuses an act beyond the limit of this hour. Called while the end of the log is locked, so that acts of one administrator are
 * counted one after the other, in however many processes and windows they are done.
 */
export async function checkActionLimit(by: By, action: string, append: Append): Promise<void> {
  if (uncountedActions.includes(action)) return;
  const { app, tx, caller } = by;
  const most = app.config.ADMIN_ACTS_PER_HOUR;
  const { count, oldest } = await countAuditRecords(tx, {
    actorId: caller.session?.userId ?? '',
    but: uncountedActions,
    since: addMilliseconds(app.clock.now(), -HOUR),
    most,
  });
  if (count < most) return;
  const endsAt = addMilliseconds(oldest ?? app.clock.now(), HOUR).getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - app.clock.now().getTime()) / 1000));
  throw new RefusedAction('request/too-many-acts', { most, retryAfterSeconds }, () => alertMasters(by, most, append));
}
