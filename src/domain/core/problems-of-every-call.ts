import { unexpectedText } from './sentence-of.ts';

/** Those that signing in shows beside its own. */
export const signInTexts = {
  'request/account-suspended':
    'This account is suspended for now. Write to the help address if you think that this is a mistake.',
  'request/account-banned': 'This account is closed. Write to the help address if you think that this is a mistake.',
  'request/read-only-view': 'You see the product as another role. Leave that first to change something.',
} as const;

/** Problems of the request itself, which every call may answer. */
export const generalProblems = {
  'request/invalid': [400, 'Please check your input and try again.'],
  'request/too-slow': [
    408,
    'This request came too slowly and was ended. Nothing of it was saved. Check your connection and send it again.',
  ],
  'request/not-json': [415, 'Send this request as JSON.'],
  'request/too-large': [413, 'This request is too large.'],
  'request/foreign-origin': [403, 'This request came from another site and was refused.'],
  'request/idempotency-mismatch': [422, 'This Idempotency-Key was used for a different request. Use a new key.'],
  'request/idempotency-required': [400, 'This request needs an Idempotency-Key header.'],
  'request/not-found': [404, 'The requested item could not be found.'],
  'request/method-not-allowed': [405, 'This address does not take this method.'],
  'request/sign-in-required': [401, 'Authentication required. Please sign in and try again.'],
  'request/permission-denied': [403, 'You do not have permission to perform this action.'],
  'request/second-factor-needed': [
    403,
    'Administrators need a second factor. Set one up, or give its code, in the security tab of your profile.',
  ],
  'request/account-suspended': [403, signInTexts['request/account-suspended']],
  'request/account-banned': [403, signInTexts['request/account-banned']],
  'request/read-only-view': [403, signInTexts['request/read-only-view']],
  'request/too-many': [429, 'Too many requests. Please wait a moment and try again.'],
  'request/unavailable': [503, 'Service temporarily unavailable. Please try again later.'],
  'request/out-of-room': [
    503,
    'Our storage is full, so we could not save this. Everything saved before is safe. Please try again in a few minutes.',
  ],
  'request/unexpected': [500, unexpectedText],
} as const satisfies Record<string, readonly [number, string]>;

export type GeneralCode = keyof typeof generalProblems;

export const isGeneralCode = (code: string): code is GeneralCode => Object.hasOwn(generalProblems, code);

/** What every call may answer beside the problems of its contract. */
export interface GeneralProblem {
  code: GeneralCode;
}
