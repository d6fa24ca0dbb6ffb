import { z } from 'zod';

/** Every public id: 1 to 128 letters, digits, underscores or hyphens [MSG-06]. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);

/** The greatest number that an integer column takes. */
export const MAX_INT = 2_147_483_647;

/** Prefixes of generated ids, each followed by a UUID [MSG-17]. */
const idPrefixes = {
  order: 'order',
  bulk: 'bulk_',
  thread: 'thread_',
  message: 'msg',
  moderation: 'mod',
  batch: 'batch',
  alert: 'alert_',
  escalation: 'esc',
  audit: 'audit',
  template: 'template',
  transaction: 'txn',
  refund: 'refund_',
  payout: 'payout_',
  withdrawal: 'withdrawal_',
  return: 'return_',
  parcel: 'parcel_',
} as const;

export type IdPrefix = keyof typeof idPrefixes;

/** `order` + UUID, `alert_` + UUID … */
export const prefixedId = (kind: IdPrefix, uuid: string): string => `${idPrefixes[kind]}${uuid}`;
