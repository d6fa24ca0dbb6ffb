import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { steps } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { findOpenToken } from '../account-store.ts';
import { parsedSessionCookie } from '../session-token.ts';
import { listFactors } from './second-factor-store.ts';
import { maskedPhone, phoneOf, textFactorCode } from './texted-factor.ts';

/** Whose sign-in waits for a second proof: only who gave the first one knows `pending`. */
async function waitingPerson(app: App, raw: string): Promise<string | null> {
  const pending = parsedSessionCookie(raw);
  if (!pending) return null;
  const purpose = await findOpenToken(app.db, { ...pending, like: 'second-factor:%', now: app.clock.now() });
  return purpose ? pending.userId : null;
}

/** [ACC-16] What the second proof of a waiting sign-in can be. */
export const secondFactorWays = steps(
  accountsContract.secondFactorWays,
  { policy: anyone, limit: { times: 60, seconds: 900 } },
  async ({ input, app }) => {
    const userId = await waitingPerson(app, input.pending);
    if (!userId) return fail({ code: 'accounts/code-expired' });
    const factors = await listFactors(app.db, userId);
    const phones = factors.flatMap((factor) => {
      const phone = phoneOf(app, userId, factor);
      return phone ? [{ id: factor.id, phone: maskedPhone(phone) }] : [];
    });
    return ok({ app: factors.some(({ kind }) => kind === 'totp'), phones });
  },
);

export const textSecondFactor = steps(
  accountsContract.textSecondFactor,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const userId = await waitingPerson(app, input.pending);
    if (!userId) return fail({ code: 'accounts/code-expired' });
    const sent = await textFactorCode(app, { userId, factorId: input.factorId, ip: caller.ip });
    return sent.ok ? ok({ sentTo: sent.value.sentTo }) : sent;
  },
);

/** The same for somebody who is signed in: to confirm a device, make recovery codes or turn it off. */
export const textOwnFactor = steps(
  accountsContract.textOwnFactor,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const { userId = '' } = caller.session ?? {};
    const sent = await textFactorCode(app, { userId, factorId: input.factorId, ip: caller.ip });
    return sent.ok ? ok({ sentTo: sent.value.sentTo }) : sent;
  },
);
