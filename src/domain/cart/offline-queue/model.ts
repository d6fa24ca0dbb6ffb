import type { AnyOperation, QueueConflict, QueuedChange as Queued } from '../../offline/queued-change.ts';
import { isWishlistOperation, type WishlistOperation } from '../../wishlist/queued-operations.ts';
import type { CartLine } from '../model.ts';

type CartOperation =
  | { kind: 'add'; line: CartLine }
  /** `was` is the quantity that was seen, 0 where it was sent without; 0 as the new one takes the line out. */
  | { kind: 'set'; line: CartLine; was: number; quantity: number };

/** What waits for the cart and, in one order with it, for the wishlist. */
export type QueuedOperation = CartOperation | WishlistOperation;
export type QueuedChange = Queued<QueuedOperation>;

export const isCartOperation = (operation: AnyOperation): operation is CartOperation =>
  operation.kind === 'add' || operation.kind === 'set';
export const isQueuedChange = (change: Queued): change is QueuedChange =>
  isCartOperation(change.operation) || isWishlistOperation(change.operation);

const conflictKinds = [
  'gone',
  'paused',
  'choice-gone',
  'none-left',
  'unavailable',
  'fewer',
  'price',
  'elsewhere',
  'removed-elsewhere',
  'full',
  'refused',
  'wish-gone',
  'wish-full',
  'wish-refused',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];
export const isConflictKind = (kind: unknown): kind is ConflictKind =>
  (conflictKinds as readonly unknown[]).includes(kind);

export interface Conflict extends QueueConflict {
  kind: ConflictKind;
  listingId: string;
  title: string;
  /** Pieces that were meant, and that the cart holds now. */
  wanted: number;
  inCart: number;
  /** Unit prices, where they differ. */
  wasCents: number;
  nowCents: number;
  /** The line it was about, for another try; null for a wish. */
  line: CartLine | null;
  /** The server's own sentence, where none of ours fits. */
  text: string;
}

export const isConflict = (conflict: QueueConflict): conflict is Conflict => isConflictKind(conflict.kind);
