import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  getMultiFactorResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  linkWithCredential,
  multiFactor,
  type MultiFactorError,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  TotpMultiFactorGenerator,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type * as FirebaseAuth from 'firebase/auth';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import { count } from '#test/builders/buying.ts';
import { providerToken } from '#test/builders/provider-token.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { textTo } from '#test/builders/text-to.ts';
import type { WireAnswer } from '#test/builders/wire-post.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

const BROWSER_BUILD = new URL(
  '../../../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js',
  import.meta.url,
).href;

// Codes by telephone are in its browser build alone, which runs here too as long as it keeps nothing.
const inBrowser = (await import(BROWSER_BUILD)) as typeof FirebaseAuth;

// The public client of this wire format as it is published, pointed at the shop by its own public option.
let sale: Sale;
let serial = 0;
const apps: FirebaseApp[] = [];
const sql = sqlOf(() => sale);
function client(
  build: Pick<typeof inBrowser, 'initializeAuth' | 'inMemoryPersistence' | 'connectAuthEmulator'> = {
    initializeAuth,
    inMemoryPersistence,
    connectAuthEmulator,
  },
): Auth {
  const app = initializeApp(
    { apiKey: 'any-key', authDomain: 'localhost', projectId: 'artisan-market' },
    `client-${(serial += 1)}`,
  );
  apps.push(app);
  const auth = build.initializeAuth(app, { persistence: build.inMemoryPersistence });
  build.connectAuthEmulator(auth, sale.address, { disableWarnings: true });
  return auth;
}
const address = (): string => `wire.person${(serial += 1)}@example.com`;
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const verifier: FirebaseAuth.ApplicationVerifier = Object.assign(
  { type: 'recaptcha', verify: async () => 'none' },
  { _reset: () => undefined },
);
async function mailTo(email: string): Promise<URL> {
  const { rows } = await sql<{ body_text: string }>(
    'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY created_at DESC, key DESC LIMIT 1',
    [email],
  );
  return new URL(/https?:\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? 'http://none');
}
const post = async (path: string, body: unknown, key = 'any-key') => {
  const response = await fetch(`${sale.address}${path}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as WireAnswer };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => deleteApp(app)))));
afterAll(() => sale.stop());

test('[ACC-14, ACC-13] signs up, signs in, reads and updates the profile', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse');
  expect([
    user.email,
    user.emailVerified,
    user.isAnonymous,
    user.providerData.map(({ providerId }) => providerId),
  ]).toEqual([email, false, false, ['password']]);
  await updateProfile(user, { displayName: 'Wanda Wire' });
  await user.reload();
  expect(user.displayName).toBe('Wanda Wire');
  const { claims, signInProvider, token } = await getIdTokenResult(user, true);
  expect([claims.role, claims.permissions, signInProvider]).toEqual(['seller', [], 'password']);
  const payload = decodeJwt(token);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  expect(
    (await browser(sale.address).call('GET', '/api/accounts/profile', undefined, bearer(token))).body,
  ).toMatchObject({ uid: user.uid, displayName: 'Wanda Wire' });
  const keys = createRemoteJWKSet(new URL(`${sale.address}/.well-known/jwks.json`));
  await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    audience: 'artisan-market',
    currentDate: sale.app.clock.now(),
  });
  await signOut(auth);
  expect((await signInWithEmailAndPassword(client(), email, 'correct horse')).user.uid).toBe(user.uid);
});

test('[ACC-14] refreshes its token; a revoked one', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse');
  const first = await user.getIdToken();
  await passTime(sale, MINUTE);
  const second = await user.getIdToken(true);
  expect(decodeJwt(second).auth_time).toBe(decodeJwt(first).auth_time);
  expect(second).not.toBe(first);
  const other = client();
  const twin = (await signInWithEmailAndPassword(other, email, 'correct horse')).user;
  await updatePassword(user, 'another horse');
  expect(await codeOf(twin.getIdToken(true))).toBe('auth/user-token-expired');
  expect((await signInWithEmailAndPassword(client(), email, 'another horse')).user.uid).toBe(user.uid);
  await user.getIdToken(true);
  expect((await post('/v2/accounts:revokeToken', { idToken: await user.getIdToken() })).status).toBe(200);
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(await count(sale, 'refresh_tokens WHERE length(token_hash) <> 32')).toBe(0);
});

test('[ACC-14] resets a password, and verifies an address', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse');
  await sendEmailVerification(user);
  await applyActionCode(auth, (await mailTo(email)).searchParams.get('oobCode') ?? '');
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect(await codeOf(user.delete())).toBe('auth/operation-not-allowed');
  await sendPasswordResetEmail(auth, email);
  const link = await mailTo(email);
  expect(link.pathname).toBe('/reset-password');
  const code = link.searchParams.get('oobCode') ?? '';
  expect(await verifyPasswordResetCode(auth, code)).toBe(email);
  await confirmPasswordReset(auth, code, 'another horse');
  expect(await codeOf(confirmPasswordReset(auth, code, 'third horse'))).toBe('auth/invalid-action-code');
  expect(await codeOf(signInWithEmailAndPassword(auth, email, 'correct horse'))).toBe('auth/wrong-password');
  await signInWithEmailAndPassword(auth, email, 'another horse');
  await sendPasswordResetEmail(auth, 'nobody@example.com');
});

test('[ACC-14] uses an e-mail link, once', async () => {
  const auth = client();
  const email = address();
  await sendSignInLinkToEmail(auth, email, { url: `${sale.app.config.PUBLIC_URL}/orders`, handleCodeInApp: true });
  const link = (await mailTo(email)).href;
  expect(isSignInWithEmailLink(auth, link)).toBe(true);
  expect(await codeOf(signInWithEmailLink(client(), 'other@example.com', link))).toBe('auth/invalid-action-code');
  await sendSignInLinkToEmail(auth, email, { url: `${sale.app.config.PUBLIC_URL}/orders`, handleCodeInApp: true });
  const again = (await mailTo(email)).href;
  const { user } = await signInWithEmailLink(auth, email, again);
  expect([user.email, user.emailVerified]).toEqual([email, true]);
  expect(await codeOf(signInWithEmailLink(client(), email, again))).toBe('auth/invalid-action-code');
});

test('[ACC-14] adds a number with a code, and signs in with it', async () => {
  const auth = client(inBrowser);
  const { user } = await inBrowser.createUserWithEmailAndPassword(auth, address(), 'correct horse');
  const phone = '+491701112233';
  const linking = await inBrowser.linkWithPhoneNumber(user, phone, verifier);
  expect(await codeOf(linking.confirm('000000'))).toBe('auth/invalid-verification-code');
  await linking.confirm(await textTo(sale.app, phone));
  expect(user.phoneNumber).toBe(phone);
  const other = client(inBrowser);
  const waiting = await inBrowser.signInWithPhoneNumber(other, phone, verifier);
  const code = await textTo(sale.app, phone);
  expect((await waiting.confirm(code)).user.uid).toBe(user.uid);
  expect(await codeOf(waiting.confirm(code))).toBe('auth/code-expired');
});

test('[ACC-14] enrols a second factor, is asked for it, and takes it away again', async () => {
  const auth = client();
  const email = address();
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse');
  expect(
    await codeOf(
      multiFactor(user)
        .getSession()
        .then((session) => TotpMultiFactorGenerator.generateSecret(session)),
    ),
  ).toBe('auth/unverified-email');
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [user.uid]);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const app = new TOTP({ secret: Secret.fromBase32(secret.secretKey) });
  const codeAt = (steps: number) => app.generate({ timestamp: sale.app.clock.now().getTime() + steps * 30_000 });
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, codeAt(0)), 'My phone');
  // A code of now was used: a minute later the app shows another, however slow the machine is.
  const used = codeAt(0);
  await passTime(sale, MINUTE);
  expect(multiFactor(user).enrolledFactors.map(({ displayName, factorId }) => [displayName, factorId])).toEqual([
    ['My phone', 'totp'],
  ]);
  const refused = await signInWithEmailAndPassword(auth, email, 'correct horse').catch(
    (error: MultiFactorError) => error,
  );
  expect((refused as MultiFactorError).code).toBe('auth/multi-factor-auth-required');
  const resolver = getMultiFactorResolver(auth, refused as MultiFactorError);
  const assertion = (code: string) => TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code);
  expect(await codeOf(resolver.resolveSignIn(assertion(used)))).toBe('auth/invalid-verification-code');
  const again = await signInWithEmailAndPassword(auth, email, 'correct horse').catch(
    (error: MultiFactorError) => error,
  );
  const signedIn = (await getMultiFactorResolver(auth, again as MultiFactorError).resolveSignIn(assertion(codeAt(0))))
    .user;
  expect((await getIdTokenResult(signedIn)).signInSecondFactor).toBe('totp');
  await multiFactor(signedIn).unenroll(multiFactor(signedIn).enrolledFactors[0]?.uid ?? '');
  await signInWithEmailAndPassword(auth, email, 'correct horse');
});

test('[ACC-14, ACC-05] a provider’s token signs in, and takes over no account by its address', async () => {
  const mail = `idp${(serial += 1)}@gmail.example`;
  const token = await providerToken(sale, { email: mail, name: 'Ida Provider', verified: 'yes' });
  const { user } = await signInWithCredential(client(), GoogleAuthProvider.credential(token));
  expect([user.email, user.providerData.map(({ providerId }) => providerId)]).toEqual([mail, ['google.com']]);
  const taken = address();
  await createUserWithEmailAndPassword(client(), taken, 'correct horse');
  const other = await providerToken(sale, { email: taken, name: 'Eve', verified: 'yes' });
  expect(await codeOf(signInWithCredential(client(), GoogleAuthProvider.credential(other)))).toBe(
    'auth/account-exists-with-different-credential',
  );
  const third = (await createUserWithEmailAndPassword(client(), address(), 'correct horse')).user;
  expect(
    await codeOf(linkWithCredential(third, GoogleAuthProvider.credential(token))),
    'the provider’s person belongs to another account',
  ).toBe('auth/credential-already-in-use');
});

test('[ACC-14] a forged provider token signs nobody in', async () => {
  const { privateKey } = await (await import('jose')).generateKeyPair('RS256');
  const forged = await new SignJWT({ email: 'a@b.example', email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'x' })
    .setIssuer(sale.app.outside.google?.issuer ?? '')
    .setAudience('artisan-market')
    .setSubject('1')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);
  expect(await codeOf(signInWithCredential(client(), GoogleAuthProvider.credential(forged)))).toBe(
    'auth/invalid-credential',
  );
});

test('[ACC-13, INV-13] a token that is forged or five minutes old is dead', async () => {
  const auth = client();
  const { user } = await createUserWithEmailAndPassword(auth, address(), 'correct horse');
  await insertAdmin(sale.app.db, {
    userId: user.uid,
    role: 'customer_service',
    createdBy: null,
    now: sale.app.clock.now(),
  });
  const { claims, token } = await getIdTokenResult(user, true);
  expect(claims.role).toBe('customer_service');
  expect((claims.permissions as unknown as string[]).length).toBeGreaterThan(0);
  const status = async (text: string) =>
    (await browser(sale.address).call('GET', '/api/accounts/profile', undefined, bearer(text))).status;
  expect(await status(token)).toBe(200);
  const [head = '', body = '', signature = ''] = token.split('.');
  const changed = Buffer.from(
    JSON.stringify({ ...decodeJwt(token), sub: 'somebody-else', user_id: 'somebody-else' }),
  ).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  expect(
    await Promise.all([status(`${head}.${changed}.${signature}`), status(`${none}.${body}.`), status('nonsense')]),
  ).toEqual([401, 401, 401]);
  await passTime(sale, 6 * MINUTE);
  expect(await status(token)).toBe(401);
  expect((await post('/v1/accounts:lookup', { idToken: token })).body.error?.message).toBe('TOKEN_EXPIRED');
});

test('[ACC-14] a new signing key is made once a month', async () => {
  const email = address();
  const before = await (await createUserWithEmailAndPassword(client(), email, 'correct horse')).user.getIdToken();
  await passTime(sale, 30 * DAY + MINUTE);
  const keys = async () =>
    onlyRow(await sql<{ count: number }>('SELECT count(*)::int AS count FROM identity_keys')).count;
  const stored = await keys();
  const tokens = await Promise.all(
    Array.from({ length: 4 }, async () =>
      (await signInWithEmailAndPassword(client(), email, 'correct horse')).user.getIdToken(),
    ),
  );
  const ids = new Set(tokens.map((token) => decodeProtectedHeader(token).kid));
  expect([ids.size, ids.has(decodeProtectedHeader(before).kid)]).toEqual([1, false]);
  expect(await keys()).toBe(stored + 1);
});

test('[ACC-14] every path of the list answers in the wire’s own words', async () => {
  const posts = [
    'signUp',
    'signInWithPassword',
    'sendOobCode',
    'signInWithIdp',
    'signInWithEmailLink',
    'sendVerificationCode',
    'signInWithPhoneNumber',
    'update',
  ].map((name) => `/v1/accounts:${name}`);
  for (const path of [
    ...posts,
    '/v2/accounts:revokeToken',
    '/v2/accounts/mfaEnrollment:start',
    '/v2/accounts/mfaSignIn:start',
  ])
    for (const prefix of ['', '/identitytoolkit.googleapis.com']) {
      const { status, body } = await post(`${prefix}${path}`, {});
      expect([path, status, body.error?.code, typeof body.error?.message]).toEqual([path, 400, 400, 'string']);
    }
  for (const path of ['/v2/passwordPolicy', '/v1/projects'])
    expect((await fetch(`${sale.address}${path}?key=k`)).status).toBe(200);
  const broken = await fetch(`${sale.address}/v1/accounts:signUp?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect([broken.status, ((await broken.json()) as WireAnswer).error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
});
