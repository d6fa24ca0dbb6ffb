import { normalEmail, checkEmail } from '#domain/accounts/credentials.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { PublicSession } from '#domain/core/session.ts';
import { validDisplayName } from '#domain/accounts/display-name.ts';
import { nameOfAddress } from '#domain/accounts/name-of-address.ts';
import { decideProviderSignIn, type ProviderRefusal } from '#domain/accounts/provider-sign-in.ts';
import { refusedName } from '../safety/refused-name.ts';
import { visibleText } from '#domain/core/visible-text.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { findByEmail } from '../account-store.ts';
import { admitPerson, type NotAdmitted, type SecondFactorWanted } from '../admit-person.ts';
import { createPerson } from '../create-person.ts';
import { mailSafetyChange } from '../mails/safety-mail.ts';
import { safetyDetails } from '../mails/safety-mail-texts.ts';
import { lockOwner } from '../safety/owner-store.ts';
import { claimIdentity, findIdentity } from './provider-store.ts';

/** What the provider proved of somebody. */
export interface ProvenIdentity {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type ProviderProblem = ProviderRefusal | { code: 'accounts/invalid-email' };
const PROVIDER = 'google.com';

/** Whom a proven account at the provider belongs to here: known, linked or newly made; the row's lock decides among two at once. Linking is mailed to its owner. */
export async function personOfProvider(
  app: App,
  tx: Transaction,
  { proven, connectTo, language }: { proven: ProvenIdentity; connectTo: string | null; language?: Language },
): Promise<Result<{ userId: string; isNew: boolean }, ProviderProblem>> {
  const email = checkEmail(normalEmail(proven.email));
  if (!email.ok) return email;
  const owner = await findByEmail(tx, email.value);
  const decision = decideProviderSignIn({
    identityOwner: await findIdentity(tx, PROVIDER, proven.subject),
    emailOwner: owner && { id: owner.id, emailVerified: owner.email_verified },
    providerVerified: proven.emailVerified,
    connectTo,
  });
  if (!decision.ok) return decision;
  const link = (userId: string): ReturnType<typeof claimIdentity> =>
    claimIdentity(tx, {
      provider: PROVIDER,
      subject: proven.subject,
      userId,
      email: email.value,
      now: app.clock.now(),
    });
  if (decision.value.kind === 'create') {
    const { MARKETPLACE_NAME: marketplace } = app.config;
    const own = validDisplayName(proven.name);
    const name = own && !(await refusedName(app, { name: own })) ? own : nameOfAddress(email.value, marketplace);
    const made = await createPerson(app, tx, {
      email: email.value,
      displayName: name,
      originalDisplayName: visibleText(proven.name) || name,
      passwordHash: null,
      emailVerified: proven.emailVerified,
      ...(language && { language }),
    });
    if (!made) return fail({ code: 'accounts/account-exists' });
    return { ok: true, value: { userId: (await link(made)).userId, isNew: true } };
  }
  const { userId } = decision.value;
  if (decision.value.kind === 'link') {
    const linked = await link(userId);
    if (linked.userId !== userId) return fail({ code: 'accounts/user-mismatch' });
    if (linked.isNew)
      await mailSafetyChange(app, tx, {
        ...{ userId, change: 'google-added', account: email.value },
        detail: safetyDetails.account(email.value),
      });
  }
  return { ok: true, value: { userId, isNew: false } };
}

/** Undoes what was begun when the end is a refusal. */
class Undone extends Error {
  readonly problem: ProviderProblem;
  constructor(problem: ProviderProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** [ACC-05] Signs in whoever the provider proved, or connects that account to who is signed in. */
export async function finishProviderSignIn({
  app,
  caller,
  proven,
  connectTo,
}: {
  app: App;
  caller: Caller;
  proven: ProvenIdentity;
  connectTo: string | null;
}): Promise<
  Result<
    { session: PublicSession },
    ProviderProblem | SecondFactorWanted | NotAdmitted | { code: 'accounts/sign-in-required' }
  >
> {
  try {
    return await inTransaction(app.db, async (tx) => {
      // The session may have ended while the provider was asked.
      if (connectTo && !(await lockOwner(tx, caller.session, app.clock.now())))
        return fail({ code: 'accounts/sign-in-required' });
      const person = await personOfProvider(app, tx, { proven, connectTo, language: caller.language });
      if (!person.ok) throw new Undone(person.problem);
      const { session } = caller;
      // Connecting changes nothing about who is signed in.
      if (connectTo && session?.userId === connectTo) {
        const { userId, displayName, email, role, shopSlug } = session;
        return ok({ session: { userId, displayName, email, role, shopSlug } });
      }
      return admitPerson({ app, tx, caller, userId: person.value.userId, way: 'google' });
    });
  } catch (error) {
    if (error instanceof Undone) return fail(error.problem);
    throw error;
  }
}
