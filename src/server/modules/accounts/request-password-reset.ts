import { accountsContract } from '#domain/accounts/contract.ts';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../platform/calls/app.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findByEmail, insertOneUseToken, lockPassword } from './account-store.ts';
import { inEvenTime, dummyWork } from './constant-time.ts';
import { countAttempt } from './attempts.ts';
import { maySendReset } from './safety/limit-sent.ts';
import { resetMail } from './mails/account-mails.ts';
import { hashedToken, newToken } from './session-token.ts';

/** [ACC-01, UX-75] Mails a link that works once and for an hour. Answers alike whether or not the address is known. */
export const requestPasswordReset = steps(
  accountsContract.requestPasswordReset,
  { policy: anyone },
  ({ input, app, caller }) =>
    inEvenTime(async () => {
      const email = checkEmail(input.email);
      if (!email.ok) return email;
      const attempt = { email: email.value, ip: caller.ip, isTyped: true };
      const refused = await countAttempt(app, 'accounts.requestPasswordReset', attempt);
      if (refused) return fail(refused);
      if (!(await maySendReset(app, email.value))) return ok({ sent: true as const });
      const person = await findByEmail(app.db, email.value);
      const request = {
        userId: person?.id ?? app.ids.uuid(),
        to: email.value,
        language: person?.language ?? caller.language,
        key: caller.idempotencyKey,
      };
      await (person ? inTransaction : dummyWork)(app.db, (tx) => writeLink(app, tx, request));
      return ok({ sent: true as const });
    }),
);

async function writeLink(
  app: App,
  tx: Transaction,
  { userId, to, language, key }: { userId: string; to: string; language: Language; key: string | null },
): Promise<void> {
  const token = newToken(app.random);
  // Either before a change of the password, which ends this link, or after it.
  await lockPassword(tx, userId);
  const now = app.clock.now();
  // A repeated key sends no second mail, and makes no second link.
  const occasion = key ? `${userId}:${key}` : app.ids.uuid();
  const path = `/reset-password?token=${encodeURIComponent(`${userId}.${token}`)}`;
  if (!(await sendMail(app, tx, resetMail(app, { key: `password-reset:${occasion}`, to, language, path })))) return;
  await insertOneUseToken(tx, {
    userId,
    tokenHash: hashedToken(token),
    purpose: 'password-reset',
    now,
    expiresAt: addMilliseconds(now, HOUR),
  });
}
