/**
 * screen   the list in the shop, or under Updates
 * email    a mail at once
 * push     a message to the browsers that were chosen for it
 * digest   a line in the mail that comes daily or weekly; never of what came as a mail of its own
 */
export const notificationChannels = ['screen', 'email', 'push', 'digest'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What a maker may hear of, by the categories of alerts [ALERT-01], and how where nothing was chosen. */
export const sellerKinds = {
  order: { screen: true, email: false, push: true, digest: false },
  payment: { screen: true, email: true, push: true, digest: false },
  shipping: { screen: true, email: false, push: false, digest: false },
  inventory: { screen: true, email: false, push: false, digest: false },
  return: { screen: true, email: true, push: true, digest: false },
  // [MSG-15] Somebody waits for an answer, and may not come by.
  message: { screen: true, email: true, push: true, digest: false },
  performance: { screen: true, email: false, push: false, digest: false },
  system: { screen: true, email: true, push: true, digest: false },
  promotion: { screen: true, email: false, push: false, digest: false },
  review: { screen: true, email: false, push: false, digest: false },
  processing: { screen: true, email: true, push: true, digest: false },
  analytics: { screen: true, email: false, push: false, digest: false },
} as const;

/** What a buyer may hear of. Mails about an order always come: they are part of the sale. */
export const buyerKinds = {
  own_orders: { screen: true, email: true, push: true, digest: false },
  own_returns: { screen: true, email: true, push: true, digest: false },
  answers: { screen: true, email: true, push: true, digest: false },
  waited_for: { screen: true, email: true, push: true, digest: false },
  followed_shops: { screen: true, email: true, push: false, digest: false },
  // [CRAFT-09] Weekly, where nobody asks for more.
  price_drops: { screen: true, email: false, push: false, digest: true },
  new_listings: { screen: true, email: false, push: false, digest: true },
} as const;

export const notificationKinds = { ...sellerKinds, ...buyerKinds } satisfies Record<
  string,
  Record<NotificationChannel, boolean>
>;

export type NotificationKind = keyof typeof notificationKinds;
export type BuyerKind = keyof typeof buyerKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** Mails of the others are part of a sale: they cannot be ended. */
export type EndableKind = Exclude<NotificationKind, 'own_orders' | 'own_returns'>;
/** What a link in a mail ends: the mails of a kind, or the digest. */
export type EndableMails = EndableKind | 'digest';
export const isEndableMails = (kind: string): kind is EndableMails => kind === 'digest' || isEndableKind(kind);
export const isEndableKind = (kind: string): kind is EndableKind =>
  isNotificationKind(kind) && kind !== 'own_orders' && kind !== 'own_returns';
