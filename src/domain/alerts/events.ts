/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface AlertEvents {
  'alerts.raised': { sellerId: string; alertId: string };
  /** Read, starred, snoozed…: other open pages read their lists again. */
  'alerts.changed': { sellerId: string };
  /** [ALERT-13] Snoozed ones that are back. */
  'alerts.woken': { sellerId: string; alertIds: string[] };
  /** A buyer was told something. */
  'alerts.buyer-notified': { userId: string; noticeId: string };
}
