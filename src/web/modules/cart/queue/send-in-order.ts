import type { Cart } from '#domain/cart/model.ts';
import { type Conflict, isCartOperation, type QueuedChange } from '#domain/cart/offline-queue/model.ts';
import { lineFor } from '#domain/cart/offline-queue/plan.ts';
import { planSending } from '#domain/cart/offline-queue/plan-sending.ts';
import { type Answer, goOnFrom, resolveConflict } from '#domain/cart/offline-queue/resolve-conflict.ts';

interface Sending {
  list(): QueuedChange[];
  put(change: QueuedChange): void;
  drop(key: string): void;
  report(conflict: Conflict): void;
  /** The cart as the server has it. */
  readCart(): Promise<Cart>;
  /** Sends one change; null when no answer came. */
  send(change: QueuedChange): Promise<Answer | null>;
}

const isOfCart = ({ operation }: QueuedChange): boolean => isCartOperation(operation);

/** The change with the server's id of its line; null where the server has no such line. What was sent before stays as it was. */
function addressed(change: QueuedChange, cart: Cart): QueuedChange | null {
  const { operation } = change;
  if (operation.kind !== 'set' || change.tried) return change;
  const line = lineFor(cart, operation.line);
  return line ? { ...change, operation: { ...operation, line: { ...operation.line, id: line.id } } } : null;
}

const GONE: Answer = { ok: false, code: 'cart/line-not-found', text: '', count: 0 };

/**
 * Sends what waits, in order, each change once: it is marked before it is sent and leaves the browser after its answer, so that
 * a change whose answer was lost is sent again under the same key. False when the connection was lost on the way.
 */
export async function sendInOrder(sending: Sending): Promise<boolean> {
  let cart: Cart | null = null;
  for (;;) {
    const plan = planSending(sending.list());
    // First what was joined is written, then what it holds is dropped: a tab that is closed between loses nothing.
    plan.changes.forEach((change) => sending.put(change));
    plan.dropped.forEach((key) => sending.drop(key));
    const [head, ...later] = plan.changes;
    if (!head) return true;
    if (isOfCart(head)) cart ??= await sending.readCart();
    const change: QueuedChange | null = cart ? addressed(head, cart) : head;
    if (change) sending.put({ ...change, tried: true });
    const answer: Answer | null = change ? await sending.send(change) : GONE;
    if (!answer) return false;
    const known = cart;
    // The answer to a change that was sent before is of that time; after a refusal the cart is not known either.
    cart = answer.ok && answer.cart && !head.tried ? answer.cart : null;
    const isRefused = !answer.ok && isOfCart(head) && change !== null;
    if (isRefused) cart = await sending.readCart();
    const { instead, conflict } = resolveConflict(change ?? head, answer, cart ?? (known as Cart));
    if (conflict) {
      sending.report(conflict);
      if (conflict.kind === 'fewer') goOnFrom(later, conflict).forEach((each) => sending.put(each));
    }
    if (instead) sending.put(instead);
    sending.drop(head.key);
  }
}
