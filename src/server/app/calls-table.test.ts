import { expect, test } from 'vitest';
import type { Call } from '../platform/calls/call.ts';
import { allCalls } from './operations.ts';

/**
 * What every call declares beside who may make it, written once more by hand from the requirements: how often, what a repeated request does,
 * what somebody may do who looks through another role, what is kept, and how large a body may be. A call that stands in none of these
 * lists has the house's own: no limit, the stored answer for a repeated request, nothing kept.
 */
const calls = allCalls();
const namesOf = (belongs: (call: Call) => unknown): string[] =>
  Object.keys(calls)
    .filter((name) => belongs(calls[name] as Call))
    .toSorted();

test('[ADM-13] who looks through another role can only report an error and leave', () => {
  expect(namesOf(({ allowedWhileViewing }) => allowedWhileViewing)).toEqual([
    'accounts.signOut',
    'admin.stopSeeing',
    'errors.reportError',
    'vault.getToken',
  ]);
});

test('[RUN-10] only what is the same for everybody is kept', () => {
  const stored = namesOf(({ cache }) => cache);
  expect(stored).toEqual([
    ...['getHome', 'getListing', 'getShop', 'listCategories', 'listRelated'].map((name) => `listings.${name}`),
    ...['listQuestions', 'listReviews', 'listShopReviews'].map((name) => `reviews.${name}`),
    ...['countFacets', 'searchListings', 'suggest'].map((name) => `search.${name}`),
  ]);
  expect(stored.filter((name) => calls[name]?.policy.kind !== 'anyone' || calls[name]?.kind !== 'read')).toEqual([]);
});

test('[RUN-10] only four calls take a body that is no JSON, each of a size of its own', () => {
  expect(namesOf(({ kind }) => kind === 'raw').map((name) => [name, calls[name]?.maxBody])).toEqual([
    ['files.uploadPicture', 20_000_000],
    ['orders.receiveTracking', 200_000],
    ['payments.receiveWebhook', 200_000],
    ['support.receiveMail', 16_000_000],
  ]);
});

test('[INV-21] a limit counts its caller, and an address only where nobody has to be signed in', () => {
  expect(namesOf(({ limit, policy }) => limit?.by === 'ip' && policy.kind !== 'anyone')).toEqual([
    'accounts.verifyEmail',
  ]);
});
