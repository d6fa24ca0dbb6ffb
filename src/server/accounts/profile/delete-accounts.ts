import { inTransaction } from '../../platform/database/open-database.ts';
import { tell } from '../../platform/events/tell.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { forgetMailsTo } from '../../platform/mail/mail-store.ts';
import { endAccess } from '../safety/end-access.ts';

const OPEN = ['pending_payment', 'confirmed', 'processing', 'shipped'];

/**
 * [SUP-02] Deletes the accounts whose time of waiting is over: the person goes, and rooms above hear of it and take the name out of what
 * has to stay. Whoever still waits for a parcel, or owes one, stays until it has arrived.
 */
export const deleteAccounts: Job = {
  name: 'accounts.delete-accounts',
  every: 60_000,
  run: async (app) => {
    const now = app.clock.now();
    const { rows } = await app.db.query<{ id: string; email: string }>({
      text: `SELECT u.id, u.email FROM users u WHERE u.deletion_due_at <= $1 AND u.deleted_at IS NULL
             AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.buyer_id = u.id AND o.state = ANY($2)) AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = u.id AND o.state = ANY($2))
             ORDER BY u.deletion_due_at LIMIT 1`,
      values: [now, OPEN],
    });
    const person = rows[0];
    if (!person) return false;
    await inTransaction(app.db, async (tx) => {
      const { rowCount } = await tx.query({
        text: `UPDATE users SET email = '', display_name = 'Former member', original_display_name = '', bio = '', location = '', photo_picture_id = NULL, phone = NULL, password_hash = NULL,
                 email_verified = false, deleted_at = $2, deletion_due_at = NULL, updated_at = $2 WHERE id = $1 AND deletion_due_at <= $2`,
        values: [person.id, now],
      });
      // Kept after all, in this very moment.
      if (rowCount !== 1) return;
      await endAccess(tx, person.id, { now });
      for (const table of [
        'sign_in_names',
        'sign_in_phones',
        'identities',
        'passkeys',
        'second_factors',
        'recovery_codes',
        'one_use_tokens',
        'email_changes',
        'notification_choices',
        'account_exports',
        'addresses',
      ])
        await tx.query({ text: `DELETE FROM ${table} WHERE user_id = $1`, values: [person.id] });
      await forgetMailsTo(tx, person.email);
      await tell(app, tx, 'accounts.deleted', { subject: person.id, payload: { userId: person.id } });
    });
    return true;
  },
};
