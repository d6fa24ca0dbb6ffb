import type { Cart } from '#domain/cart/model.ts';

/** [CART-04] How long the cart must be at rest before its activity is sent. */
const REST_MILLISECONDS = 2000;

interface Sync {
  watch: (listener: () => void) => unknown;
  read: () => Cart;
  send: () => void;
}

const traceOf = ({ cartId, total, items }: Cart): string =>
  JSON.stringify([
    cartId,
    total,
    items.map((line) => [line.listingId, line.variantId, line.personalisation, line.quantity]),
  ]);

/** [CART-04] Tells the server of activity 2 s after the last change of items, total or cart id. What a page finds when it opens is no activity. */
export function syncActivity({ watch, read, send }: Sync): void {
  let seen = traceOf(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(() => {
    const now = traceOf(read());
    if (now === seen) return;
    seen = now;
    clearTimeout(timer);
    timer = setTimeout(() => read().items.length > 0 && send(), REST_MILLISECONDS);
  });
}
