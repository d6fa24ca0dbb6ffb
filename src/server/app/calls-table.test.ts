import { describe, expect, test } from 'vitest';
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

const MINUTE = 60;
const TEN_MINUTES = 600;
const QUARTER = 900;
const HOUR = 3600;
const DAY = 86_400;
type Times = [times: number, seconds: number, by?: 'ip'];

/** Against guessing, by the address that asks: keys, codes, order numbers and e-mail addresses of others. */
const guesses: Record<string, Times> = {
  'accounts.secondFactorWays': [60, QUARTER],
  'accounts.beginPasskey': [120, QUARTER, 'ip'],
  'accounts.confirmEmailChange': [60, QUARTER, 'ip'],
  'accounts.verifyEmail': [60, QUARTER, 'ip'],
  'accounts.getErasureReceipt': [60, HOUR, 'ip'],
  'admin.activate': [10, QUARTER],
  'admin.acceptInvitation': [10, QUARTER],
  'cart.applyPromo': [20, TEN_MINUTES],
  'orders.trackOrder': [20, TEN_MINUTES, 'ip'],
  'orders.trackParcel': [20, TEN_MINUTES, 'ip'],
  'orders.findWithdrawable': [20, TEN_MINUTES, 'ip'],
  'wishlist.getShared': [600, HOUR],
};

/** Against sending mails, texts and letters to people by the shop's hand. */
const letters: Record<string, Times> = {
  'accounts.startPhoneFactor': [20, HOUR],
  'accounts.requestExport': [10, DAY],
  'accounts.requestDeletion': [5, DAY],
  'admin.inviteAdmin': [30, HOUR],
  'checkout.correctEmail': [10, HOUR, 'ip'],
  'orders.declareWithdrawal': [10, HOUR, 'ip'],
  'orders.sendWithdrawn': [20, TEN_MINUTES, 'ip'],
  'returns.requestReturn': [20, HOUR, 'ip'],
  'support.askForHelp': [5, HOUR, 'ip'],
  'messages.startBroadcast': [30, HOUR],
  'office.contactPerson': [60, HOUR],
  'office.contactSeller': [60, HOUR],
  'office.resendMail': [300, HOUR],
};

/** Against filling the shop with rows, and for what costs much. */
const work: Record<string, Times> = {
  'accounts.startTotp': [20, HOUR],
  'accounts.startPasskey': [30, HOUR],
  'cart.addItem': [300, MINUTE, 'ip'],
  'checkout.startCheckout': [30, MINUTE],
  'checkout.finishCheckout': [120, MINUTE],
  'errors.reportError': [300, MINUTE, 'ip'],
  'errors.resolveErrorGroup': [600, HOUR],
  'errors.reopenErrorGroup': [600, HOUR],
  'files.uploadPicture': [200, HOUR],
  'files.takePicture': [400, HOUR],
  'files.cropPicture': [200, HOUR],
  'listings.createListing': [300, HOUR],
  'listings.keepDraft': [3000, HOUR],
  'listings.addProfile': [100, HOUR],
  'listings.setBackInStockRequest': [120, HOUR],
  'messages.setTyping': [60, MINUTE],
  'office.find': [300, MINUTE],
  'office.runJob': [60, HOUR],
  'office.retryReaction': [60, HOUR],
  'office.retryQueue': [60, HOUR],
  'orders.getInvoice': [60, MINUTE],
  'orders.getShopInvoice': [60, MINUTE],
  'payments.savePayoutAccount': [20, HOUR],
  'payments.getStatement': [60, HOUR],
  'promotions.createPromotion': [60, HOUR],
  'promotions.createSale': [60, HOUR],
  'recovery.recoverCart': [30, HOUR],
  'recovery.unsubscribe': [60, HOUR],
  'reviews.writeReview': [60, HOUR],
  'reviews.markHelpful': [300, HOUR],
  'reviews.reportReview': [30, HOUR],
  'reviews.askQuestion': [20, HOUR],
  'search.explainRank': [300, HOUR],
  'shops.setFollow': [200, HOUR],
  'support.vote': [60, HOUR, 'ip'],
  'vault.makeApiKey': [20, HOUR],
  'vault.getToken': [240, HOUR],
};
const limits = { ...guesses, ...letters, ...work };

/**
 * Writes that keep no answer, because a second one changes nothing: they set a state to what was sent, or take away what may be gone
 * already. What makes a row anew, moves an order, money or a decision, or writes to anybody, is in none of these lists.
 */
