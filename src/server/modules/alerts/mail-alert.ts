import { isMailedElsewhere } from '#domain/alerts/templates.ts';
import { MAIL_WAITS_SECONDS } from '#domain/admin/decided.ts';
import { addMilliseconds, SECOND } from '#domain/core/time.ts';
import { mayNotify } from '../accounts/safety/limit-sent.ts';
import { wantsNotification } from '../accounts/profile/notification-choices.ts';
import { aboutDecision } from '../admin/undo/about-decision.ts';
import { react } from '../../platform/events/reaction.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { alertMail } from './alert-mail.ts';
import { lockToMail } from './alert-store.ts';

/**
 * [UX-70, UX-98] Who wished to hear of this kind by mail too gets one, once for each alert. The alert is locked meanwhile,
 * so that one which is being withdrawn is either gone here or finds this mail. A mail about a decision waits until that stands.
 */
export const mailAlert = react({
  name: 'alerts.mail-alert',
  to: ['alerts.raised'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, alertId } = event.payload;
    const alert = await lockToMail(tx, { sellerId, alertId });
    if (alert && isMailedElsewhere(alert.type)) return;
    if (!alert?.email || !(await wantsNotification(tx, { userId: sellerId, kind: alert.category, channel: 'email' })))
      return;
    if (!(await mayNotify({ db: tx, clock: app.clock }, alert))) return;
    const mail = alertMail(app, { ...alert, alertId, sellerId });
    const waits = alert.decided && {
      about: aboutDecision(alert.decided),
      notBefore: addMilliseconds(alert.at, MAIL_WAITS_SECONDS * SECOND),
    };
    await sendMail(app, tx, { ...mail, ...waits });
  },
});
