import type { Picture } from '#domain/core/pictures/picture.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { listPictures } from '../files/picture-store.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { publish } from '../../platform/events/publish.ts';
import { findShopCard, updateShopPicture } from './shop-store.ts';

/** [CAT-05] The maker's photo or the banner of the own shop, out of the maker's own pictures; null takes it away. */
export const setPicture = write(shopsContract.setPicture, { policy: signedIn }, async ({ input, app, tx, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  let picture: Picture | null = null;
  if (input.picture) {
    const stored = (await listPictures(tx, sellerId, [input.picture.id])).get(input.picture.id);
    if (!stored) return fail({ code: 'shops/unknown-picture' });
    picture = { ...input.picture, width: stored.width, height: stored.height, colour: stored.colour };
  }
  await updateShopPicture(tx, sellerId, { place: input.place, picture, now: app.clock.now() });
  const mine = await findShopCard(tx, sellerId);
  if (!mine) return fail({ code: 'shops/not-found' });
  await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug: mine.shop.slug } });
  return ok(mine);
});