const byNature = {
  'a session, an address or a way in goes, or a state of the account is set': [
    ...['signOut', 'signOutSession', 'signOutOthers', 'removePasskey', 'removePhone', 'disconnectGoogle'],
    ...['renameFactor', 'updateProfile', 'setLanguage', 'setNotificationChoices', 'removeAddress'],
    ...['requestDeletion', 'cancelDeletion'],
  ].map((name) => `accounts.${name}`),
  'a proof is taken once, a role is looked through': [
    'admin.activate',
    'admin.acceptInvitation',
    'admin.seeAs',
    'admin.stopSeeing',
  ],
  'a line of the cart is what it is said to be': [
    ...['addItem', 'addFromWishlist', 'removeItem', 'setNote', 'applyPromo', 'removePromo', 'clear'].map(
      (name) => `cart.${name}`,
    ),
    'recovery.noteActivity',
    'recovery.unsubscribe',
  ],
  'a piece is on the wishlist or not': [
    ...['addWishlistItem', 'removeWishlistItem', 'putWishlist', 'mergeWishlist', 'clearWishlist', 'restoreWishlist'],
    ...['moveWishlistItem', 'deleteCollection', 'unshare', 'changeFavorite'],
  ].map((name) => `wishlist.${name}`),
  'a mark, a draft, a reading or a schedule is set': [
    ...['shops.setFollow', 'listings.keepDraft', 'listings.dropDraft', 'listings.setBackInStockRequest'],
    ...['reviews.markHelpful', 'support.vote', 'alerts.markRead', 'messages.markRead', 'messages.setTyping'],
    ...['messages.markNotSpam', 'payments.savePayoutSchedule'],
  ],
  'a key or an offer ends': ['vault.revokeApiKey', 'promotions.stopPromotion', 'promotions.stopSale'],
  'nothing is changed but a line in the audit, or a token is made': [
    ...['vault.getToken', 'messages.readFlaggedContext', 'messages.countReceivers'],
  ],
};

describe('[INV-21] how often a call may be made', () => {
  test('every limit is one of these, and every other call has none', () => {
    const declared = Object.fromEntries(
      namesOf(({ limit }) => limit).map((name) => {
        const { times, seconds, by } = (calls[name] as Call).limit ?? { times: 0, seconds: 0 };
        return [name, by === 'ip' ? [times, seconds, by] : [times, seconds]];
      }),
    );
    expect(declared).toEqual(limits);
  });
});

describe('[RUN-07] what a repeated request does', () => {
  test('every write without a stored answer is idempotent by its own nature', () => {
    expect(namesOf(({ kind, idempotency }) => kind === 'write' && idempotency === 'none')).toEqual(
      Object.values(byNature).flat().toSorted(),
    );
  });
});

test('[ADM-13] whoever looks through another role does no more than report an error, get a token for that, and go', () => {
  expect(namesOf(({ whileSeeing }) => whileSeeing)).toEqual([
    'accounts.signOut',
    'admin.stopSeeing',
    'errors.reportError',
    'vault.getToken',
  ]);
});

test('[RUN-10] only what is the same for everybody is kept', () => {
  const kept = namesOf(({ cache }) => cache);
  expect(kept).toEqual([
    ...['getHome', 'getListing', 'getShop', 'listCategories', 'listRelated'].map((name) => `listings.${name}`),
    ...['listQuestions', 'listReviews', 'listShopReviews'].map((name) => `reviews.${name}`),
    ...['countFacets', 'searchListings', 'suggest'].map((name) => `search.${name}`),
  ]);
  expect(kept.filter((name) => calls[name]?.policy.kind !== 'anyone' || calls[name]?.kind !== 'read')).toEqual([]);
});

test('[RUN-10] only two calls take a body that is no JSON, each of a size of its own', () => {
  expect(namesOf(({ kind }) => kind === 'raw').map((name) => [name, calls[name]?.maxBody])).toEqual([
    ['files.uploadPicture', 20_000_000],
    ['payments.receiveWebhook', 200_000],
  ]);
});

test('[INV-21] a limit counts its caller, and an address only where nobody has to be signed in', () => {
  expect(namesOf(({ limit, policy }) => limit?.by === 'ip' && policy.kind !== 'anyone')).toEqual([
    'accounts.verifyEmail',
  ]);
});
