import { deliver } from '../../accounts/delivery/deliver.ts';
import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findShopName, listFollowers } from '../follow-store.ts';
import { backFromVacationLine, backFromVacationMail } from './back-from-vacation-mail.ts';

const BATCH_SIZE = 500;

/** Followers hear once that a shop is back; the next of them are written to by the next event. */
export const mailFollowers = react({
  name: 'shops.mail-followers',
  to: ['shops.vacation-turned', 'shops.back-told'],
  handle: async ({ event, tx, app }) => {
    if (event.name === 'shops.vacation-turned' && !(event.payload.isOver && event.payload.again)) return;
    const { sellerId, noticeId } = event.payload;
    const shop = await findShopName(tx, sellerId);
    const after = event.name === 'shops.back-told' ? event.payload.after : '';
    const followers = await listFollowers(tx, { sellerId, after, limit: BATCH_SIZE });
    for (const follower of followers) {
      if (!shop) break;
      const { userId } = follower;
      const mail = backFromVacationMail(app, shop, { ...follower, key: `back ${noticeId} ${userId}` });
      const line = { ...backFromVacationLine(shop, follower.language), quoted: sellerId };
      await deliver(app, tx, { userId, kind: 'followed_shops', address: follower, mail, line });
    }
    const last = followers.at(-1);
    if (followers.length === BATCH_SIZE && last)
      await publish(app, tx, {
        name: 'shops.back-told',
        subject: sellerId,
        payload: { sellerId, noticeId, after: last.userId },
      });
  },
});
