import { MAIL_WAITS_SECONDS } from '#domain/admin/decided.ts';
import { addMilliseconds, SECOND } from '#domain/core/time.ts';
import { mayNotify } from '../accounts/safety/limit-sent.ts';
import { wantsNotification } from '../accounts/profile/notification-choices.ts';
import { linkMail } from '../accounts/security/link-mail.ts';
import { aboutDecision } from '../admin/undo/about-decision.ts';
import { react } from '../platform/events/reaction.ts';
import { sendMail } from '../platform/mail/send-mail.ts';

/**
 * [UX-70, UX-98] Who wished to hear of this kind by mail too gets one, once for each alert. The alert is locked meanwhile,
 * so that one which is being withdrawn is either gone here or finds this mail. A mail about a decision waits until that stands.
 */
export const mailAlert = react({
  name: 'alerts.mail-alert',
  to: ['alerts.raised'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, alertId } = event.payload;
    const { rows } = await tx.query<{
      category: string;
      title: string;
      message: string;
      url: string;
      label: string;
      email: string;
      isProven: boolean;
      /** The listing, review or question whose decision it tells of, which may be taken back for a while. */
      decided: string | null;
      at: Date;
    }>({
      name: 'alerts-to-mail',
      text: `SELECT a.category, a.title, a.message, a.action_url AS url, a.action_label AS label, u.email, u.email_verified AS "isProven",
               a.metadata ->> 'decided' AS decided, a.created_at AS at FROM alerts a JOIN users u ON u.id = a.seller_id WHERE a.seller_id = $1 AND a.id = $2 FOR KEY SHARE OF a`,
      values: [sellerId, alertId],
    });
    const alert = rows[0];
    if (!alert?.email || !(await wantsNotification(tx, { userId: sellerId, kind: alert.category, channel: 'email' })))
      return;
    if (!(await mayNotify({ db: tx, clock: app.clock }, alert))) return;
    const mail = linkMail(app, {
      key: `alert:${alertId}`,
      to: alert.email,
      title: alert.title,
      words: alert.message,
      button: alert.label || 'Open it',
      path: alert.url || '/messages',
    });
    const waits = alert.decided && {
      about: aboutDecision(alert.decided),
      notBefore: addMilliseconds(alert.at, MAIL_WAITS_SECONDS * SECOND),
    };
    await sendMail(app, tx, { ...mail, ...waits });
  },
});
