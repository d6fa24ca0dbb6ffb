/** What a maker may hear of, by the categories of alerts [ALERT-01], and how where nothing was chosen. */
export const sellerKinds = {
  order: { screen: true, email: false },
  payment: { screen: true, email: true },
  shipping: { screen: true, email: false },
  inventory: { screen: true, email: false },
  return: { screen: true, email: true },
  // [MSG-15] Somebody waits for an answer, and may not come by.
  message: { screen: true, email: true },
  performance: { screen: true, email: false },
  system: { screen: true, email: true },
  promotion: { screen: true, email: false },
  review: { screen: true, email: false },
  processing: { screen: true, email: true },
  analytics: { screen: true, email: false },
} as const;

/** What a buyer may hear of. Mails about an order always come: they are part of the sale. */
export const buyerKinds = {
  own_orders: { screen: true, email: true },
  own_returns: { screen: true, email: true },
  answers: { screen: true, email: true },
  waited_for: { screen: true, email: true },
  followed_shops: { screen: true, email: true },
} as const;

export const notificationKinds = { ...sellerKinds, ...buyerKinds } satisfies Record<
  string,
  { screen: boolean; email: boolean }
>;

export type NotificationKind = keyof typeof notificationKinds;
export type BuyerKind = keyof typeof buyerKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];
export const notificationChannels = ['screen', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** Mails of the others are part of a sale: they cannot be ended. */
export type EndableKind = Exclude<NotificationKind, 'own_orders' | 'own_returns'>;
export const isEndableKind = (kind: string): kind is EndableKind =>
  isNotificationKind(kind) && kind !== 'own_orders' && kind !== 'own_returns';
