import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { passkeyRequestSchema } from './passkey-options.ts';
import { accountProblemTexts as texts } from './problem-texts.ts';
import { sessionSchema } from '../core/session.ts';

const tooMany = {
  'accounts/too-many-requests': problem(
    429,
    texts['accounts/too-many-requests'],
    z.object({ retryAfterSeconds: z.number().int() }),
  ),
};
/** Nobody carries text messages here. */
export const noTexts = { 'accounts/no-texts': problem(503, texts['accounts/no-texts']) };
/** [ACC-16] The first proof was good and the second is wanted: `pending` finishes the sign-in with it. */
export const secondFactorWanted = {
  'accounts/multi-factor-auth-required': problem(
    401,
    texts['accounts/multi-factor-auth-required'],
    z.object({ pending: z.string() }),
  ),
};
const wrongCode = {
  'accounts/wrong-code': problem(401, texts['accounts/wrong-code']),
  'accounts/code-expired': problem(400, texts['accounts/code-expired']),
};
const post = (path: string, summary: string) =>
  oc.route({ method: 'POST', path: `/accounts/${path}`, tags: ['accounts'], summary });
const answer = z.strictObject({ session: sessionSchema });
const pending = z.string().min(1).max(300);
const code = z.string().trim().min(1).max(40);

/** [ACC-16] The other ways to sign in. */
export const signInContract = {
  finishSecondFactor: post(
    'sign-in/second-factor',
    'Finishes a sign-in with a code of the second factor or a recovery code.',
  )
    .input(z.strictObject({ pending, code }))
    .output(answer)
    .errors({ ...wrongCode, ...tooMany }),
  secondFactorWays: post('sign-in/second-factor/ways', 'What the second proof of a sign-in that waits can be.')
    .input(z.strictObject({ pending }))
    .output(z.strictObject({ app: z.boolean(), phones: z.array(z.strictObject({ id: idSchema, phone: z.string() })) }))
    .errors({ 'accounts/code-expired': wrongCode['accounts/code-expired'] }),
  textSecondFactor: post('sign-in/second-factor/text', 'Texts a code to a telephone that is a second factor.')
    .input(z.strictObject({ pending, factorId: idSchema.optional() }))
    .output(z.strictObject({ sentTo: z.string() }))
    .errors({
      'accounts/code-expired': wrongCode['accounts/code-expired'],
      'accounts/not-there': problem(404, texts['accounts/not-there']),
      ...tooMany,
      ...noTexts,
    }),
  requestEmailLink: post(
    'sign-in/link/request',
    'Mails a link that signs in, once. Answers alike whether or not the address is known.',
  )
    .input(z.strictObject({ email: z.string().max(254), returnTo: z.string().max(500).default('/') }))
    .output(z.strictObject({ sent: z.literal(true) }))
    .errors({ 'accounts/invalid-email': problem(400, texts['accounts/invalid-email']), ...tooMany }),
  signInWithLink: post('sign-in/link', 'Signs in with the link of the mail.')
    .input(z.strictObject({ token: z.string().min(1).max(300) }))
    .output(z.strictObject({ session: sessionSchema, passwordRemoved: z.boolean() }))
    .errors({
      'accounts/invalid-reset-link': problem(400, texts['accounts/invalid-reset-link']),
      ...secondFactorWanted,
      ...tooMany,
    }),
  requestPhoneCode: post(
    'sign-in/phone/request',
    'Sends a code to a telephone. Answers alike whether or not the number is known.',
  )
    .input(z.strictObject({ phone: z.string().max(40) }))
    .output(z.strictObject({ codeId: z.string() }))
    .errors({ 'accounts/invalid-phone': problem(400, texts['accounts/invalid-phone']), ...tooMany, ...noTexts }),
  signInWithPhone: post('sign-in/phone', 'Signs in with the code that was sent to the telephone.')
    .input(z.strictObject({ codeId: z.string().max(100), code }))
    .output(answer)
    .errors({
      ...wrongCode,
      ...secondFactorWanted,
      ...tooMany,
      'accounts/phone-not-found': problem(401, texts['accounts/phone-not-found']),
    }),
  beginPasskey: post('sign-in/passkey/begin', 'What the browser needs to sign in with a passkey.')
    .output(z.strictObject({ options: passkeyRequestSchema }))
    .errors(tooMany),
  signInWithPasskey: post('sign-in/passkey', 'Signs in with a passkey: it is two factors in one.')
    .input(z.strictObject({ response: z.record(z.string().max(100), z.unknown()) }))
    .output(answer)
    .errors({ 'accounts/passkey-refused': problem(401, texts['accounts/passkey-refused']), ...tooMany }),
};
