/** [REC-13] The thresholds of winning back abandoned carts. */
export interface RecoverySettings {
  /** How long a cart must be at rest to count as abandoned. */
  inactivityMinutes: number;
  /** Hours after the abandonment at which each reminder is due, ascending. */
  reminderHours: readonly number[];
  /** Age in days, counted from the abandonment, at which a cart is given up. */
  expiryDays: number;
  /** Smallest total that is worth a reminder, minor units. */
  minimumCents: number;
  /** How long a recovery link is valid. */
  linkHours: number;
  /** Reduction offered by each reminder, percent of the cart. */
  discounts: readonly number[];
}
