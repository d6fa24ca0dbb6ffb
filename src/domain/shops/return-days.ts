/** Who buys at a distance may withdraw for so many days after delivery (2011/83/EU article 9): no shop gives fewer. */
export const MIN_RETURN_DAYS = 14;
export const MAX_RETURN_DAYS = 90;
