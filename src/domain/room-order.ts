/**
 * The rooms of every floor from the ground up: a room imports only those that stand before it, and its tables are made after theirs.
 * `offline` keeps what the next two send later.
 */
export const roomOrder = [
  'files',
  'vault',
  'accounts',
  'admin',
  'shops',
  'listings',
  'search',
  'promotions',
  'offline',
  'wishlist',
  'cart',
  'recovery',
  'payments',
  'shipping',
  'orders',
  'checkout',
  'returns',
  'reviews',
  'messages',
  'insights',
  'support',
  'alerts',
  'office',
] as const;

export type RoomName = (typeof roomOrder)[number];
