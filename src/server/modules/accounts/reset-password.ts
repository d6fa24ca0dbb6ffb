import { accountsContract } from '#domain/accounts/contract.ts';
import { checkPassword } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { changePassword, useToken } from './account-store.ts';
import { countAttempt } from './attempts.ts';
import { proveAddress } from './security/prove-address.ts';
import { hashedPassword } from './password.ts';
import { parsedSessionCookie } from './session-token.ts';

/** [INV-11, INV-13] Sets the password that comes with an unused link; every session and every other link of the person ends. */
export const resetPassword = steps(
  accountsContract.resetPassword,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const password = checkPassword(input.password);
    if (!password.ok) return password;
    // The link has the shape of the session cookie: the person's id and a token.
    const link = parsedSessionCookie(input.token);
    if (!link) return fail({ code: 'accounts/invalid-reset-link' });
    // Counted by the link: whoever only knows the person must not use up the tries of who has their mail.
    const email = link.tokenHash.toString('base64url');
    const refused = await countAttempt(app, 'accounts.resetPassword', { email, ip: caller.ip });
    if (refused) return fail(refused);
    const passwordHash = await hashedPassword(app, password.value);
    const now = app.clock.now();
    return inTransaction(app.db, async (tx) => {
      if (!(await useToken(tx, { ...link, purpose: 'password-reset', now })))
        return fail({ code: 'accounts/invalid-reset-link' });
      // The link came by mail, so the address is its owner's.
      await proveAddress(app, tx, { userId: link.userId, keepPassword: true });
      await changePassword(tx, { userId: link.userId, passwordHash, now });
      return ok({ changed: true as const });
    });
  },
);
