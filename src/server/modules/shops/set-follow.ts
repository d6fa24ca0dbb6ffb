import { fail, ok } from '#domain/core/result.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { MAX_FOLLOWS, mayFollow } from '#domain/shops/may-follow.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { publish } from '../../platform/events/publish.ts';
import { countFollows, listFollowed, lockShop, saveFollow } from './follow-store.ts';

/** [CAT-05] Follow and leave; saying it twice is saying it once. */
export const setFollow = write(
  shopsContract.setFollow,
  { policy: signedIn, idempotency: 'none', limit: { times: 200, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const { sellerId, following } = input;
    const shop = await lockShop(tx, sellerId);
    if (!shop) return fail({ code: 'shops/not-found' });
    if (following) {
      const may = mayFollow({ userId, sellerId, follows: await countFollows(tx, userId) });
      if (!may.ok) return may;
    }
    const more = await saveFollow(tx, { userId, sellerId, following, now: app.clock.now() });
    if (more !== 0)
      await publish(app, tx, {
        name: 'shops.followed',
        subject: sellerId,
        payload: { sellerId, slug: shop.slug, userId, following },
      });
    return ok({ following, followers: shop.followers + more });
  },
);

export const listFollows = read(shopsContract.listFollows, { policy: signedIn }, async ({ app, caller }) =>
  ok({ sellerIds: await listFollowed(app.db, caller.session?.userId ?? '', MAX_FOLLOWS) }),
);
