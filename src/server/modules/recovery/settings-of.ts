import type { RecoverySettings } from '#domain/recovery/recovery-settings.ts';
import type { Config } from '../../platform/config/config.ts';

/** [REC-13] The thresholds as the operator set them. */
export const settingsOf = (config: Config): RecoverySettings => ({
  inactivityMinutes: config.CART_INACTIVITY_MINUTES,
  reminderHours: config.CART_REMINDER_HOURS,
  expiryDays: config.CART_EXPIRY_DAYS,
  minimumCents: config.CART_MINIMUM_VALUE * 100,
  linkHours: config.CART_LINK_HOURS,
  discounts: config.CART_DISCOUNTS,
});
