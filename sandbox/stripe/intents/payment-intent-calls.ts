import { asChange, confirmIntent, type TryOutcome } from './confirm-intent.ts';
import type { Params } from '../wire/form-body.ts';
import { newIntent, withParams } from './intent-params.ts';
import { knownParams } from './known-params.ts';
import { methodOfId, methodOfParams, type UsableMethod } from '../payment-method-calls.ts';
import { expanded } from '../wire/expand.ts';
import { flag, onlyKnown, text } from '../wire/read-params.ts';
import {
  type Answer,
  changeOnce,
  problemAnswer,
  type Sandbox,
  type SandboxCall,
  type SandboxRequest,
} from '../wire/sandbox-call.ts';
import { familyOf, newFamily } from '../sandbox-environment.ts';
import { loadIntent } from '../store/sandbox-store.ts';
import type { Intent } from '../stripe-objects.ts';
import { invalid, missing } from '../wire/stripe-problem.ts';
import { behaviourOf } from '../test-cards.ts';
import { checkSecret, type Decision, isOpen, onIntent, shownTo, unexpected } from './on-intent.ts';

async function usableMethod(box: Sandbox, request: SandboxRequest, doc: Intent): Promise<UsableMethod | null> {
  if (request.params['payment_method_data'] !== undefined)
    return methodOfParams(box, request.params['payment_method_data'] as Params, request);
  const id = text(request.params, 'payment_method') || doc.payment_method;
  return id ? methodOfId(box, id) : null;
}

function checkedReturn(request: SandboxRequest, doc: Intent): { returnUrl: string | undefined; usesScript: boolean } {
  const { params } = request;
  const returnUrl = text(params, 'return_url') || undefined;
  if (returnUrl !== undefined && !/^https?:\/\/[^\s]+$/.test(returnUrl))
    throw invalid('Not a valid URL', { param: 'return_url', code: 'url_invalid' });
  const usesScript = flag(params, 'use_stripe_sdk') ?? !request.isSecret;
  if (request.isSecret && !usesScript && !returnUrl && doc.automatic_payment_methods?.allow_redirects === 'always') {
    throw invalid(
      `This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a \`return_url\`. If you don't want to accept redirect-based payment methods, set \`automatic_payment_methods[enabled]\` to \`true\` and \`automatic_payment_methods[allow_redirects]\` to \`never\` when creating Setup Intents and Payment Intents.`,
    );
  }
  return { returnUrl, usesScript };
}

/** Tries to pay `doc` as the parameters say. Without a card it waits for one. */
async function tryToPay(
  box: Sandbox,
  request: SandboxRequest,
  { doc, version }: { doc: Intent; version: number | null },
): Promise<Decision> {
  const family = familyOf(doc.id);
  const method = await usableMethod(box, request, doc);
  if (!method) {
    throw invalid(
      `You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.`,
      {
        code: 'payment_intent_unexpected_state',
        ...(version === null ? {} : { payment_intent: shownTo(request, doc) }),
      },
    );
  }
  const { params } = request;
  const outcome = confirmIntent(box, family, {
    doc,
    method: method.doc,
    card: method.card,
    ...checkedReturn(request, doc),
    offSession: text(params, 'off_session') === 'true',
    errorOnAction: flag(params, 'error_on_requires_action') ?? false,
  });
  return {
    change: {
      ...asChange(family, outcome, version),
      ...(method.isNew ? { newMethod: { doc: method.doc, behaviour: behaviourOf(method.card) } } : {}),
    },
    answer: outcomeAnswer(request, outcome, method.isNew ? method : null),
  };
}

function outcomeAnswer(request: SandboxRequest, outcome: TryOutcome, method: UsableMethod | null): Answer {
  if (outcome.problem) {
    outcome.problem.body.payment_intent = shownTo(request, outcome.doc);
    return problemAnswer(outcome.problem, request.requestId);
  }
  const objects = { charge: outcome.newCharge, method: method?.doc };
  return {
    status: 200,
    body: JSON.stringify(
      request.isSecret ? expanded(request.params, outcome.doc, objects) : shownTo(request, outcome.doc),
    ),
  };
}

export const createIntent: SandboxCall = async (box, request) => {
  const isConfirmed = flag(request.params, 'confirm') ?? false;
  const family = newFamily(box);
  const doc = newIntent(box, family, request.params);
  return changeOnce(box, request, async () => {
    if (isConfirmed) return tryToPay(box, request, { doc, version: null });
    const method = await usableMethod(box, request, doc);
    const made: Intent = method ? { ...doc, payment_method: method.doc.id, status: 'requires_confirmation' } : doc;
    return {
      change: {
        family,
        intent: { doc: made, hidden: {}, version: null },
        ...(method?.isNew ? { newMethod: { doc: method.doc, behaviour: behaviourOf(method.card) } } : {}),
      },
      answer: { status: 200, body: JSON.stringify(expanded(request.params, made, { method: method?.doc })) },
    };
  });
};

export const getIntent: SandboxCall = async (box, request, id) => {
  onlyKnown(request.params, knownParams.retrieve);
  const { intent } = await loadIntent(box.db, familyOf(id), null);
  if (!intent || intent.doc.id !== id) throw missing('payment_intent', id, 'intent');
  checkSecret(request, intent.doc);
  if (!request.isSecret) return { status: 200, body: JSON.stringify(shownTo(request, intent.doc)) };
  const wantsMethod =
    JSON.stringify(request.params['expand'] ?? '').includes('payment_method') && intent.doc.payment_method;
  const method = wantsMethod ? (await methodOfId(box, intent.doc.payment_method as string)).doc : undefined;
  return {
    status: 200,
    body: JSON.stringify(expanded(request.params, intent.doc, { charge: intent.charge?.doc, method })),
  };
};

export const updateIntent = onIntent(async (box, request, { doc, version, hidden }) => {
  onlyKnown(request.params, knownParams.update);
  const changed = withParams(doc, request.params);
  if ((changed.amount !== doc.amount || changed.currency !== doc.currency) && !isOpen(doc))
    unexpected(request, doc, 'amount could not be updated');
  const wantsMethod =
    request.params['payment_method'] !== undefined || request.params['payment_method_data'] !== undefined;
  if (wantsMethod && !isOpen(doc)) unexpected(request, doc, 'payment_method could not be updated');
  const method = wantsMethod ? await usableMethod(box, request, doc) : null;
  const after: Intent = method
    ? { ...changed, payment_method: method.doc.id, status: 'requires_confirmation', next_action: null }
    : changed;
  return {
    change: {
      family: familyOf(doc.id),
      intent: { doc: after, hidden: method ? {} : hidden, version },
      ...(method?.isNew ? { newMethod: { doc: method.doc, behaviour: behaviourOf(method.card) } } : {}),
    },
    answer: { status: 200, body: JSON.stringify(expanded(request.params, after, { method: method?.doc })) },
  };
});

export const confirmCall = onIntent(async (box, request, { doc, version }) => {
  onlyKnown(request.params, knownParams.confirm);
  if (doc.status === 'succeeded')
    throw invalid(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      { code: 'payment_intent_unexpected_state', payment_intent: shownTo(request, doc) },
    );
  if (!isOpen(doc))
    throw invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${doc.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action, requires_payment_method.`,
      { code: 'payment_intent_unexpected_state', payment_intent: shownTo(request, doc) },
    );
  return tryToPay(box, request, { doc: withParams(doc, request.params), version });
});
