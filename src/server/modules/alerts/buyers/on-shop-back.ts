import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findShopName, listFollowers } from '../../shops/follow-store.ts';
import { notifyBuyer } from './notify-buyer.ts';

const BATCH_SIZE = 200;

/** [DASH-04, UX-70] Followers read on screen, once a vacation, that a shop sells again; the next of them by the next event. */
export const onShopBack = react({
  name: 'alerts.on-shop-back',
  to: ['shops.vacation-turned', 'alerts.back-sent'],
  handle: async ({ event, tx, app }) => {
    if (event.name === 'shops.vacation-turned' && !(event.payload.isOver && event.payload.again)) return;
    const { sellerId, noticeId } = event.payload;
    const shop = await findShopName(tx, sellerId);
    if (!shop) return;
    const after = event.name === 'alerts.back-sent' ? event.payload.after : '';
    const followers = await listFollowers(tx, { sellerId, after, limit: BATCH_SIZE });
    for (const { userId } of followers)
      await notifyBuyer(app, tx, {
        ...{ type: 'shop_back', event, to: userId, quoted: sellerId, once: `back_${noticeId}_${userId}` },
        values: () => ({ shopName: shop.name, shopSlug: shop.slug }),
      });
    const last = followers.at(-1);
    if (last && followers.length === BATCH_SIZE)
      await publish(app, tx, {
        name: 'alerts.back-sent',
        subject: sellerId,
        payload: { sellerId, noticeId, after: last.userId },
      });
  },
});
