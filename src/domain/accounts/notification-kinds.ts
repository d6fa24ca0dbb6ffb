/** What a person may hear of, and how. Words of what they bought themselves always come by mail: they are part of the sale. */
export const notificationKinds = {
  order: { label: 'Orders of your shop', hint: 'New orders and what changes about them', screen: true, email: false },
  review: {
    label: 'Reviews and answers',
    hint: 'Reviews of your pieces, and answers to yours',
    screen: true,
    email: false,
  },
  message: {
    label: 'Questions and messages',
    hint: 'Questions about your pieces, and what is written to you',
    screen: true,
    // [MSG-15] Somebody waits for an answer, and may not come by.
    email: true,
  },
  analytics: { label: 'How your shop does', hint: 'Left carts and other hints', screen: true, email: false },
} as const satisfies Record<string, { label: string; hint: string; screen: boolean; email: boolean }>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];
export const notificationChannels = ['screen', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);
