import { useRef, useState } from 'react';
import { ApiProblem, send } from '#web/platform/api.ts';
import { openCart } from '#web/rooms/cart/cart-overlay.ts';
import { refreshCart } from '#web/rooms/cart/cart-state.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import './orders-page.css';

interface Asked {
  /** Its pieces that are in the cart now, and the words about those that are not. */
  added: number;
  refused: string[];
}

/** [UX-62, ORD-02] Puts an order's pieces into the cart as they were chosen; what is not to be had any more is named. */
async function putAgain(orderId: string, accessKey: string | undefined, keys: Map<string, string>): Promise<Asked> {
  const order = await send('orders.getOrder', { orderId, accessKey });
  const asked: Asked = { added: 0, refused: [] };
  for (const { id, title, listingId, variantId, quantity, personalisation } of order.lines) {
    const idempotencyKey = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, idempotencyKey);
    try {
      await send('cart.addItem', { listingId, variantId, quantity, personalisation }, { idempotencyKey });
      asked.added += 1;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status === 0) throw error;
      asked.refused.push(`${title}: ${error.message}`);
    }
  }
  return asked;
}

export function BuyAgain({ orderId, number, accessKey }: { orderId: string; number: string; accessKey?: string }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const running = useRef(false);
  /** By line: where the connection was lost, another press adds nothing twice. */
  const keys = useRef(new Map<string, string>());
  const press = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const asked = await putAgain(orderId, accessKey, keys.current);
      keys.current.clear();
      setRefused(asked.refused);
      if (asked.added > 0) {
        await refreshCart();
        openCart();
      }
    } catch {
      showToast('The pieces could not be put into your cart. Try again.', { type: 'error' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      <Button isBusy={busy} hasSpinner onClick={() => void press()}>
        Buy again<span className="visually-hidden">, order {number}</span>
      </Button>
      {refused.length > 0 && (
        <ul className="past-order__refused small" role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
