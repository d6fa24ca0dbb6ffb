import { useEffect } from 'react';
import { addLine } from '#domain/cart/change-cart.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import type { QueuedOperation } from '#domain/cart/offline-queue/model.ts';
import { cartWith, lineFor } from '#domain/cart/offline-queue/plan.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { send } from '#web/platform/sending/send.ts';
import { onPersonChange } from '#web/platform/session.ts';
import { createLatestWins } from '#web/platform/latest-wins.ts';
import { openCart } from './cart-overlay.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import type { Addition } from '#web/modules/listings/slots.ts';
import { lineOf } from './cart-line.ts';
import type { refusalText } from './refusal-text.ts';
import { syncActivity } from './sync-activity.ts';
import { answered, queueChange, mine } from '#web/modules/offline/offline-queue.ts';
import { parseCart } from '#web/modules/cart/queue/read-stored.ts';
import { onSent } from '#web/modules/offline/on-sent.ts';
import { flushQueue } from '#web/modules/offline/flush-queue.ts';
import * as texts from './texts/change-texts.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

/** [CART-03] What the cart is kept under in this browser. */
const KEY = 'artisan-cart';

/** A cart that somebody wrote into the storage by hand, or a forbidden storage, must not break a page. */
function readStoredCart(): Cart {
  try {
    return parseCart(localStorage.getItem(KEY));
  } catch {
    return emptyCart;
  }
}

interface State {
  cart: Cart;
  /** The server has answered since this page was opened. */
  isFresh: boolean;
  failed: ApiProblem | null;
  /** The line that was added last: the drawer confirms it. */
  added: string | null;
}

const state = createStore<State>({ cart: readStoredCart(), isFresh: false, failed: null, added: null });

export const cartNow = (): Cart => state.get().cart;
export const useCartState = (): State => useStore(state);
export const useCartCount = (): number => useCartState().cart.itemCount;

/** Shows a cart here and in every tab; `isFresh` where the server answered it. */
export function showCart(cart: Cart, isFresh = state.get().isFresh): void {
  storeText(KEY, JSON.stringify(cart));
  state.set((now) => ({ ...now, cart, isFresh, failed: null }));
}

// [UX-47] Another tab changed the cart.
addEventListener('storage', (event) => {
  if (event.key === KEY) state.set((now) => ({ ...now, cart: readStoredCart() }));
});

/** Nobody misses it where its code cannot come: it is fetched for what people do, not for the first page. */
const recordActivity = (): void =>
  void import('./record-activity.ts').then((code) => code.recordActivity()).catch(() => undefined);

syncActivity({
  watch: state.watch,
  read: () => state.get().cart,
  send: recordActivity,
});

// [REC-02] A choice about reminders is known to the server at once.
addEventListener('consent-changed', recordActivity);

const latestWins = createLatestWins();

/** Asks the server for the cart as it is now. */
export async function refreshCart(): Promise<void> {
  try {
    showCart(cartWith(await latestWins.read(() => send('cart.getCart', undefined)), mine()), true);
  } catch (error) {
    if (error instanceof ApiProblem) state.set((now) => ({ ...now, failed: error }));
  }
}

/** [CAT-02] How many pieces of a listing's variants are set aside for a payment of this cart: they are still its own to buy. */
export function useReserved(listingId: string): ReadonlyMap<string, number> {
  const { cart, isFresh } = useCartState();
  const lines = cart.items.filter((line) => line.listingId === listingId);
  const isStale = lines.length > 0 && !isFresh;
  useEffect(() => {
    if (isStale) void refreshCart();
  }, [isStale]);
  return new Map(lines.map(({ variantId, reserved = 0 }) => [variantId, reserved]));
}

onSent(refreshCart);

// What a member chose, and the words for it, go with them; what a guest chose comes along.
onPersonChange((_, before) => {
  if (before) showCart(emptyCart, false);
  void refreshCart();
});

interface Change {
  next: Cart;
  operation: QueuedOperation;
  call: (idempotencyKey: string) => Promise<Cart>;
}

/** Keeps a change until there is a connection; where this browser can keep none, the cart goes back to what it was. */
function queueOrRevert(operation: QueuedOperation, before: Cart, lost?: string): boolean {
  if (queueChange(operation, lost, lost !== undefined)) {
    void flushQueue();
    return true;
  }
  showCart(before);
  showToast(texts.noRoom, { type: 'error' });
  return false;
}

/** Sends a change and shows the cart that it left, or how it stands after the last of several that overlapped. */
export async function showAfter(sending: Promise<Cart>): Promise<void> {
  const { sent, alone } = await latestWins.change(sending);
  if (alone) showCart(cartWith(sent, mine()), true);
  else if (latestWins.isQuiet()) await refreshCart();
}

/** Shows the change at once, sends it, and shows what the server says in the end; a refusal brings the old cart back. */
export async function changeCart({ next, operation, call }: Change): Promise<boolean> {
  const before = state.get().cart;
  const key = crypto.randomUUID();
  showCart(next);
  // What waits goes first, so that changes arrive in the order in which they were made.
  if (!navigator.onLine || mine().length > 0) return queueOrRevert(operation, before);
  const asSent = operation.kind === 'set' ? { ...operation, was: 0 } : operation;
  try {
    await showAfter(answered(key, asSent, call(key)));
    return true;
  } catch (error) {
    const problem = error as ApiProblem;
    // Nobody knows whether it arrived: under its key it is sent again, as it was sent.
    if (problem.status === 0) return queueOrRevert(asSent, before, key);
    showCart(before);
    showToast(problem.message, { type: 'error' });
    void refreshCart();
    return false;
  }
}

/** The ids that the server gave, or is about to give, to lines that were shown before its answer. */
const givenIds = new Map<string, Promise<string>>();

function sendAddition(line: CartLine, idempotencyKey: string): Promise<Cart> {
  const { listingId, variantId, quantity, personalisation } = line;
  const sending = send('cart.addItem', { listingId, variantId, quantity, personalisation }, idempotencyKey);
  const given = sending.then(
    (cart) => lineFor(cart, line)?.id ?? line.id,
    () => line.id,
  );
  givenIds.set(line.id, given);
  return sending;
}

/** The id by which the server knows a line. */
export const idOf = ({ id }: CartLine): Promise<string> | string => givenIds.get(id) ?? id;

/** Says why the rule refuses a change. */
export function showRefusal(problem: Parameters<typeof refusalText>[0]): void {
  void import('./refusal-text.ts').then(({ refusalText }) => showToast(refusalText(problem), { type: 'error' }));
}

/** Puts a line in, or says why not; true when it is there. */
export async function addLineToCart(line: CartLine): Promise<boolean> {
  const result = addLine(state.get().cart, line, new Date());
  if (result.ok)
    return changeCart({ next: result.value, operation: { kind: 'add', line }, call: (key) => sendAddition(line, key) });
  showRefusal(result.problem);
  return false;
}

/** [CART-02, UX-37] Adds a piece and opens the drawer, which confirms it. */
export async function addToCart(addition: Addition): Promise<void> {
  const line = lineOf(addition);
  const before = state.get().cart;
  const added = addLineToCart(line);
  if (state.get().cart === before) return;
  state.set((now) => ({ ...now, added: line.variantId }));
  openCart();
  await added;
}
