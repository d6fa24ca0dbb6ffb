/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface ShopEvents {
  'shops.changed': { sellerId: string; slug: string };
  /** [ORD-06] When it works, how long its queue is or what it sells on vacation has changed. */
  'shops.calendar-changed': { sellerId: string };
  /** [DASH-04] A vacation began or is over; `again` from a vacation on which it sold nothing. */
  'shops.vacation-turned': { sellerId: string; slug: string; noticeId: string; isOver: boolean; again: boolean };
  /** [DASH-04] Those who follow a shop hear that it sells again: the next of them, after a person. */
  'shops.back-told': { sellerId: string; noticeId: string; after: string };
  /** [OFFICE-03] An application was approved or refused; the reason stands in its row. */
  'shops.application-decided': { sellerId: string; number: number; isApproved: boolean };
  'shops.followed': { sellerId: string; slug: string; userId: string; following: boolean };
}
