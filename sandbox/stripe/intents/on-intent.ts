import type { Change } from '../store/commit-change.ts';
import { text } from '../wire/read-params.ts';
import {
  type Answer,
  changeOnce,
  replayed,
  type Sandbox,
  type SandboxCall,
  type SandboxRequest,
} from '../wire/sandbox-call.ts';
import { familyOf } from '../sandbox-environment.ts';
import { type LoadedIntent, loadIntent } from '../store/sandbox-store.ts';
import type { Intent } from '../stripe-objects.ts';
import { invalid, missing, unauthorised } from '../wire/stripe-problem.ts';

export type Decision = { change: Change; answer: Answer };

/** Browsers see an intent only with its client secret. */
export function checkSecret(request: SandboxRequest, doc: Intent): void {
  if (request.isSecret) return;
  const given = text(request.params, 'client_secret');
  if (given === undefined)
    throw unauthorised(`This API call cannot be made with a publishable API key. Please use a secret API key.`);
  if (given !== doc.client_secret) throw missing('payment_intent', doc.id, 'intent');
}

/** What a browser is shown: no metadata and nothing about money that went through. */
export function shownTo(request: SandboxRequest, doc: Intent): unknown {
  if (request.isSecret) return doc;
  const {
    metadata: _metadata,
    application: _application,
    latest_charge: _charge,
    transfer_group: _group,
    statement_descriptor: _descriptor,
    ...rest
  } = doc;
  return rest;
}

/** Loads an intent, or the answer that its call has already had, and decides on it. */
export function onIntent(
  decide: (box: Sandbox, request: SandboxRequest, intent: LoadedIntent) => Promise<Decision> | Decision,
): SandboxCall {
  return (box, request, id) =>
    changeOnce(box, request, async () => {
      const { intent, answer } = await loadIntent(box.db, familyOf(id), request.idempotencyKey);
      if (answer) return replayed(request, answer);
      if (!intent || intent.doc.id !== id) throw missing('payment_intent', id, 'intent');
      checkSecret(request, intent.doc);
      return decide(box, request, intent);
    });
}

export const unexpected = (request: SandboxRequest, doc: Intent, what: string): never => {
  throw invalid(`This PaymentIntent's ${what} because it has a status of ${doc.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shownTo(request, doc),
  });
};

export const isOpen = (doc: Intent): boolean =>
  ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(doc.status);
