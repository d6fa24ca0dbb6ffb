import { accountsContract } from '#domain/accounts/contract.ts';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { nameOfAddress } from '#domain/accounts/name-of-address.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../../platform/calls/app.ts';
import { steps } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findByEmail } from '../account-store.ts';
import { admitPerson } from '../admit-person.ts';
import { countAttempt } from '../attempts.ts';
import { createPerson } from '../create-person.ts';
import { countSent } from '../safety/limit-sent.ts';
import { hashedToken, newToken } from '../session-token.ts';
import { signInMail } from '../mails/account-mails.ts';
import { proveAddress } from './prove-address.ts';
import { insertSentCode, tryCode } from './sent-code-store.ts';

const LINK_MINUTES = 15;
const PURPOSE = 'email-link';

/** Writes the mail whose link signs in, to who has no account in the language of who asks. `path` says which page takes the token. */
export async function mailSignInLink(
  app: App,
  { email, browserLanguage, path }: { email: string; browserLanguage: Language; path: (token: string) => string },
): Promise<void> {
  const [id, secret] = [app.ids.uuid(), newToken(app.random)];
  const now = app.clock.now();
  const language = (await findByEmail(app.db, email))?.language ?? browserLanguage;
  await inTransaction(app.db, async (tx) => {
    await insertSentCode(tx, {
      id,
      purpose: PURPOSE,
      recipient: email,
      userId: null,
      codeHash: hashedToken(secret),
      now,
      expiresAt: addMilliseconds(now, LINK_MINUTES * MINUTE),
    });
    await sendMail(
      app,
      tx,
      signInMail(app, {
        key: `sign-in-link:${id}`,
        to: email,
        language,
        path: path(`${id}.${secret}`),
        minutes: LINK_MINUTES,
      }),
    );
  });
}

/** The address that an unused link was sent to; it is used up by this. */
export async function addressOfLink(app: App, token: string): Promise<string | null> {
  const match = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return null;
  const tried = await tryCode(app.db, {
    id: match[1] as string,
    purpose: PURPOSE,
    codeHash: hashedToken(match[2] as string),
    now: app.clock.now(),
  });
  return typeof tried === 'string' ? null : tried.recipient;
}

/** The person of a proven address: known, or a new account; what was prepared by somebody who never proved it is gone. */
export async function personOfProvenAddress(
  app: App,
  tx: Transaction,
  { email, language }: { email: string; language?: Language },
): Promise<{ userId: string; isNew: boolean; passwordRemoved: boolean }> {
  const name = nameOfAddress(email, app.config.MARKETPLACE_NAME);
  const made = (await findByEmail(tx, email))
    ? null
    : await createPerson(app, tx, {
        email,
        displayName: name,
        originalDisplayName: name,
        passwordHash: null,
        emailVerified: true,
        ...(language && { language }),
      });
  if (made) return { userId: made, isNew: true, passwordRemoved: false };
  const person = await findByEmail(tx, email);
  if (!person) throw new Error('an address that was taken belongs to nobody');
  return {
    userId: person.id,
    isNew: false,
    ...(await proveAddress(app, tx, { userId: person.id, keepPassword: false })),
  };
}

export const requestEmailLink = steps(
  accountsContract.requestEmailLink,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const email = checkEmail(input.email);
    if (!email.ok) return email;
    const attempt = { email: email.value, ip: caller.ip, isTyped: true };
    const refused =
      (await countAttempt(app, 'accounts.requestEmailLink', attempt)) ?? (await countSent(app, 'mail', email.value));
    if (refused) return fail(refused);
    const returnTo = safeReturnPath(input.returnTo);
    await mailSignInLink(app, {
      email: email.value,
      browserLanguage: caller.language,
      path: (token) =>
        `/sign-in/link?token=${encodeURIComponent(token)}${returnTo === '/' ? '' : `&return=${encodeURIComponent(returnTo)}`}`,
    });
    return ok({ sent: true as const });
  },
);

/** [ACC-16, INV-11] Opening the mail’s page uses nothing up; only this does, and once. */
export const signInWithLink = steps(
  accountsContract.signInWithLink,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const refused = await countAttempt(app, 'accounts.signInWithLink', {
      email: input.token.slice(0, 36),
      ip: caller.ip,
    });
    if (refused) return fail(refused);
    const email = await addressOfLink(app, input.token);
    if (!email) return fail({ code: 'accounts/invalid-reset-link' });
    return inTransaction(app.db, async (tx) => {
      const { language } = caller;
      const { userId, passwordRemoved } = await personOfProvenAddress(app, tx, { email, language });
      const admitted = await admitPerson({ app, tx, caller, userId, way: 'email-link' });
      return admitted.ok ? ok({ session: admitted.value.session, passwordRemoved }) : admitted;
    });
  },
);
