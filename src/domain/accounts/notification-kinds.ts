/** What a person may hear of, and how. Words of what they bought themselves always come by mail: they are part of the sale. */
export const notificationKinds = {
  order: { screen: true, email: false },
  review: { screen: true, email: false },
  // [MSG-15] Somebody waits for an answer, and may not come by.
  message: { screen: true, email: true },
  analytics: { screen: true, email: false },
} as const satisfies Record<string, { screen: boolean; email: boolean }>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];
export const notificationChannels = ['screen', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);
