import type { SettingName } from './settings.ts';

/** How a setting is put into a form. */
export type SettingForm = { kind: 'choice'; options: readonly string[] } | { kind: 'number' | 'numbers' | 'text' };

const onOff: SettingForm = { kind: 'choice', options: ['off', 'on'] };
const number: SettingForm = { kind: 'number' };

/**
 * [OFFICE-01] What administrators set while the product runs: each is read when it is needed, so that another value counts at once. The
 * others make what a process is at its start (ports, database, secrets, providers) and come from its environment alone.
 */
export const editableSettings = {
  SUPPORT_EMAIL: { kind: 'text' },
  SHOPS_PER_IBAN: number,
  APPROVAL_ABOVE: number,
  ADMIN_ACTS_PER_HOUR: number,
  SUBSIDY_PER_ORDER: number,
  SUBSIDY_PER_SHOP_DAY: number,
  SELLER_APPROVAL: { kind: 'choice', options: ['at-once', 'after-look'] },
  REVIEW_MODERATION: onOff,
  LISTING_REVIEW: { kind: 'choice', options: ['off', 'first', 'all'] },
  ANALYTICS_EXPORT: onOff,
  CART_INACTIVITY_MINUTES: number,
  CART_REMINDER_HOURS: { kind: 'numbers' },
  CART_EXPIRY_DAYS: number,
  CART_MINIMUM_VALUE: number,
  CART_LINK_HOURS: number,
  CART_DISCOUNTS: { kind: 'numbers' },
  CART_ADDRESSES_A_DAY: number,
} as const satisfies Partial<Record<SettingName, SettingForm>>;

export type EditableSetting = keyof typeof editableSettings;
export const isEditable = (name: string): name is EditableSetting => Object.hasOwn(editableSettings, name);
