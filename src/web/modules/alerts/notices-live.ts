import { refresh } from '#web/platform/use-call.ts';

/** What a person is told while a page is open. */
export const noticesLive = [
  { 'alerts.buyer-notified': () => refresh('alerts.getUnreadNotices', 'alerts.listNotices') },
];
