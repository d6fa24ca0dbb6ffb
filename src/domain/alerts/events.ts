/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface AlertEvents {
  'alerts.raised': { sellerId: string; alertId: string };
  /** Read, starred, snoozed…: other open pages read their lists again. */
  'alerts.changed': { sellerId: string };
  /** [ALERT-13] Snoozed ones that are back. */
  'alerts.woken': { sellerId: string; alertIds: string[] };
  /** A buyer was told something. */
  'alerts.buyer-notified': { userId: string; noticeId: string };
  /** [CRAFT-09] Some were told of a lower price or a new piece; the next of them by this. */
  'alerts.news-sent': {
    sellerId: string;
    listingId: string;
    type: 'price_drop' | 'new_listing';
    day: string;
    after: string;
  };
  /** [DASH-04] Some who follow a shop read that it is back; the next of them by this. */
  'alerts.back-sent': { sellerId: string; noticeId: string; after: string };
}
