import type { Cart } from '../model.ts';
import { type Conflict, type ConflictKind, isCartOperation, type QueuedChange } from './model.ts';
import { isSameVariant, lineFor } from './plan.ts';

/** What the server said to a change: the cart (null for a wish), or its problem with the number that it names: pieces left, or what the line holds. */
export type Answer = { ok: true; cart: Cart | null } | { ok: false; code: string; text: string; count: number };

export interface Resolution {
  /** The smaller change to make instead. */
  instead: QueuedChange | null;
  conflict: Conflict | null;
}

const NOTHING: Resolution = { instead: null, conflict: null };

const kindOf: Record<string, ConflictKind> = {
  'cart/not-for-sale': 'gone',
  'cart/paused': 'paused',
  'cart/choice-gone': 'choice-gone',
  'cart/line-not-found': 'removed-elsewhere',
  'cart/changed-elsewhere': 'elsewhere',
  'cart/full': 'full',
  'wishlist/listing-not-found': 'wish-gone',
  'wishlist/full': 'wish-full',
};

function conflictOf(change: QueuedChange, kind: ConflictKind, changes: Partial<Conflict> = {}): Conflict {
  const { operation, key, order, owner } = change;
  const line = isCartOperation(operation) ? operation.line : null;
  return {
    key,
    order,
    owner,
    kind,
    listingId: line?.listingId ?? ('listingId' in operation ? operation.listingId : ''),
    title: line?.title ?? ('title' in operation ? operation.title : ''),
    wanted: operation.kind === 'set' ? operation.quantity : (line?.quantity ?? 0),
    inCart: 0,
    wasCents: 0,
    nowCents: 0,
    line,
    text: '',
    ...changes,
  };
}

/** There are not that many: as many as there are are taken instead, and told. */
function fewer(change: QueuedChange, stock: number, inCart: number): Resolution {
  const { operation, key } = change;
  if (!isCartOperation(operation)) return NOTHING;
  // An add comes on top of what lies there; a quantity takes its place.
  const room = operation.kind === 'add' ? stock - inCart : stock;
  const isMore = operation.kind === 'add' ? room > 0 : room > inCart;
  // A line of which there is nothing stays, be it sold out or out of the shop.
  const kind = stock === 0 && inCart > 0 ? 'unavailable' : 'none-left';
  if (!isMore) return { instead: null, conflict: conflictOf(change, kind, { inCart }) };
  // The key of the smaller change is made of the first one's, so that it too is done once however often it is sent.
  const next = { ...change, key: nextKey(key), tried: false };
  const instead: QueuedChange =
    operation.kind === 'add'
      ? { ...next, operation: { ...operation, line: { ...operation.line, quantity: room } } }
      : { ...next, operation: { ...operation, quantity: room } };
  return { instead, conflict: conflictOf(change, 'fewer', { inCart: stock }) };
}

/** Another key that follows from a key: the last letter moves on. */
const nextKey = (key: string): string =>
  `${key.slice(0, -1)}${((Number.parseInt(key.at(-1) ?? '0', 16) + 1) % 16).toString(16)}`;

/** What becomes of a change after the server's answer: done, done in part, or told to the person. `cart` is the server's, as it is. */
export function resolveConflict(change: QueuedChange, answer: Answer, cart: Cart): Resolution {
  const { operation } = change;
  if (answer.ok) {
    if (operation.kind !== 'add') return NOTHING;
    const now = answer.cart && lineFor(answer.cart, operation.line);
    const isOther = now && now.priceCents !== operation.line.priceCents;
    return isOther
      ? {
          instead: null,
          conflict: conflictOf(change, 'price', {
            inCart: now.quantity,
            wasCents: operation.line.priceCents,
            nowCents: now.priceCents,
          }),
        }
      : NOTHING;
  }
  const { code, text, count } = answer;
  if (operation.kind === 'unsave')
    return code.startsWith('wishlist/')
      ? NOTHING
      : { instead: null, conflict: conflictOf(change, 'wish-refused', { text }) };
  if (operation.kind === 'save')
    return { instead: null, conflict: conflictOf(change, kindOf[code] ?? 'wish-refused', { text }) };
  const inCart = code === 'cart/changed-elsewhere' ? count : (lineFor(cart, operation.line)?.quantity ?? 0);
  if (code === 'cart/out-of-stock') return fewer(change, count, inCart);
  // Another device wanted the same: there is nothing to tell.
  if (operation.kind === 'set' && operation.quantity === inCart && /line-not-found|changed-elsewhere/.test(code))
    return NOTHING;
  return { instead: null, conflict: conflictOf(change, kindOf[code] ?? 'refused', { inCart, text }) };
}

/** Later changes of a line of which there were fewer go on from what there is. */
export const goOnFrom = (later: readonly QueuedChange[], { line, inCart }: Conflict): QueuedChange[] =>
  later.map((change) =>
    line && change.operation.kind === 'set' && !change.tried && isSameVariant(change.operation.line, line)
      ? { ...change, operation: { ...change.operation, was: inCart } }
      : change,
  );
