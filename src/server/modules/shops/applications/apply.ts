import { applyNow, mayPublish } from '#domain/shops/applications/decide-application.ts';
import type { OwnApplication } from '#domain/shops/applications/model.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { listPictures } from '../../files/picture-store.ts';
import { findSlug } from '../shop-store.ts';
import { fillShop, findSellerState, insertApplication, lockApplicant } from './application-store.ts';

async function ownApplication(app: App, db: Queryable, sellerId: string): Promise<OwnApplication> {
  const { application, hasPublished } = await findSellerState(db, sellerId);
  const sellerState = { policy: app.config.SELLER_APPROVAL, state: application?.state ?? null, hasPublished };
  const next = applyNow(sellerState);
  return {
    mayPublish: mayPublish(sellerState).ok,
    isOpen: hasPublished || application?.state === 'approved',
    opensAtOnce: next.ok && next.value === 'approved',
    application,
  };
}

/** [OFFICE-03] What an applicant sees. */
export const getApplication = read(shopsContract.getApplication, { policy: signedIn }, async ({ app, caller }) =>
  ok(await ownApplication(app, app.db, caller.session?.userId ?? '')),
);

/** [OFFICE-03] Applies, for the first time or again after a refusal. */
export const apply = write(
  shopsContract.apply,
  { policy: signedIn, limit: { times: 10, seconds: 3600 } },
  async ({ input: { pictures, ...facts }, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    await lockApplicant(tx, sellerId);
    const { application, hasPublished } = await findSellerState(tx, sellerId);
    const next = applyNow({
      policy: app.config.SELLER_APPROVAL,
      state: hasPublished ? 'approved' : (application?.state ?? null),
      hasPublished,
    });
    if (!next.ok) return next;
    const ids = pictures.map(({ id }) => id);
    const stored = await listPictures(tx, sellerId, ids);
    const shown = pictures.flatMap((picture) => {
      const row = stored.get(picture.id);
      return row ? [{ ...picture, width: row.width, height: row.height, colour: row.colour }] : [];
    });
    if (shown.length < pictures.length) return fail({ code: 'shops/unknown-picture' });
    const now = app.clock.now();
    await insertApplication(tx, { ...facts, sellerId, state: next.value, pictures: shown, now });
    if (next.value === 'approved') {
      await fillShop(tx, { sellerId, story: facts.story, country: facts.country, now });
      const slug = (await findSlug(tx, sellerId)) ?? '';
      await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug } });
    }
    return ok(await ownApplication(app, tx, sellerId));
  },
);
