import type { CartLine } from '../model.ts';

/*
 * Glossary
 * queued change   what somebody did to cart or wishlist without a connection: kept in the browser until the server has it
 * conflict        a queued change that could not be made as it was meant; it is shown until somebody has read it
 */

export type QueuedAct =
  | { kind: 'add'; line: CartLine }
  /** `was` is the quantity that was seen, 0 where it was sent without; 0 as the new one takes the line out. */
  | { kind: 'set'; line: CartLine; was: number; quantity: number }
  | { kind: 'save'; listingId: string; title: string }
  | { kind: 'unsave'; listingId: string; title: string };

export interface QueuedChange {
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  /** Orders the changes of a browser: time and count, as text. */
  order: string;
  /** Who made it; null for a guest. It is sent for nobody else. */
  owner: string | null;
  /** It was sent before and the answer was lost: it must be sent again as it is. */
  tried: boolean;
  act: QueuedAct;
}

export type ConflictKind =
  | 'gone'
  | 'choice-gone'
  | 'none-left'
  | 'unavailable'
  | 'fewer'
  | 'price'
  | 'elsewhere'
  | 'removed-elsewhere'
  | 'full'
  | 'refused'
  | 'wish-gone'
  | 'wish-full'
  | 'wish-refused';

export interface Conflict {
  /** The key of the change, and its place among the others. */
  key: string;
  order: string;
  owner: string | null;
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
