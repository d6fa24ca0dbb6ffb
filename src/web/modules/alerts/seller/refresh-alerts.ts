import { refresh } from '#web/platform/use-call.ts';

/** All that tells of alerts is read anew. Apart from the page, so that the frame of the dashboard does not bring its code. */
export const refreshAlerts = (): void =>
  refresh('alerts.listAlerts', 'alerts.getUnreadCount', 'alerts.getAlertStats', 'alerts.listRecentAlerts');
