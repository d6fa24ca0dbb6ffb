import { customPermissionsOf, hasReserved } from '#domain/admin/change-admin.ts';
import { adminContract } from '#domain/admin/contract.ts';
import { onlyMasterAdmins } from '#domain/admin/problem-texts.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { findByEmail } from '../accounts/account-store.ts';
import { openSession } from '../accounts/open-session.ts';
import { lockOwner, signedOutMeanwhile } from '../accounts/safety/owner-store.ts';
import { hashedToken, newToken, parsedSessionCookie } from '../accounts/session-token.ts';
import { write } from '../../platform/calls/call.ts';
import { admin, signedIn } from '../../platform/calls/policy.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { invitationMail } from './admin-mails.ts';
import { findAdmin, insertAdmin, lockMasters } from './admin-store.ts';
import { appendAuditLog } from './audit-store.ts';
import { type Invitation, insertInvitation, lockInvitation, useInvitation, withdraw } from './invitation-store.ts';

const VALID_HOURS = 48;

const shown = ({ createdBy: _by, ...invitation }: Invitation) => invitation;

/** [ADM-05, ADM-11] Sends a link that makes the person with this address an administrator. */
export const inviteAdmin = write(
  adminContract.inviteAdmin,
  { policy: admin('admins.manage', onlyMasterAdmins.create), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    if (hasReserved(input.customPermissions)) return fail({ code: 'admin/reserved-permission' });
    // Asked again under the lock: who was deactivated meanwhile leaves no way in behind.
    if (!(await lockMasters(tx)).includes(caller.session?.userId ?? ''))
      return fail({ code: 'request/permission-denied' });
    const email = input.email.toLowerCase();
    const person = await findByEmail(tx, email);
    if (person && (await findAdmin(tx, person.id))) return fail({ code: 'admin/already-admin' });
    const now = app.clock.now();
    const token = newToken(app.random);
    const customPermissions = customPermissionsOf(input.role, input.customPermissions);
    const made = await insertInvitation(tx, {
      id: app.ids.uuid(),
      tokenHash: hashedToken(token),
      email,
      role: input.role,
      customPermissions,
      createdBy: caller.session?.userId ?? '',
      now,
      expiresAt: addMilliseconds(now, VALID_HOURS * HOUR),
    });
    const language = person?.language ?? caller.language;
    const by = caller.session?.displayName ?? '';
    await sendMail(app, tx, invitationMail(app, made, { token, by, language, hours: VALID_HOURS }));
    const after = { email, role: input.role, customPermissions };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'admin.inviteAdmin', subject: { kind: 'invitation', id: made.id, name: email }, after },
    );
    return ok(shown(made));
  },
);

export const withdrawInvitation = write(
  adminContract.withdrawInvitation,
  { policy: admin('admins.manage', onlyMasterAdmins.create) },
  async ({ input, app, tx, caller }) => {
    const gone = await withdraw(tx, input.invitationId, app.clock.now());
    if (!gone) return fail({ code: 'admin/invitation-not-found' });
    const before = { email: gone.email, role: gone.role };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'admin.withdrawInvitation', subject: { kind: 'invitation', id: gone.id, name: gone.email }, before },
    );
    return ok({ withdrawn: true as const });
  },
);

/** [ADM-11, INV-11, INV-13] The link works once, for the account with its address; from here on in a session of its own. */
export const acceptInvitation = write(
  adminContract.acceptInvitation,
  { policy: signedIn, idempotency: 'none', limit: { times: 10, seconds: 900 } },
  async ({ input, app, tx, caller }) => {
    const { userId = '', email = '' } = caller.session ?? {};
    const now = app.clock.now();
    if (!(await lockOwner(tx, caller.session, now))) return fail(signedOutMeanwhile);
    // The link has the shape of the session cookie: an id and a token.
    const link = parsedSessionCookie(input.invitation);
    const masters = await lockMasters(tx);
    const invitation = link && (await lockInvitation(tx, { id: link.userId, tokenHash: link.tokenHash, now }));
    // [ADM-06] What somebody sent who is no master admin any more opens nothing.
    if (!invitation || !masters.includes(invitation.createdBy) || (await findAdmin(tx, userId)))
      return fail({ code: 'admin/invalid-invitation' });
    if (invitation.email !== email.toLowerCase()) return fail({ code: 'admin/invitation-of-another' });
    const { role, customPermissions, createdBy } = invitation;
    await useInvitation(tx, { id: invitation.id, userId, now });
    await insertAdmin(tx, { userId, role, customPermissions, createdBy, now });
    await openSession({ app, tx, caller, userId, secondFactor: caller.session?.secondFactor });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'admin.acceptInvitation',
        subject: { kind: 'admin', id: userId, name: email },
        after: { role, customPermissions },
      },
    );
    return ok({ role });
  },
);
