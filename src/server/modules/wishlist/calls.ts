import { fail, ok } from '#domain/core/result.ts';
import { wishlistContract } from '#domain/wishlist/contract.ts';
import { MAX_COLLECTIONS, MAX_WISHLIST_ITEMS } from '#domain/wishlist/wishlist-items.ts';
import { addedToWishlist } from './added-to-wishlist.ts';
import { hashedToken } from '../accounts/session-token.ts';
import type { App } from '../../platform/calls/app.ts';
import { read, write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import * as collectionStore from './collection-store.ts';
import * as store from './wishlist-store.ts';

const ownerOf = (caller: Caller): string => caller.session?.userId ?? '';
/** Every change is idempotent by its own nature, so a repeated one needs no stored answer. */
const own = { policy: signedIn, idempotency: 'none' as const };

interface CallContext {
  app: App;
  tx: Transaction;
  caller: Caller;
}

/** Adds one piece to the locked list; null when all is well. */
async function add(
  { app, tx, caller }: CallContext,
  id: string,
): Promise<{ code: 'wishlist/listing-not-found' } | { code: 'wishlist/full' } | null> {
  const now = app.clock.now();
  await store.lockWishlist(tx, ownerOf(caller), now);
  const { known, added } = await store.insertWishlistItems(tx, ownerOf(caller), [{ id, addedAt: now.toISOString() }]);
  if (known === 0) return { code: 'wishlist/listing-not-found' };
  if ((await store.countWishlistItems(tx, ownerOf(caller))) > MAX_WISHLIST_ITEMS) return { code: 'wishlist/full' };
  addedToWishlist(app, { userId: ownerOf(caller), listingIds: added });
  return null;
}

/** [WISH-02, WISH-09] */
export const getWishlist = read(wishlistContract.getWishlist, { policy: signedIn }, async ({ app, caller }) =>
  ok(await store.findWishlist(app.db, ownerOf(caller))),
);

export const showWishlistItems = read(wishlistContract.showWishlistItems, { policy: anyone }, async ({ app, input }) =>
  ok({ items: await store.listShown(app.db, input.items) }),
);

/** [WISH-04] */
export const addWishlistItem = write(wishlistContract.addWishlistItem, own, async (context) => {
  const problem = await add(context, context.input.id);
  return problem ? fail(problem) : ok(await store.findWishlist(context.tx, ownerOf(context.caller)));
});

export const removeWishlistItem = write(
  wishlistContract.removeWishlistItem,
  own,
  async ({ input, app, tx, caller }) => {
    await store.lockExistingWishlist(tx, ownerOf(caller), app.clock.now());
    await store.deleteWishlistItem(tx, ownerOf(caller), input.id);
    return ok(await store.findWishlist(tx, ownerOf(caller)));
  },
);

/** [WISH-06, WISH-09] Makes the list where it is missing. What stays keeps what was known of it. */
export const putWishlist = write(wishlistContract.putWishlist, own, async ({ input, app, tx, caller }) => {
  await store.lockWishlist(tx, ownerOf(caller), app.clock.now());
  await store.deleteWishlistItemsExcept(
    tx,
    ownerOf(caller),
    input.items.map(({ id }) => id),
  );
  const { added } = await store.insertWishlistItems(tx, ownerOf(caller), input.items);
  addedToWishlist(app, { userId: ownerOf(caller), listingIds: added });
  return ok(await store.findWishlist(tx, ownerOf(caller)));
});

/** [WISH-03] Safe to repeat: what was brought is there then. */
export const mergeWishlist = write(wishlistContract.mergeWishlist, own, async ({ input, app, tx, caller }) => {
  await store.lockWishlist(tx, ownerOf(caller), app.clock.now());
  const { added } = await store.insertWishlistItems(tx, ownerOf(caller), input.items);
  if ((await store.countWishlistItems(tx, ownerOf(caller))) > MAX_WISHLIST_ITEMS)
    return fail({ code: 'wishlist/full' });
  addedToWishlist(app, { userId: ownerOf(caller), listingIds: added });
  return ok(await store.findWishlist(tx, ownerOf(caller)));
});

/** [WISH-05] */
export const clearWishlist = write(wishlistContract.clearWishlist, own, async ({ tx, caller }) => {
  await store.deleteWishlist(tx, ownerOf(caller));
  return ok(await store.findWishlist(tx, ownerOf(caller)));
});

/** [WISH-05, UX-77] Undoes a clearing. Safe to repeat: what is there stays as it is. */
export const restoreWishlist = write(
  wishlistContract.restoreWishlist,
  own,
  async ({ input: { items, collections }, app, tx, caller }) => {
    const userId = ownerOf(caller);
    await store.lockWishlist(tx, userId, app.clock.now());
    await store.insertWishlistItems(tx, userId, items);
    await collectionStore.restoreCollections(tx, { userId, items, collections, now: app.clock.now() });
    if ((await store.countWishlistItems(tx, userId)) > MAX_WISHLIST_ITEMS) return fail({ code: 'wishlist/full' });
    return ok(await store.findWishlist(tx, userId));
  },
);

/** [WISH-10] */
export const moveWishlistItem = write(wishlistContract.moveWishlistItem, own, async ({ input, app, tx, caller }) => {
  await store.lockExistingWishlist(tx, ownerOf(caller), app.clock.now());
  const moved = await collectionStore.setCollection(tx, {
    userId: ownerOf(caller),
    id: input.id,
    collectionId: input.collectionId,
  });
  return moved ? ok(await store.findWishlist(tx, ownerOf(caller))) : fail({ code: 'wishlist/not-found' });
});

export const addCollection = write(
  wishlistContract.addCollection,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    await store.lockWishlist(tx, ownerOf(caller), now);
    if ((await collectionStore.countCollections(tx, ownerOf(caller))) >= MAX_COLLECTIONS)
      return fail({ code: 'wishlist/too-many-collections' });
    const isNew = await collectionStore.insertCollection(tx, {
      userId: ownerOf(caller),
      id: app.ids.uuid(),
      name: input.name,
      now,
    });
    return isNew ? ok(await store.findWishlist(tx, ownerOf(caller))) : fail({ code: 'wishlist/name-taken' });
  },
);

