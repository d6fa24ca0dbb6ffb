import { useRef, useState } from 'react';
import { ApiProblem } from '#web/platform/api.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { openCart } from '#web/modules/cart/cart-overlay.ts';
import { refreshCart } from '#web/modules/cart/cart-state.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/orders-texts.tsx';
import './orders-page.css';

interface Of {
  orderId: string;
  /** Of a guest. */
  accessKey?: string;
}

interface AddedLines {
  /** Its pieces that are in the cart now, and the words about those that are not. */
  added: number;
  refused: string[];
}

/** [UX-62, ORD-02] Puts an order's pieces into the cart as they were chosen; what is not to be had any more is named. */
async function putAgain({ orderId, accessKey }: Of, send: Send, keys: Map<string, string>): Promise<AddedLines> {
  const order = await send('orders.getOrder', { orderId, accessKey });
  const result: AddedLines = { added: 0, refused: [] };
  for (const { id, title, listingId, variantId, quantity, personalisation } of order.lines) {
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    try {
      await send('cart.addItem', { listingId, variantId, quantity, personalisation }, key);
      result.added += 1;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status === 0) throw error;
      result.refused.push(`${title}: ${error.message}`);
    }
  }
  return result;
}

export function BuyAgain({ orderId, number, accessKey }: Of & { number: string }) {
  const { isSending: busy, run } = usePress();
  const [refused, setRefused] = useState<string[]>([]);
  /** By line: where the connection was lost, another press adds nothing twice. */
  const keys = useRef(new Map<string, string>());
  const press = (): void =>
    void run(
      async (send) => {
        const result = await putAgain({ orderId, accessKey }, send, keys.current);
        keys.current.clear();
        setRefused(result.refused);
        if (result.added === 0) return;
        await refreshCart();
        openCart();
      },
      () => showToast(texts.notPut, { type: 'error' }),
    );
  return (
    <>
      <Button isBusy={busy} hasSpinner onClick={press}>
        {texts.buyAgain}
        <span className="visually-hidden">{texts.buyAgainOf(number)}</span>
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
