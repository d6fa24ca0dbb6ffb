import { shopsContract } from '#domain/shops/contract.ts';
import { isReservedName } from '#domain/core/reserved-names.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { shopAddresses } from '#domain/shops/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { publish } from '../../platform/events/publish.ts';
import { listFollows, setFollow } from './set-follow.ts';
import { setPicture } from './set-picture.ts';
import { getInvoiceFacts, updateInvoiceFacts } from './tax/update-invoice-facts.ts';
import { findShopCard, updateShop } from './shop-store.ts';
import { beforeErasure } from './before-erasure.ts';
import { shopTables } from './tagged-tables.ts';

const getMine = read(shopsContract.getMine, { policy: signedIn }, async ({ app, caller }) => {
  const mine = await findShopCard(app.db, caller.session?.userId ?? '');
  if (!mine) throw new Error('an account without a shop');
  return ok(mine);
});

/** The words of the maker's shop; its address, ratings and figures cannot be changed here [INV-23]. */
const updateMine = write(shopsContract.updateMine, { policy: signedIn }, async ({ input, app, tx, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const before = await findShopCard(tx, sellerId);
  if (input.name !== before?.shop.name && isReservedName(input.name, app.config.MARKETPLACE_NAME))
    return fail({ code: 'shops/reserved-name' });
  await updateShop(tx, sellerId, input, app.clock.now());
  const mine = await findShopCard(tx, sellerId);
  if (!mine) return fail({ code: 'shops/not-found' });
  await publish(app, tx, 'shops.changed', { subject: sellerId, payload: { sellerId, slug: mine.shop.slug } });
  return ok(mine);
});

const dashboard = { chunk: 'src/web/app/frames/seller/dashboard-page.tsx', load: async () => ({ title: 'Your shop' }) };

export const shops: Room = {
  name: 'shops',
  personalData: shopTables,
  beforeErasure,
  calls: { getMine, updateMine, setPicture, setFollow, listFollows, getInvoiceFacts, updateInvoiceFacts },
  screens: screensAt(shopAddresses, { dashboard, dashboardSection: dashboard }),
  invalidates: {
    'shops.changed': ({ sellerId, slug }) => [`shop:${slug}`, `seller:${sellerId}`, 'home'],
    // The page of the shop tells how many follow it.
    'shops.followed': ({ slug }) => [`shop:${slug}`],
  },
};
