import { accountsContract } from '#domain/accounts/contract.ts';
import { ok } from '#domain/core/result.ts';
import { DAY, SECOND } from '#domain/core/time.ts';
import { write } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { saveLanguage } from '../stores/profile-store.ts';

const COOKIE_SECONDS = (365 * DAY) / SECOND;

/** [UX-70] The language of this browser; who is signed in finds it on every device, and in their mails. */
export const setLanguage = write(
  accountsContract.setLanguage,
  { policy: anyone, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    caller.setCookie('language', input.language, { maxAgeSeconds: COOKIE_SECONDS });
    if (caller.session) await saveLanguage(tx, caller.session.userId, input.language);
    return ok({ done: true as const });
  },
);
