import type { ListingState } from '#domain/listings/model.ts';
import { recordsContract } from '#domain/office/records-contract.ts';
import { accountStatusNow } from '#domain/accounts/account-status.ts';
import { fail, ok } from '#domain/core/result.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { listingChanged } from '../../listings/write-listing.ts';
import { findOpenCategory } from '../../listings/categories/category-store.ts';
import { correctListing, saveModeration } from '../../listings/review/moderation-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findProduct, findProductTimeline, lockListingAndOwner, type LockedListing } from './product-store.ts';

/** [UX-96] */
export const getProduct = read(
  recordsContract.getProduct,
  { policy: admin('products.view') },
  async ({ input, app }) => {
    const product = await findProduct(app.db, input.listingId, app.clock.now());
    if (!product) return fail({ code: 'office/no-such-product' });
    return ok({ ...product, timeline: await findProductTimeline(app.db, product) });
  },
);

interface CallContext {
  app: App;
  tx: Transaction;
  caller: Caller;
  input: { listingId: string; reason: string };
}

interface Moved {
  action: string;
  state: ListingState;
  hiddenAt: Date | null;
  /** What its maker reads, or nothing. */
  sellerNote: string;
  /** Facts of it that were put right, before and after. */
  facts?: { before: object; after: object };
}

/** Saves what was decided on a listing, tells its maker and notes the act [ADM-12]. */
async function settle({ app, tx, caller, input }: CallContext, listing: LockedListing, moved: Moved) {
  const { listingId, reason } = input;
  const { sellerId, title } = listing;
  const { state, hiddenAt, sellerNote, facts } = moved;
  await saveModeration(tx, { sellerId, listingId, state, hiddenAt, reason: sellerNote, now: app.clock.now() });
  await listingChanged(app, tx, { sellerId, listingId });
  await publish(app, tx, {
    name: 'listings.reviewed',
    subject: sellerId,
    payload: { sellerId, listingId, approved: sellerNote === '' },
    live: [`shop:${sellerId}`],
  });
  await appendAuditLog(
    { app, tx, caller },
    {
      action: moved.action,
      subject: { kind: 'listing', id: listingId, name: title },
      before: facts?.before ?? { state: listing.state },
      after: facts?.after ?? { state },
      reason,
    },
  );
  return ok({ listingId, state });
}

const isShown = (listing: LockedListing): boolean => listing.state === 'active' || listing.state === 'sold_out';

/** [UX-96, CAT-01] Takes a piece out of the shop; what its maker does with it then waits for a moderator. Carts say that it is gone. */
export const hideProduct = write(recordsContract.hideProduct, { policy: admin('products.remove') }, async (context) => {
  const listing = await lockListingAndOwner(context.tx, context.input.listingId);
  if (!listing) return fail({ code: 'office/no-such-product' });
  if (!isShown(listing)) return fail({ code: 'office/not-shown' });
  const hiddenAt = context.app.clock.now();
  return settle(context, listing, {
    action: 'office.hideProduct',
    state: 'inactive',
    hiddenAt,
    sellerNote: context.input.reason,
  });
});

/** [UX-96, CAT-01] */
export const showProduct = write(recordsContract.showProduct, { policy: admin('products.remove') }, async (context) => {
  const listing = await lockListingAndOwner(context.tx, context.input.listingId);
  if (!listing) return fail({ code: 'office/no-such-product' });
  if (!listing.isHidden || listing.state !== 'inactive') return fail({ code: 'office/not-hidden' });
  const { accountStatus, until } = listing.owner;
  if (accountStatusNow(accountStatus, until, context.app.clock.now()) !== 'active')
    return fail({ code: 'office/maker-not-active' });
  return settle(context, listing, { action: 'office.showProduct', state: 'active', hiddenAt: null, sellerNote: '' });
});

/** [UX-96, CAT-01] Title and category, which decide where a piece is found; all else stays its maker's, who reads why. */
export const editProduct = write(recordsContract.editProduct, { policy: admin('products.edit') }, async (context) => {
  const { tx, input } = context;
  const { listingId, title, category, seen, reason } = input;
  const listing = await lockListingAndOwner(tx, listingId);
  if (!listing) return fail({ code: 'office/no-such-product' });
  if (!isShown(listing)) return fail({ code: 'office/not-shown' });
  if (seen.title !== listing.title || seen.category !== listing.category)
    return fail({ code: 'office/changed-meanwhile' });
  const before = { title: listing.title, category: listing.category };
  if (title === before.title && category === before.category) return fail({ code: 'office/nothing-to-change' });
  const open = await findOpenCategory(tx, { slug: category, sellerId: listing.sellerId, listingId });
  if (!open) return fail({ code: 'office/unknown-category' });
  await correctListing(tx, { sellerId: listing.sellerId, listingId, title, category: open });
  return settle(context, listing, {
    action: 'office.editProduct',
    state: listing.state,
    hiddenAt: null,
    sellerNote: reason,
    facts: { before, after: { title, category: open } },
  });
});

/** [UX-96, CAT-01] The piece stays in the shop; what should change stands above its form until its maker saves it. */
export const askForChange = write(
  recordsContract.askForChange,
  { policy: admin('products.approve') },
  async (context) => {
    const listing = await lockListingAndOwner(context.tx, context.input.listingId);
    if (!listing) return fail({ code: 'office/no-such-product' });
    if (!isShown(listing)) return fail({ code: 'office/not-shown' });
    const { state } = listing;
    return settle(context, listing, {
      action: 'office.askForChange',
      state,
      hiddenAt: null,
      sellerNote: context.input.reason,
    });
  },
);
