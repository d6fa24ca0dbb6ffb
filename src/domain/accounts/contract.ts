import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { accountProblemTexts as texts } from './problem-texts.ts';
import { policyContract } from './policies/policy-contract.ts';
import { profileContract } from './profile-contract.ts';
import { securityContract } from './security-contract.ts';
import { sessionSchema } from '../core/session.ts';
import { secondFactorWanted, signInContract } from './sign-in-contract.ts';

/** The profile of an account [ACC-03]. Times are ISO 8601. */
export const profileSchema = z.strictObject({
  uid: idSchema,
  email: z.string(),
  displayName: z.string(),
  originalDisplayName: z.string(),
  photoURL: z.string().nullable(),
  pictureId: idSchema.nullable(),
  shopName: z.string(),
  bio: z.string(),
  location: z.string(),
  isVerified: z.boolean(),
  emailVerified: z.boolean(),
  role: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  favorites: z.array(idSchema),
  addresses: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      line1: z.string(),
      line2: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  ),
  orders: z.number().int().min(0),
});
export type Profile = z.infer<typeof profileSchema>;

const email = z.string().max(254);
const password = z.string().max(200);
const answer = z.strictObject({ session: sessionSchema });
const tooMany = problem(429, texts['accounts/too-many-requests'], z.object({ retryAfterSeconds: z.number().int() }));

export const accountsContract = {
  register: oc
    .route({
      method: 'POST',
      path: '/accounts/register',
      tags: ['accounts'],
      summary: 'Create an account with a shop and sign in.',
    })
    .input(z.strictObject({ email, password, displayName: z.string().max(1000) }))
    .output(answer)
    .errors({
      'accounts/email-already-in-use': problem(409, texts['accounts/email-already-in-use']),
      'accounts/weak-password': problem(400, texts['accounts/weak-password']),
      'accounts/invalid-email': problem(400, texts['accounts/invalid-email']),
      'accounts/invalid-display-name': problem(400, texts['accounts/invalid-display-name']),
      'accounts/display-name-too-long': problem(400, texts['accounts/display-name-too-long']),
      'accounts/reserved-name': problem(400, texts['accounts/reserved-name']),
      'accounts/name-of-shop': problem(409, texts['accounts/name-of-shop']),
      'accounts/too-many-requests': tooMany,
    }),
  signIn: oc
    .route({
      method: 'POST',
      path: '/accounts/sign-in',
      tags: ['accounts'],
      summary: 'Sign in with e-mail address and password.',
    })
    .input(z.strictObject({ email, password }))
    .output(answer)
    .errors({
      'accounts/user-not-found': problem(401, texts['accounts/user-not-found']),
      'accounts/wrong-password': problem(401, texts['accounts/wrong-password']),
      ...secondFactorWanted,
      'accounts/invalid-email': problem(400, texts['accounts/invalid-email']),
      'accounts/too-many-requests': tooMany,
    }),
  signOut: oc
    .route({ method: 'POST', path: '/accounts/sign-out', tags: ['accounts'], summary: 'End this session.' })
    .output(z.strictObject({ signedOut: z.literal(true) })),
  getSession: oc
    .route({ method: 'GET', path: '/accounts/session', tags: ['accounts'], summary: 'Who is signed in.' })
    .output(z.strictObject({ session: sessionSchema.nullable() })),
  getProfile: oc
    .route({
      method: 'GET',
      path: '/accounts/profile',
      tags: ['accounts'],
      summary: 'The profile of the signed-in person.',
    })
    .output(profileSchema),
  requestPasswordReset: oc
    .route({
      method: 'POST',
      path: '/accounts/password-reset',
      tags: ['accounts'],
      summary: 'Send a password-reset e-mail. Answers alike whether or not the address is known.',
    })
    .input(z.strictObject({ email }))
    .output(z.strictObject({ sent: z.literal(true) }))
    .errors({
      'accounts/invalid-email': problem(400, texts['accounts/invalid-email']),
      'accounts/too-many-requests': tooMany,
    }),
  resetPassword: oc
    .route({
      method: 'POST',
      path: '/accounts/password',
      tags: ['accounts'],
      summary: 'Set a new password with the link of the e-mail; ends every session.',
    })
    .input(z.strictObject({ token: z.string().min(1).max(300), password }))
    .output(z.strictObject({ changed: z.literal(true) }))
    .errors({
      'accounts/invalid-reset-link': problem(400, texts['accounts/invalid-reset-link']),
      'accounts/weak-password': problem(400, texts['accounts/weak-password']),
      'accounts/too-many-requests': tooMany,
    }),
  ...signInContract,
  ...securityContract,
  ...profileContract,
  ...policyContract,
};
