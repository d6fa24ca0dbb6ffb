import { fail, ok } from '#domain/core/result.ts';
import { checkPromotion } from '#domain/promotions/check-promotion.ts';
import { promotionsContract } from '#domain/promotions/contract.ts';
import { stagesOf } from '#domain/promotions/lifecycle.ts';
import { MAX_RUNNING_PROMOTIONS } from '#domain/promotions/model.ts';
import { plainCode } from '#domain/promotions/promo.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { findTimeZone } from '../shops/shop-store.ts';
import { insertCodes } from './promo-store.ts';
import { findSales } from './sale-store.ts';
import { countLive, findPromotions, isListingOf, resumeCode, stopCode } from './promotion-store.ts';

/** [SHELL-09] The codes and sales of the caller's shop. */
export const listPromotions = read(promotionsContract.listPromotions, { policy: signedIn }, async ({ app, caller }) => {
  const [of, now] = [{ sellerId: caller.session?.userId ?? '' }, app.clock.now()];
  return ok({
    promotions: await findPromotions(app.db, of, now),
    sales: await findSales(app.db, of, now),
    timeZone: await findTimeZone(app.db, of.sellerId),
  });
});

/** [CART-05] A code that takes a percentage or an amount off the pieces of the caller's shop. */
export const createPromotion = write(
  promotionsContract.createPromotion,
  { policy: signedIn, limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const sellerId = caller.session?.userId ?? '';
    const sound = checkPromotion(input, now);
    if (!sound.ok) return sound;
    if ((await countLive(tx, sellerId, now)) >= MAX_RUNNING_PROMOTIONS) return fail({ code: 'promotions/too-many' });
    const { listingId } = sound.value;
    if (listingId && !(await isListingOf(tx, sellerId, listingId))) return fail({ code: 'promotions/no-such-listing' });
    const [next = null] = stagesOf({ ...sound.value, createdAt: now });
    if ((await insertCodes(tx, [{ sellerId, ...sound.value, next }], now)) === 0)
      return fail({ code: 'promotions/code-taken' });
    const [made] = await findPromotions(tx, { sellerId, code: sound.value.code }, now);
    return made ? ok(made) : fail({ code: 'promotions/code-taken' });
  },
);

/** Ends a code; carts lose it at once, payments that have begun keep it. */
export const stopPromotion = write(
  promotionsContract.stopPromotion,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const named = { sellerId: caller.session?.userId ?? '', code: plainCode(input.code) };
    await stopCode(tx, named, now);
    const [stopped] = await findPromotions(tx, named, now);
    return stopped ? ok(stopped) : fail({ code: 'promotions/not-found' });
  },
);

/** [CART-05, UX-86] Lets a code that was stopped count again; what is told of it begins anew. */
export const resumePromotion = write(
  promotionsContract.resumePromotion,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const named = { sellerId: caller.session?.userId ?? '', code: plainCode(input.code) };
    // Counted first: others of the shop wait from here on, so that what is read holds.
    const live = await countLive(tx, named.sellerId, now);
    const [promotion] = await findPromotions(tx, named, now);
    if (!promotion) return fail({ code: 'promotions/not-found' });
    if (promotion.state === 'ended') return fail({ code: 'promotions/over' });
    if (promotion.state !== 'stopped') return ok(promotion);
    if (live >= MAX_RUNNING_PROMOTIONS) return fail({ code: 'promotions/too-many' });
    const endsAt = promotion.endsAt ? new Date(promotion.endsAt) : null;
    const [next = null] = stagesOf({ createdAt: now, startsAt: new Date(promotion.startsAt), endsAt });
    await resumeCode(tx, { ...named, next }, now);
    const [resumed] = await findPromotions(tx, named, now);
    return ok(resumed ?? promotion);
  },
);