export const deleteCollection = write(wishlistContract.deleteCollection, own, async ({ input, app, tx, caller }) => {
  await store.lockExistingWishlist(tx, ownerOf(caller), app.clock.now());
  await collectionStore.removeCollection(tx, ownerOf(caller), input.collectionId);
  return ok(await store.findWishlist(tx, ownerOf(caller)));
});

/** A new link each time: an earlier one ends. It is found by its hash, and sealed for its owner to read again. */
export const share = write(wishlistContract.share, { policy: signedIn }, async ({ app, tx, caller }) => {
  const token = Buffer.from(app.random.bytes(24)).toString('base64url');
  await store.lockWishlist(tx, ownerOf(caller), app.clock.now());
  await store.setShared(tx, ownerOf(caller), {
    hash: hashedToken(token),
    token: store.sealedToken(app.config, ownerOf(caller), token),
  });
  return ok({ token });
});

export const getShare = read(wishlistContract.getShare, { policy: signedIn }, async ({ app, caller }) =>
  ok({ token: await store.findShareToken(app, ownerOf(caller)) }),
);

export const unshare = write(wishlistContract.unshare, own, async ({ app, tx, caller }) => {
  await store.lockExistingWishlist(tx, ownerOf(caller), app.clock.now());
  await store.setShared(tx, ownerOf(caller), null);
  return ok({ isShared: false as const });
});

export const getShared = read(
  wishlistContract.getShared,
  { policy: anyone, limit: { times: 600, seconds: 3600 } },
  async ({ input, app }) => {
    const owner = await store.findShared(app.db, hashedToken(input.token));
    if (!owner) return fail({ code: 'wishlist/not-found' });
    const { items } = await store.findWishlist(app.db, owner.userId);
    return ok({ name: owner.name, items: items.map((item) => ({ ...item, collectionId: null })) });
  },
);

/** [ACC-19] The profile's name for the same list. */
export const changeFavorite = write(wishlistContract.changeFavorite, own, async (context) => {
  const { input, app, tx, caller } = context;
  if (input.action === 'remove') {
    await store.lockExistingWishlist(tx, ownerOf(caller), app.clock.now());
    await store.deleteWishlistItem(tx, ownerOf(caller), input.productId);
  }
  const problem = input.action === 'add' ? await add(context, input.productId) : null;
  if (problem) return fail(problem);
  return ok({ favorites: (await store.findWishlist(tx, ownerOf(caller))).items.map(({ id }) => id) });
});
