import type { Cart, CartLine } from '../model.ts';
import { addLine, changeQuantity } from '../change-cart.ts';
import type { QueuedChange } from '../../offline/queued-change.ts';
import { isCartOperation } from './model.ts';

export const isSameVariant = (a: CartLine, b: CartLine): boolean =>
  a.variantId === b.variantId && a.personalisation === b.personalisation;

/** The line a change is about: by its id, or, where the server has given another id since, by the piece and its words. */
export const lineFor = (cart: Cart, line: CartLine): CartLine | undefined =>
  cart.items.find(({ id }) => id === line.id) ?? cart.items.find((item) => isSameVariant(item, line));

function withChange(cart: Cart, { operation, order }: QueuedChange): Cart {
  if (!isCartOperation(operation)) return cart;
  const at = new Date(Number.parseInt(order, 10));
  if (operation.kind === 'add') {
    const added = addLine(cart, operation.line, at);
    return added.ok ? added.value : cart;
  }
  const line = lineFor(cart, operation.line);
  const changed = line && changeQuantity(cart, { lineId: line.id, quantity: operation.quantity }, at);
  return changed?.ok ? changed.value : cart;
}

/** A cart as it will be once the queued changes are made, so far as they can be. */
export const cartWith = (cart: Cart, changes: readonly QueuedChange[]): Cart => changes.reduce(withChange, cart);
