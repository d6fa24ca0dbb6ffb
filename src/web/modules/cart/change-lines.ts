import { changeQuantity as changed, removeLine } from '#domain/cart/change-cart.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import { lineFor } from '#domain/cart/offline-queue/plan.ts';
import { send } from '#web/platform/sending/send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { addToWishlist } from '#web/modules/wishlist/wishlist-state.ts';
import { addLineToCart, cartNow, changeCart, idOf, showRefusal } from './cart-state.ts';
import * as texts from './texts/change-texts.ts';

const UNDO_MILLISECONDS = 6000;

export async function setQuantity(lineId: string, quantity: number): Promise<void> {
  const cart = cartNow();
  const line = cart.items.find(({ id }) => id === lineId);
  const result = changed(cart, { lineId, quantity }, new Date());
  if (!result.ok || !line) return void (result.ok || showRefusal(result.problem));
  await changeCart({
    next: result.value,
    operation: { kind: 'set', line, was: line.quantity, quantity },
    call: async (idempotencyKey) => send('cart.changeQuantity', { lineId: await idOf(line), quantity }, idempotencyKey),
  });
}

/** Takes a line out without a word; true when the server did so too, or will. */
export function removeCartLine(line: CartLine): Promise<boolean> {
  const cart = cartNow();
  const lineInCart = lineFor(cart, line) ?? line;
  return changeCart({
    next: removeLine(cart, lineInCart.id, new Date()),
    operation: { kind: 'set', line: lineInCart, was: lineInCart.quantity, quantity: 0 },
    call: async () => send('cart.removeItem', { lineId: await idOf(lineInCart) }),
  });
}

/** [UX-44] Says that a line has gone; for a few seconds it can be brought back, as many of it as there are. */
function showRemoved(text: string, line: CartLine): void {
  const quantity = Math.min(line.quantity, line.stock);
  const undoAction = { label: texts.undo, onClick: () => void addLineToCart({ ...line, quantity }) };
  showToast(text, line.available && quantity > 0 ? { duration: UNDO_MILLISECONDS, action: undoAction } : undefined);
}

/** [UX-44] Removes a line without asking. */
export async function removeFromCart(line: CartLine): Promise<void> {
  if (await removeCartLine(line)) showRemoved(texts.removed, line);
}

/** [UX-49] A line goes to the wishlist instead of away; from there it comes back by "Move to cart". */
export async function saveForLater(line: CartLine): Promise<void> {
  if (!(await addToWishlist(line.listingId, line.title)) || !(await removeCartLine(line))) return;
  showRemoved(texts.saved, line);
}

/** Lines of which there is nothing, or not enough. */
export const blockedLines = (cart: Cart): CartLine[] =>
  cart.items.filter((line) => !line.available || line.quantity > line.stock);

/** [UX-45] What is gone goes to the wishlist, of the rest as many as there are stay. True when all went well. */
export async function setAside(lines: readonly CartLine[]): Promise<boolean> {
  for (const line of lines) {
    if (line.available && line.stock > 0) await setQuantity(line.id, line.stock);
    else if (!(await addToWishlist(line.listingId, line.title)) || !(await removeCartLine(line))) return false;
  }
  return true;
}
