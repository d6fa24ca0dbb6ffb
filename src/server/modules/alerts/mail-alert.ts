import { hrefTo } from '#domain/addresses.ts';
import { isMailedElsewhere } from '#domain/alerts/templates.ts';
import { MAIL_WAITS_SECONDS } from '#domain/admin/decided.ts';
import { addMilliseconds, SECOND } from '#domain/core/time.ts';
import { deliver } from '../accounts/delivery/deliver.ts';
import { aboutDecision } from '../admin/undo/about-decision.ts';
import { react } from '../../platform/events/reaction.ts';
import { alertMail } from './alert-mail.ts';
import { lockToMail } from './alert-store.ts';

/**
 * [UX-70, UX-98] A maker hears of an alert outside of the shop too, once for each, in the way they chose. The alert is locked meanwhile,
 * so that one which is being withdrawn is either gone here or finds this mail. A mail about a decision waits until that stands.
 */
export const mailAlert = react({
  name: 'alerts.mail-alert',
  to: ['alerts.raised'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, alertId } = event.payload;
    const alert = await lockToMail(tx, { sellerId, alertId });
    if (!alert) return;
    const about = alert.decided ? aboutDecision(alert.decided) : undefined;
    const waits = about && { about, notBefore: addMilliseconds(alert.at, MAIL_WAITS_SECONDS * SECOND) };
    const { title, message, url, quoted } = alert;
    await deliver(app, tx, {
      ...{ userId: sellerId, kind: alert.category, address: alert, isCritical: alert.priority === 'critical' },
      ...(isMailedElsewhere(alert.type) ? { only: 'push' as const } : {}),
      mail: { ...alertMail(app, { ...alert, alertId, sellerId }), ...waits },
      line: { title, message, path: url || hrefTo('messages'), quoted, about },
    });
  },
});
