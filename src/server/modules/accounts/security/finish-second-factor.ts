import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findOpenToken, useToken } from '../account-store.ts';
import { refusalOf } from '../admit-person.ts';
import { countAttempt, forgiveAttempt } from '../attempts.ts';
import { openSession, type SignInWay } from '../open-session.ts';
import { parsedSessionCookie } from '../session-token.ts';
import { consumeSecondFactor } from './use-second-factor.ts';

/** [ACC-16] The second proof: a wrong code leaves the sign-in open for another try, of which there are few. */
export const finishSecondFactor = steps(
  accountsContract.finishSecondFactor,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const pending = parsedSessionCookie(input.pending);
    const now = app.clock.now();
    const purpose = pending && (await findOpenToken(app.db, { ...pending, like: 'second-factor:%', now }));
    if (!pending || !purpose) return fail({ code: 'accounts/code-expired' });
    const { userId } = pending;
    const key = { email: userId, ip: caller.ip };
    const refused = await countAttempt(app, 'accounts.secondFactor', key);
    if (refused) return fail(refused);
    const session = await inTransaction(app.db, async (tx) => {
      // A suspension may have come between the two proofs.
      const refusal = await refusalOf(tx, userId, now);
      if (refusal) return refusal;
      if (!(await consumeSecondFactor(app, tx, { userId, code: input.code }))) return 'wrong' as const;
      if (!(await useToken(tx, { ...pending, purpose, now }))) return 'over' as const;
      await publish(app, tx, { name: 'accounts.signed-in', subject: userId, payload: { userId } });
      const way = purpose.slice('second-factor:'.length) as SignInWay;
      return openSession({ app, tx, caller, userId, way, secondFactor: true });
    });
    if (session === 'wrong') return fail({ code: 'accounts/wrong-code' });
    if (session === 'over') return fail({ code: 'accounts/code-expired' });
    if ('code' in session) return fail(session);
    await forgiveAttempt(app, 'accounts.secondFactor', key);
    return ok({ session });
  },
);
