import { accountsContract } from '#domain/accounts/contract.ts';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { steps } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findByEmail, findPasswordOf, findPerson, insertOneUseToken, useToken } from '../account-store.ts';
import { refusalOf } from '../admit-person.ts';
import { countAttempt, forgiveAttempt } from '../attempts.ts';
import { countSent } from '../safety/limit-sent.ts';
import { isPassword } from '../password.ts';
import { hashedToken, newToken, parsedSessionCookie } from '../session-token.ts';
import { confirmChange, insertChange, moveEmail } from './email-change-store.ts';
import { newAddressMail, oldAddressMail, verifyMail } from '../mails/account-mails.ts';
import { setAddressProven } from '../stores/profile-store.ts';

const HOURS = 24;

/** [ACC-16] Another address: both the old and the new one must say yes before anything changes. */
export const requestEmailChange = steps(
  accountsContract.requestEmailChange,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const email = checkEmail(input.email);
    if (!email.ok) return email;
    const key = { email: userId, ip: caller.ip };
    const refused = await countAttempt(app, 'accounts.changeEmail', key);
    if (refused) return fail(refused);
    const stored = await findPasswordOf(app.db, userId);
    if (stored && !(await isPassword(stored, input.password))) return fail({ code: 'accounts/wrong-password' });
    await forgiveAttempt(app, 'accounts.changeEmail', key);
    if (await findByEmail(app.db, email.value)) return fail({ code: 'accounts/email-already-in-use' });
    const old = caller.session?.email ?? '';
    const tooMany = (await countSent(app, 'mail', email.value)) ?? (await countSent(app, 'change', old));
    if (tooMany) return fail(tooMany);
    const [ofOld, ofNew] = [newToken(app.random), newToken(app.random)];
    const now = app.clock.now();
    await inTransaction(app.db, async (tx) => {
      await insertChange(tx, {
        userId,
        newEmail: email.value,
        oldHash: hashedToken(ofOld),
        newHash: hashedToken(ofNew),
        now,
        expiresAt: addMilliseconds(now, HOURS * HOUR),
      });
      const path = (token: string): string => `/change-email?token=${encodeURIComponent(`${userId}.${token}`)}`;
      const occasion = app.ids.uuid();
      const { language } = caller;
      await sendMail(
        app,
        tx,
        oldAddressMail(app, {
          key: `email-change-old:${occasion}`,
          to: old,
          language,
          path: path(ofOld),
          newEmail: email.value,
          hours: HOURS,
        }),
      );
      await sendMail(
        app,
        tx,
        newAddressMail(app, {
          key: `email-change-new:${occasion}`,
          to: email.value,
          language,
          path: path(ofNew),
          hours: HOURS,
        }),
      );
    });
    return ok({ done: true as const });
  },
);

export const confirmEmailChange = steps(
  accountsContract.confirmEmailChange,
  { policy: anyone, limit: { times: 60, seconds: 900, by: 'ip' } },
  async ({ input, app }) => {
    const link = parsedSessionCookie(input.token);
    if (!link) return fail({ code: 'accounts/invalid-reset-link' });
    const now = app.clock.now();
    return inTransaction(app.db, async (tx) => {
      // Who is kept out moves nothing by a link of before, and is told no more than a stranger.
      if (await refusalOf(tx, link.userId, now)) return fail({ code: 'accounts/invalid-reset-link' });
      const change = await confirmChange(tx, { ...link, now });
      if (!change) return fail({ code: 'accounts/invalid-reset-link' });
      if (!change.isComplete) return ok({ changed: false });
      if (!(await moveEmail(tx, { userId: link.userId, email: change.newEmail, now })))
        return fail({ code: 'accounts/email-already-in-use' });
      await publish(app, tx, {
        name: 'accounts.address-proved',
        subject: link.userId,
        payload: { userId: link.userId },
      });
      return ok({ changed: true });
    });
  },
);

export const requestEmailVerification = steps(
  accountsContract.requestEmailVerification,
  { policy: signedIn },
  async ({ app, caller }) => {
    const { userId = '', email = '' } = caller.session ?? {};
    const refused =
      (await countAttempt(app, 'accounts.verifyEmail', { email: userId, ip: caller.ip })) ??
      (await countSent(app, 'verification', email));
    if (refused) return fail(refused);
    const token = newToken(app.random);
    const now = app.clock.now();
    await inTransaction(app.db, async (tx) => {
      await insertOneUseToken(tx, {
        userId,
        tokenHash: hashedToken(token),
        purpose: `verify-email:${email}`,
        now,
        expiresAt: addMilliseconds(now, HOURS * HOUR),
      });
      await sendMail(
        app,
        tx,
        verifyMail(app, {
          key: `verify-email:${app.ids.uuid()}`,
          to: email,
          language: caller.language,
          path: `/verify-email?token=${encodeURIComponent(`${userId}.${token}`)}`,
          hours: HOURS,
        }),
      );
    });
    return ok({ done: true as const });
  },
);

/**
 * Only who is signed in to the account verifies its address: so whoever gets a link that a stranger ordered for them cannot prove the
 * stranger’s account by opening it. A link for the address before a change proves nothing of the one after it.
 */
export const verifyEmail = steps(
  accountsContract.verifyEmail,
  { policy: signedIn, limit: { times: 60, seconds: 900, by: 'ip' } },
  async ({ input, app, caller }) => {
    const link = parsedSessionCookie(input.token);
    const person = link && (await findPerson(app.db, link.userId));
    if (!link || !person || caller.session?.userId !== link.userId)
      return fail({ code: 'accounts/invalid-reset-link' });
    const now = app.clock.now();
    return inTransaction(app.db, async (tx) => {
      if (!(await useToken(tx, { ...link, purpose: `verify-email:${person.email}`, now })))
        return fail({ code: 'accounts/invalid-reset-link' });
      await setAddressProven(tx, link.userId, now);
      await publish(app, tx, {
        name: 'accounts.address-proved',
        subject: link.userId,
        payload: { userId: link.userId },
      });
      return ok({ done: true as const });
    });
  },
);
