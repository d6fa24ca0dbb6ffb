import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type * as FirebaseAuth from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf as answerOf, openSale, type Sale } from '#test/builders/sale.ts';
import { textTo } from '#test/builders/text-to.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

const BROWSER_BUILD = new URL(
  '../../../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js',
  import.meta.url,
).href;

// The client's browser build, as it is published: telephones are in no other.
const sdk = (await import(BROWSER_BUILD)) as typeof FirebaseAuth;
const verifier: FirebaseAuth.ApplicationVerifier = Object.assign(
  { type: 'recaptcha', verify: async () => 'none' },
  { _reset: () => undefined },
);
const PASSWORD = 'correct horse';

let sale: Sale;
let serial = 0;
const apps: FirebaseApp[] = [];
const sql = sqlOf(() => sale);
const newPhone = (): string => `+49170${String((serial += 1)).padStart(7, '0')}`;
function client(): FirebaseAuth.Auth {
  const app = initializeApp({ apiKey: 'any-key', projectId: 'artisan-market' }, `phone-factor-${(serial += 1)}`);
  apps.push(app);
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, sale.address, { disableWarnings: true });
  return auth;
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const proof = (id: string, code: string) =>
  sdk.PhoneMultiFactorGenerator.assertion(sdk.PhoneAuthProvider.credential(id, code));

async function person(): Promise<{ auth: FirebaseAuth.Auth; user: FirebaseAuth.User; email: string }> {
  const auth = client();
  const email = `texted${(serial += 1)}@example.com`;
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, PASSWORD);
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [user.uid]);
  return { auth, user, email };
}
async function enrolment(auth: FirebaseAuth.Auth, user: FirebaseAuth.User, phoneNumber: string): Promise<string> {
  const session = await sdk.multiFactor(user).getSession();
  return new sdk.PhoneAuthProvider(auth).verifyPhoneNumber({ phoneNumber, session }, verifier);
}
async function enrol(
  auth: FirebaseAuth.Auth,
  user: FirebaseAuth.User,
  phone: string,
  name = 'My phone',
): Promise<void> {
  const id = await enrolment(auth, user, phone);
  await sdk.multiFactor(user).enroll(proof(id, await textTo(sale.app, phone)), name);
}
/** A sign-in that stops at the second proof. */
async function waiting(auth: FirebaseAuth.Auth, email: string): Promise<FirebaseAuth.MultiFactorResolver> {
  const error = await sdk.signInWithEmailAndPassword(auth, email, PASSWORD).catch((refused: unknown) => refused);
  expect((error as { code: string }).code).toBe('auth/multi-factor-auth-required');
  return sdk.getMultiFactorResolver(auth, error as FirebaseAuth.MultiFactorError);
}
async function texted(auth: FirebaseAuth.Auth, resolver: FirebaseAuth.MultiFactorResolver): Promise<string> {
  const [multiFactorHint] = resolver.hints;
  return new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
    { multiFactorHint: multiFactorHint as FirebaseAuth.MultiFactorInfo, session: resolver.session },
    verifier,
  );
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => deleteApp(app)))));
afterAll(() => sale.stop());

