import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { passkeyCreationSchema } from './passkey-options.ts';
import { accountProblemTexts as texts } from './problem-texts.ts';
import { noTexts } from './sign-in-contract.ts';

const time = z.iso.datetime();
const tooMany = {
  'accounts/too-many-requests': problem(
    429,
    texts['accounts/too-many-requests'],
    z.object({ retryAfterSeconds: z.number().int() }),
  ),
};
const wrongCode = {
  'accounts/wrong-code': problem(401, texts['accounts/wrong-code']),
  'accounts/code-expired': problem(400, texts['accounts/code-expired']),
};
const proveFirst = { 'accounts/prove-first': problem(403, texts['accounts/prove-first']) };
const lastProof = { 'accounts/last-proof': problem(409, texts['accounts/last-proof']) };
const notThere = { 'accounts/not-there': problem(404, texts['accounts/not-there']) };
const badLink = { 'accounts/invalid-reset-link': problem(400, texts['accounts/invalid-reset-link']) };
const wrongPassword = { 'accounts/wrong-password': problem(401, texts['accounts/wrong-password']) };
const done = z.strictObject({ done: z.literal(true) });
const call = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/accounts/${path}`, tags: ['accounts'], summary });
const code = z.string().trim().min(1).max(40);
const passkeyAnswer = z.record(z.string().max(100), z.unknown());

/** Why a number is not taken as a second factor. */
const notEnrolled = {
  'accounts/unverified-email': problem(409, texts['accounts/unverified-email']),
  'accounts/factor-exists': problem(409, texts['accounts/factor-exists']),
  'accounts/too-many-factors': problem(409, texts['accounts/too-many-factors']),
  'accounts/signs-in-alone': problem(409, texts['accounts/signs-in-alone']),
  ...proveFirst,
};

/** [ACC-16] Whatever opens the account, as its owner sees it. */
const securitySchema = z.strictObject({
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  phone: z.string().nullable(),
  google: z.string().nullable(),
  factors: z.array(
    z.strictObject({
      id: idSchema,
      kind: z.enum(['totp', 'phone']),
      name: z.string(),
      /** Of a telephone: its number, of which only the end shows. */
      phone: z.string().nullable(),
      createdAt: time,
    }),
  ),
  recoveryCodesLeft: z.number().int().min(0),
  /** This session gave a second proof. */
  isProven: z.boolean(),
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() })),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      isThis: z.boolean(),
      way: z.string(),
      device: z.string(),
      ip: z.string(),
      createdAt: time,
    }),
  ),
});
export type Security = z.infer<typeof securitySchema>;

/** What the profile's security tab asks and does. */
export const securityContract = {
  getSecurity: call('GET', 'security', 'Ways to sign in, second factors and signed-in devices.').output(securitySchema),
  startTotp: call('POST', 'security/totp', 'A new key for an authenticator app; it counts once a code of it was given.')
    .output(z.strictObject({ id: idSchema, secret: z.string(), address: z.string() }))
    .errors({ 'accounts/unverified-email': problem(409, texts['accounts/unverified-email']), ...proveFirst }),
  confirmTotp: call('POST', 'security/totp/confirm', 'Turns the second factor on; answers its recovery codes, once.')
    .input(z.strictObject({ id: idSchema, code }))
    .output(z.strictObject({ recoveryCodes: z.array(z.string()) }))
    .errors({ ...wrongCode, ...notThere, ...tooMany, ...proveFirst }),
  proveSecondFactor: call(
    'POST',
    'security/prove',
    'Gives the second proof in a session that was opened without one; it goes on under a new token.',
  )
    .input(z.strictObject({ code }))
    .output(done)
    .errors({ ...wrongCode, ...tooMany }),
  removeFactor: call(
    'POST',
    'security/factors/remove',
    'Turns a second factor off with one of its codes or a recovery code.',
  )
    .input(z.strictObject({ id: idSchema, code }))
    .output(done)
    .errors({ ...wrongCode, ...notThere, ...tooMany, ...lastProof }),
  renameFactor: call('POST', 'security/factors/name', 'Gives a second factor another name.')
    .input(z.strictObject({ id: idSchema, name: lineSchema(1, 60) }))
    .output(done)
    .errors(notThere),
  startPhoneFactor: call(
    'POST',
    'security/factors/phone/code',
    'Texts a code to a number that shall be a second factor.',
  )
    .input(z.strictObject({ phone: z.string().max(40) }))
    .output(z.strictObject({ codeId: z.string() }))
    .errors({
      'accounts/invalid-phone': problem(400, texts['accounts/invalid-phone']),
      ...notEnrolled,
      ...tooMany,
      ...noTexts,
    }),
  addPhoneFactor: call(
    'POST',
    'security/factors/phone',
    'Makes the number a second factor with its code; answers recovery codes, once, where there are none.',
  )
    .input(z.strictObject({ codeId: z.string().max(100), code, name: lineSchema(0, 60) }))
    .output(z.strictObject({ recoveryCodes: z.array(z.string()) }))
    .errors({ ...wrongCode, ...notEnrolled, ...tooMany }),
  renewRecoveryCodes: call(
    'POST',
    'security/recovery-codes',
    'New recovery codes with a code of the second factor; the old ones end.',
  )
    .input(z.strictObject({ code }))
    .output(z.strictObject({ recoveryCodes: z.array(z.string()) }))
    .errors({ ...wrongCode, ...tooMany }),
  textOwnFactor: call('POST', 'security/factors/text', 'Texts a code to a telephone that is a second factor.')
    .input(z.strictObject({ factorId: idSchema.optional() }))
    .output(z.strictObject({ sentTo: z.string() }))
    .errors({ ...notThere, ...tooMany, ...noTexts }),
  startPasskey: call('POST', 'security/passkeys/start', 'What the browser needs to make a passkey.')
    .output(z.strictObject({ options: passkeyCreationSchema }))
    .errors(proveFirst),
  addPasskey: call('POST', 'security/passkeys', 'Keeps the passkey that the browser made.')
    .input(z.strictObject({ name: lineSchema(1, 60), response: passkeyAnswer }))
    .output(done)
    .errors({ 'accounts/passkey-refused': problem(400, texts['accounts/passkey-refused']), ...proveFirst }),
  removePasskey: call('POST', 'security/passkeys/remove', 'Forgets a passkey.')
    .input(z.strictObject({ id: z.string().max(500) }))
    .output(done)
    .errors({
      ...proveFirst,
      ...notThere,
      ...lastProof,
      'accounts/last-way': problem(409, texts['accounts/last-way']),
    }),
  disconnectGoogle: call('POST', 'security/google/remove', 'Takes the connected Google account away.')
    .output(done)
    .errors({ ...notThere, 'accounts/last-way': problem(409, texts['accounts/last-way']) }),
  requestOwnPhoneCode: call('POST', 'security/phone/code', 'Sends a code to a number that shall sign in.')
    .input(z.strictObject({ phone: z.string().max(40) }))
    .output(z.strictObject({ codeId: z.string() }))
    .errors({ 'accounts/invalid-phone': problem(400, texts['accounts/invalid-phone']), ...tooMany, ...noTexts }),
  confirmOwnPhone: call('POST', 'security/phone', 'Takes the number with its code.')
    .input(z.strictObject({ codeId: z.string().max(100), code }))
    .output(done)
    .errors({
      ...wrongCode,
      'accounts/phone-in-use': problem(409, texts['accounts/phone-in-use']),
      'accounts/is-second-factor': problem(409, texts['accounts/is-second-factor']),
    }),
  removePhone: call('POST', 'security/phone/remove', 'Forgets the number.')
    .output(done)
    .errors({ ...notThere, 'accounts/last-way': problem(409, texts['accounts/last-way']) }),
  signOutSession: call('POST', 'security/sessions/end', 'Signs one device out.')
    .input(z.strictObject({ id: z.string().max(100) }))
    .output(done)
    .errors(notThere),
  signOutOthers: call('POST', 'security/sessions/end-others', 'Signs every other device out.').output(
    z.strictObject({ ended: z.number().int() }),
  ),
  changePassword: call('POST', 'security/password', 'Sets another password; every other device is signed out.')
    .input(z.strictObject({ current: z.string().max(200), next: z.string().max(200) }))
    .output(done)
    .errors({ ...wrongPassword, 'accounts/weak-password': problem(400, texts['accounts/weak-password']), ...tooMany }),
  requestEmailChange: call(
    'POST',
    'security/email',
    'Mails a link to the old and to the new address; both must be opened.',
  )
    .input(z.strictObject({ email: z.string().max(254), password: z.string().max(200) }))
    .output(done)
    .errors({
      ...wrongPassword,
      'accounts/invalid-email': problem(400, texts['accounts/invalid-email']),
      'accounts/email-already-in-use': problem(409, texts['accounts/email-already-in-use']),
      ...tooMany,
    }),
  confirmEmailChange: call('POST', 'email-change', 'Takes one of the two links of a change of address.')
    .input(z.strictObject({ token: z.string().min(1).max(300) }))
    .output(z.strictObject({ changed: z.boolean() }))
    .errors({ ...badLink, 'accounts/email-already-in-use': problem(409, texts['accounts/email-already-in-use']) }),
  requestEmailVerification: call('POST', 'security/verification', 'Mails a link that verifies the address.')
    .output(done)
    .errors(tooMany),
  verifyEmail: call('POST', 'verify-email', 'Verifies an address with the link of the mail.')
    .input(z.strictObject({ token: z.string().min(1).max(300) }))
    .output(done)
    .errors(badLink),
};
