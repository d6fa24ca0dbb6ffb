import { accountsContract } from '#domain/accounts/contract.ts';
import { ok } from '#domain/core/result.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { publish } from '../../platform/events/publish.ts';
import { endSession } from './safety/end-access.ts';
import { SESSION_COOKIE } from './session-token.ts';

/** [ACC-01] Ends this session, at once also on its open streams; signing out twice is as good as once. */
export const signOut = write(
  accountsContract.signOut,
  { policy: anyone, idempotency: 'none', allowedWhileViewing: true },
  async ({ app, tx, caller }) => {
    if (caller.session) {
      const { userId, tokenHash } = caller.session;
      await endSession(tx, userId, tokenHash);
      await publish(app, tx, { name: 'accounts.signed-out', subject: userId, payload: { userId } });
    }
    caller.setCookie(SESSION_COOKIE, '', { maxAgeSeconds: 0 });
    return ok({ signedOut: true as const });
  },
);
