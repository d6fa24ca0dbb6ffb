import { type RefObject, useRef, useState } from 'react';
import type { CheckoutAnswer, LineProblem, Quote } from '#domain/checkout/model.ts';
import { ApiProblem } from '#web/platform/api.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { go } from '#web/platform/router/navigation.ts';
import { refreshCart } from '#web/modules/cart/cart-state.ts';
import type { CardHandle } from './card-fields.tsx';
import { declineText } from './decline-texts.ts';
import { announcePaid, type CheckoutDraft, confirmationAddress, storeLive, type LiveCheckout } from './draft.ts';
import { goToStep } from './use-step.ts';
import * as texts from './texts/checkout-texts.tsx';

export interface Payment {
  busy: boolean;
  /** What went wrong, in words; nothing was charged. */
  problem: string | null;
  lines: LineProblem[];
  pay(draft: CheckoutDraft, quote: Quote): Promise<void>;
}

/** After these the next press begins a payment of its own. */
const endedCodes = ['expired', 'replaced', 'paid-too-late', 'not-found', 'payment-refused'].map(
  (end) => `checkout/${end}`,
);

/** What the provider compares with the card. */
function billingDetails(draft: CheckoutDraft) {
  const { name, line1, postcode, city, country } = draft.billing ?? draft;
  return { name, email: draft.email, address: { line1, postal_code: postcode, city, country } };
}

function checkoutInput(draft: CheckoutDraft, quote: Quote) {
  const { email, delivery, note, billing, ...address } = draft;
  const billingAddress = billing ? { billingAddress: { line2: '', phone: '', ...billing } } : {};
  return { email, address, ...billingAddress, delivery, note, expectedTotalCents: quote.totalCents };
}

async function showPaid(live: LiveCheckout): Promise<void> {
  storeLive(null);
  announcePaid(live);
  await refreshCart();
  go(confirmationAddress(live), { replace: true });
}

/**
 * One press of Pay. Every press of the same order carries the same key until it is declined for good, so a double click, a
 * repeated request or a lost answer leads to the same checkout.
 */
export function usePayment(card: RefObject<CardHandle | null>, requote: () => void): Payment {
  const { isSending: busy, run } = usePress();
  const [problem, setProblem] = useState<string | null>(null);
  const [lines, setLines] = useState<LineProblem[]>([]);
  const press = useRef<{ body: string; key: string; started: CheckoutAnswer | null } | null>(null);

  const start = async (send: Send, draft: CheckoutDraft, quote: Quote): Promise<CheckoutAnswer> => {
    const input = checkoutInput(draft, quote);
    const body = JSON.stringify([
      input,
      quote.parcels.flatMap((parcel) => parcel.lines.map((line) => [line.id, line.quantity])),
    ]);
    if (press.current?.body !== body) press.current = { body, key: crypto.randomUUID(), started: null };
    press.current.started ??= await send('checkout.startCheckout', input, press.current.key);
    return press.current.started;
  };

  const payOnce = async (send: Send, draft: CheckoutDraft, quote: Quote): Promise<void> => {
    const handle = card.current;
    if (!handle) throw new ApiProblem(0, { code: 'card', message: texts.payFailed.loading });
    const started = await start(send, draft, quote);
    const live = { checkoutId: started.checkoutId, accessKey: started.accessKey };
    storeLive(live);
    if (started.status === 'paid') return showPaid(live);
    const { error } = await handle.stripe.confirmCardPayment(started.clientSecret ?? '', {
      payment_method: { card: handle.card, billing_details: billingDetails(draft) },
    });
    const finished = await send('checkout.finishCheckout', live);
    if (finished.status === 'paid') return showPaid(live);
    handle.clearCode();
    if (error?.type === 'validation_error')
      throw new ApiProblem(0, { code: 'card', message: error.message ?? texts.payFailed.details });
    throw new ApiProblem(0, {
      code: 'declined',
      message: declineText(error?.decline_code ?? finished.declineCode ?? error?.code),
    });
  };

  const failed = (error: unknown): void => {
    const problem =
      error instanceof ApiProblem ? error : new ApiProblem(0, { code: 'unknown', message: texts.payFailed.unknown });
    setProblem(problem.message);
    if (Array.isArray(problem.facts.lines)) setLines(problem.facts.lines as LineProblem[]);
    if (endedCodes.includes(problem.code)) press.current = null;
    // Pieces may be set aside by now, which other screens of this browser show as its own.
    void refreshCart();
    if (problem.code.startsWith('checkout/')) requote();
    if (problem.code === 'checkout/way-not-offered') goToStep('delivery');
  };

  const pay = async (draft: CheckoutDraft, quote: Quote): Promise<void> => {
    await run((send) => {
      setProblem(null);
      setLines([]);
      return payOnce(send, draft, quote);
    }, failed);
  };
  return { busy, problem, lines, pay };
}
