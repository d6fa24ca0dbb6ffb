import { wantsNotification } from '../../accounts/profile/notification-choices.ts';
import { mayNotify } from '../../accounts/safety/limit-sent.ts';
import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { sendMails } from '../../../platform/mail/send-mail.ts';
import { findShopName, listFollowers } from '../follow-store.ts';
import { backFromVacationMail } from './back-from-vacation-mail.ts';

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
    const mails: Mail[] = [];
    for (const follower of followers)
      if (
        shop &&
        (await wantsNotification(tx, { userId: follower.userId, kind: 'followed_shops', channel: 'email' })) &&
        (await mayNotify({ db: tx, clock: app.clock }, follower))
      )
        mails.push(backFromVacationMail(app, shop, { ...follower, key: `back ${noticeId} ${follower.userId}` }));
    if (mails.length > 0) await sendMails(app, tx, mails);
    const last = followers.at(-1);
    if (followers.length === BATCH_SIZE && last)
      await publish(app, tx, 'shops.back-told', {
        subject: sellerId,
        payload: { sellerId, noticeId, after: last.userId },
      });
  },
});
