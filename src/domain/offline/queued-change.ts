/*
 * Glossary
 * queued change   what somebody did without a connection: kept in the browser until the server has it
 * conflict        a queued change that could not be made as it was meant; it is shown until somebody has read it
 */

/** What was done, by a word of its own. The modules that queue say what else belongs to it. */
export interface AnyOperation {
  kind: string;
}

export interface QueuedChange<Operation extends AnyOperation = AnyOperation> {
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  /** Orders the changes of a browser: time and count, as text. */
  order: string;
  /** Who made it; null for a guest. It is sent for nobody else. */
  owner: string | null;
  /** It was sent before and the answer was lost: it must be sent again as it is. */
  tried: boolean;
  operation: Operation;
}

export interface QueueConflict {
  /** The key of the change, and its place among the others. */
  key: string;
  order: string;
  owner: string | null;
  kind: string;
}
