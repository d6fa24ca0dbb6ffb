import { nameProblem, validDisplayName } from '#domain/accounts/display-name.ts';
import { fail, ok } from '#domain/core/result.ts';
import { officeContract } from '#domain/office/contract.ts';
import { refusedName } from '../accounts/safety/refused-name.ts';
import { setDisplayName } from '../accounts/stores/program-store.ts';
import { appendAuditLog } from '../admin/audit-store.ts';
import { write } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { lockPerson } from './person-store.ts';

/** [OFFICE-01, ACC-09, ADM-12] Another display name, by the rules that everybody has; over the name that was seen and no newer one. */
export const renamePerson = write(
  officeContract.renamePerson,
  { policy: admin('users.edit') },
  async ({ input: { userId, displayName: typed, seenName, reason }, app, tx, caller }) => {
    const displayName = validDisplayName(typed);
    if (displayName === undefined) return fail(nameProblem(typed));
    const person = await lockPerson(tx, userId);
    if (!person) return fail({ code: 'office/not-found' });
    if (person.displayName !== seenName) return fail({ code: 'office/name-changed' });
    const refusal = await refusedName(app, { name: displayName, userId });
    if (refusal) return fail(refusal);
    await setDisplayName(tx, { userId, name: displayName, now: app.clock.now() });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'office.renamePerson',
        subject: { kind: 'person', id: userId, name: displayName },
        reason,
        before: { displayName: person.displayName },
        after: { displayName },
      },
    );
    return ok({ displayName });
  },
);
