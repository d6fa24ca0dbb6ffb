/** [ORD-01] An order that nobody called delivered counts as delivered so many days after the latest promised day. */
export const DELIVERED_AFTER_DAYS = 14;

/** Who buys at a distance may withdraw for so many days after delivery (2011/83/EU article 9), whatever a shop says. */
export const MIN_RETURN_DAYS = 14;
