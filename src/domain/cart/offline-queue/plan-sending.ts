import { isWishlistOperation } from '../../wishlist/queued-operations.ts';
import { isCartOperation, type QueuedChange } from './model.ts';
import { isSameVariant } from './plan.ts';

/** The same place of cart or wishlist. */
function isAboutSame(a: QueuedChange, b: QueuedChange): boolean {
  const lineOf = ({ operation }: QueuedChange) => (isCartOperation(operation) ? operation.line : null);
  const [one, other] = [lineOf(a), lineOf(b)];
  if (one && other) return isSameVariant(one, other);
  const wishlistListingOf = ({ operation }: QueuedChange) =>
    isWishlistOperation(operation) ? operation.listingId : null;
  return wishlistListingOf(a) !== null && wishlistListingOf(a) === wishlistListingOf(b);
}

/** Two changes of one place as a single one, or null where they stay two. What was sent before stays as it was sent. */
function joined(first: QueuedChange, second: QueuedChange): QueuedChange | null {
  if (first.tried || second.tried || first.owner !== second.owner) return null;
  if (first.operation.kind === 'set' && second.operation.kind === 'set' && first.operation.quantity > 0)
    return { ...second, operation: { ...second.operation, line: first.operation.line, was: first.operation.was } };
  return isWishlistOperation(first.operation) ? second : null;
}

export interface Plan {
  /** What to send, in this order. */
  changes: QueuedChange[];
  /** Keys of changes that later ones made needless. */
  dropped: string[];
}

/** Joins what was done to one line one after the other: five presses of “One more” are one change from what was seen. */
export function planSending(queued: readonly QueuedChange[]): Plan {
  const changes: QueuedChange[] = [];
  const dropped: string[] = [];
  for (const change of queued.toSorted((a, b) => (a.order < b.order ? -1 : 1))) {
    const index = changes.findLastIndex((earlier) => isAboutSame(earlier, change));
    const one = index < 0 ? null : joined(changes[index] as QueuedChange, change);
    if (!one) changes.push(change);
    else {
      dropped.push((changes[index] as QueuedChange).key);
      changes.splice(index, 1);
      changes.push(one);
    }
  }
  return { changes: changes.filter(hasEffect(dropped)), dropped };
}

/** A quantity that went up and down again is no change. */
const hasEffect =
  (dropped: string[]) =>
  ({ operation, key, tried }: QueuedChange): boolean => {
    if (operation.kind !== 'set' || operation.quantity !== operation.was || tried) return true;
    dropped.push(key);
    return false;
  };
