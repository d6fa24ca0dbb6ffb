import { knownParams } from './known-params.ts';
import { expanded } from '../wire/expand.ts';
import { integer, metadata, oneOf, onlyKnown } from '../wire/read-params.ts';
import { familyOf, seconds } from '../sandbox-environment.ts';
import type { Charge, Intent } from '../stripe-objects.ts';
import { invalid } from '../wire/stripe-problem.ts';
import { isOpen, onIntent, shownTo } from './on-intent.ts';

export const cancelIntent = onIntent((box, request, { doc, version, charge }) => {
  onlyKnown(request.params, knownParams.cancel);
  if (!isOpen(doc) && doc.status !== 'requires_capture') {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${doc.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state', payment_intent: shownTo(request, doc) },
    );
  }
  const reason =
    oneOf(request.params, 'cancellation_reason', ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']) ??
    null;
  const after: Intent = {
    ...doc,
    status: 'canceled',
    canceled_at: seconds(box.clock),
    cancellation_reason: reason,
    next_action: null,
    amount_capturable: 0,
  };
  const released: Charge | null =
    charge && !charge.doc.captured ? { ...charge.doc, refunded: true, amount_refunded: charge.doc.amount } : null;
  return {
    change: {
      family: familyOf(doc.id),
      intent: { doc: after, hidden: {}, version },
      ...(charge && released ? { charge: { doc: released, version: charge.version } } : {}),
      event: { type: 'payment_intent.canceled', object: after },
    },
    answer: {
      status: 200,
      body: JSON.stringify(
        request.isSecret ? expanded(request.params, after, { charge: released ?? undefined }) : shownTo(request, after),
      ),
    },
  };
});

export const captureIntent = onIntent((_box, request, { doc, version, charge }) => {
  onlyKnown(request.params, knownParams.capture);
  if (doc.status !== 'requires_capture' || !charge) {
    throw invalid(
      `This PaymentIntent could not be captured because it has a status of ${doc.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      { code: 'payment_intent_unexpected_state', payment_intent: doc },
    );
  }
  const amount = integer(request.params, 'amount_to_capture') ?? doc.amount;
  if (amount < 1 || amount > doc.amount)
    throw invalid('The amount to capture must be between 1 and the authorized amount.', {
      param: 'amount_to_capture',
      code: 'amount_too_large',
    });
  const after: Intent = {
    ...doc,
    status: 'succeeded',
    amount_received: amount,
    amount_capturable: 0,
    metadata: metadata(request.params, doc.metadata),
  };
  const captured: Charge = { ...charge.doc, captured: true, amount_captured: amount };
  return {
    change: {
      family: familyOf(doc.id),
      intent: { doc: after, hidden: {}, version },
      charge: { doc: captured, version: charge.version },
      event: { type: 'payment_intent.succeeded', object: after },
    },
    answer: { status: 200, body: JSON.stringify(expanded(request.params, after, { charge: captured })) },
  };
});