test('[ACC-14, ACC-16] the client enrols a telephone as second factor, is asked for its code', async () => {
  const { auth, user, email } = await person();
  const phone = newPhone();
  const id = await enrolment(auth, user, phone);
  const code = await textTo(sale.app, phone);
  expect(await codeOf(sdk.multiFactor(user).enroll(proof(id, other(code))))).toBe('auth/invalid-verification-code');
  await sdk.multiFactor(user).enroll(proof(id, code), 'My phone');
  expect(sdk.multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'phone', displayName: 'My phone' }]);
  await passTime(sale, MINUTE);

  const next = client();
  const resolver = await waiting(next, email);
  expect(resolver.hints).toMatchObject([{ factorId: 'phone', phoneNumber: `+********${phone.slice(-4)}` }]);
  const sent = await texted(next, resolver);
  const right = await textTo(sale.app, phone);
  expect(right).not.toBe(code);
  expect(await codeOf(resolver.resolveSignIn(proof(sent, other(right))))).toBe('auth/invalid-verification-code');
  expect(await codeOf(resolver.resolveSignIn(proof('second-factor.somebody-else', right)))).toBe(
    'auth/invalid-verification-id',
  );
  const signedIn = (await resolver.resolveSignIn(proof(sent, right))).user;
  expect((await sdk.getIdTokenResult(signedIn)).signInSecondFactor).toBe('phone');
  expect(await codeOf(resolver.resolveSignIn(proof(sent, right)))).toBe('auth/invalid-multi-factor-session');

  const copy = await signedIn.getIdToken();
  await sdk
    .multiFactor(signedIn)
    .unenroll(sdk.multiFactor(signedIn).enrolledFactors[0] as FirebaseAuth.MultiFactorInfo);
  expect((await sdk.signInWithEmailAndPassword(client(), email, PASSWORD)).user.uid).toBe(user.uid);
  const late = await browser(sale.address).call('GET', '/api/accounts/security', undefined, {
    authorization: `Bearer ${copy}`,
  });
  expect([late.body.isProven, late.body.factors], 'a token of before proves nothing now').toEqual([false, []]);
});

test('[INV-11, ACC-14] a texted code works once of twenty, for its person alone', async () => {
  const one = await person();
  const two = await person();
  const [phone, second] = [newPhone(), newPhone()];
  await enrol(one.auth, one.user, phone);
  await enrol(two.auth, two.user, second);
  const resolver = await waiting(one.auth, one.email);
  const sent = await texted(one.auth, resolver);
  const right = await textTo(sale.app, phone);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await codeOf(resolver.resolveSignIn(proof(sent, other(right))))).toBe('auth/invalid-verification-code');
  expect(await codeOf(resolver.resolveSignIn(proof(sent, right)))).toBe('auth/code-expired');

  await sql('DELETE FROM rate_limits');
  await passTime(sale, MINUTE);
  const fresh = await texted(one.auth, resolver);
  const code = await textTo(sale.app, phone);
  const stranger = await waiting(two.auth, two.email);
  expect(await codeOf(stranger.resolveSignIn(proof(fresh, code)))).toBe('auth/invalid-verification-id');
  await sql('DELETE FROM rate_limits');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(resolver.resolveSignIn(proof(fresh, code)))),
  );
  expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
});

test('[ACC-16, ACC-14] whoever has a telephone as second factor signs in on the pages with a code to it', async () => {
  const { auth, user, email } = await person();
  const phone = newPhone();
  await enrol(auth, user, phone);
  const web = browser(sale.address);
  const request = await web.call('POST', '/api/accounts/sign-in', { email, password: PASSWORD });
  expect(answerOf(request)).toEqual([401, 'accounts/multi-factor-auth-required']);
  const { pending } = request.body.error;
  const ways = await web.call('POST', '/api/accounts/sign-in/second-factor/ways', { pending });
  expect(ways.body).toEqual({ app: false, phones: [{ id: expect.any(String), phone: `+********${phone.slice(-4)}` }] });
  expect((await web.call('POST', '/api/accounts/sign-in/second-factor/text', { pending })).body).toEqual({
    sentTo: `+********${phone.slice(-4)}`,
  });
  const code = await textTo(sale.app, phone);
  const finish = (text: string) => web.call('POST', '/api/accounts/sign-in/second-factor', { pending, code: text });
  expect(answerOf(await finish(other(code)))).toEqual([401, 'accounts/wrong-code']);
  expect((await finish(code)).body.session.userId).toBe(user.uid);
  expect(
    answerOf(await web.call('POST', '/api/accounts/sign-in/second-factor/text', { pending: `${user.uid}.nonsense` })),
  ).toEqual([400, 'accounts/code-expired']);
});
