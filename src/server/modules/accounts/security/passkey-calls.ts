import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { steps } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { admitPerson } from '../admit-person.ts';
import { lockOwner, signedOutMeanwhile } from '../safety/owner-store.ts';
import { mailSafetyChange } from '../mails/safety-mail.ts';
import { safetyDetails } from '../mails/safety-mail-texts.ts';
import { countAttempt } from '../attempts.ts';
import { hashedToken } from '../session-token.ts';
import { mustProveFirst, proveSession } from './session-proof-store.ts';
import { insertChallenge, insertPasskey, listPasskeys, consumeChallenge, usePasskey } from './passkey-store.ts';

const CHALLENGE_MINUTES = 5;

/** A passkey belongs to the shop's own host and to no other. */
const party = (app: App): { rpID: string; origin: string } => ({
  rpID: new URL(app.config.PUBLIC_URL).hostname,
  origin: new URL(app.config.PUBLIC_URL).origin,
});

const text = z.string().max(100_000);
const named = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

/** What a browser answers when it made a passkey. What else it says is passed over. */
const madePasskeySchema = z.object({
  ...named,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).optional() }),
});

/** What a browser answers when a passkey signs in. */
const signedPasskeySchema = z.object({
  ...named,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

/** The challenge that an answer says it answers; nothing where it is none that we could have asked. */
function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const said = z
      .object({ challenge: z.string() })
      .parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')));
    return /^[\w-]{1,200}$/.exec(said.challenge)?.[0] ?? '';
  } catch {
    return '';
  }
}

const keyName = (id: unknown): string => hashedToken(String(id)).toString('base64url');

const until = (now: Date): Date => addMilliseconds(now, CHALLENGE_MINUTES * MINUTE);

export const startPasskey = steps(
  accountsContract.startPasskey,
  { policy: signedIn, limit: { times: 30, seconds: 3600 } },
  async ({ app, caller }) => {
    const { userId = '', email = '', displayName = '' } = caller.session ?? {};
    if (await mustProveFirst(app.db, caller.session)) return fail({ code: 'accounts/prove-first' });
    const options = await generateRegistrationOptions({
      rpName: app.config.MARKETPLACE_NAME,
      rpID: party(app).rpID,
      userID: new TextEncoder().encode(userId),
      userName: email,
      userDisplayName: displayName,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: (await listPasskeys(app.db, userId)).map(({ id, transports }) => ({ id, transports })),
    });
    const now = app.clock.now();
    await insertChallenge(app.db, options.challenge, { userId, now, expiresAt: until(now) });
    return ok({ options });
  },
);

export const addPasskey = steps(accountsContract.addPasskey, { policy: signedIn }, async ({ input, app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const made = madePasskeySchema.safeParse(input.response);
  if (!made.success) return fail({ code: 'accounts/passkey-refused' });
  const challenge = challengeOf(made.data);
  const now = app.clock.now();
  if (!(await consumeChallenge(app.db, challenge, { userId, now }))) return fail({ code: 'accounts/passkey-refused' });
  const { rpID, origin } = party(app);
  const checked = await verifyRegistrationResponse({
    response: made.data,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return fail({ code: 'accounts/passkey-refused' });
  const { credential } = checked.registrationInfo;
  return inTransaction(app.db, async (tx) => {
    if (!(await lockOwner(tx, caller.session, now))) return fail(signedOutMeanwhile);
    if (await mustProveFirst(tx, caller.session)) return fail({ code: 'accounts/prove-first' });
    const isSaved = await insertPasskey(tx, {
      userId,
      id: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: input.name,
      now,
    });
    if (!isSaved) return fail({ code: 'accounts/passkey-refused' });
    await proveSession({ app, tx, caller });
    await mailSafetyChange(app, tx, { userId, change: 'passkey-added', detail: safetyDetails.isCalled(input.name) });
    return ok({ done: true as const });
  });
});

export const beginPasskey = steps(
  accountsContract.beginPasskey,
  { policy: anyone, limit: { times: 120, seconds: 900, by: 'ip' } },
  async ({ app }) => {
    const options = await generateAuthenticationOptions({ rpID: party(app).rpID, userVerification: 'required' });
    const now = app.clock.now();
    await insertChallenge(app.db, options.challenge, { userId: null, now, expiresAt: until(now) });
    return ok({ options });
  },
);

/** [ACC-16] The key names its person itself; nobody has to say who they are first. */
export const signInWithPasskey = steps(
  accountsContract.signInWithPasskey,
  { policy: anyone },
  async ({ input, app, caller }) => {
    // Counted by the key, whose name only its holder knows: knowing the person is not enough to make them wait.
    const refused = await countAttempt(app, 'accounts.passkey', { email: keyName(input.response.id), ip: caller.ip });
    if (refused) return fail(refused);
    const signed = signedPasskeySchema.safeParse(input.response);
    if (!signed.success) return fail({ code: 'accounts/passkey-refused' });
    const response = signed.data;
    const userId = Buffer.from(response.response.userHandle ?? '', 'base64url')
      .toString('utf8')
      .slice(0, 128);
    const challenge = challengeOf(response);
    const now = app.clock.now();
    const isKnown = await consumeChallenge(app.db, challenge, { userId: null, now });
    const key =
      isKnown && !userId.includes('\u0000')
        ? (await listPasskeys(app.db, userId)).find(({ id }) => id === response.id)
        : undefined;
    if (!key) return fail({ code: 'accounts/passkey-refused' });
    const { rpID, origin } = party(app);
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: Uint8Array.from(key.public_key),
        counter: Number(key.counter),
        transports: key.transports,
      },
    }).catch(() => null);
    if (!checked?.verified) return fail({ code: 'accounts/passkey-refused' });
    return inTransaction(app.db, async (tx) => {
      if (!(await usePasskey(tx, { userId, id: key.id, counter: checked.authenticationInfo.newCounter, now })))
        return fail({ code: 'accounts/passkey-refused' });
      const admitted = await admitPerson({ app, tx, caller, userId, way: 'passkey' });
      return admitted.ok ? admitted : fail({ code: 'accounts/passkey-refused' });
    });
  },
);
