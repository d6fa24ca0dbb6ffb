import { integer, metadata, oneOf, onlyKnown, positive, text, list, group } from './wire/read-params.ts';
import type { Params } from './wire/form-body.ts';
import { answer, type Answer, changeOnce, replayed, type SandboxCall } from './wire/sandbox-call.ts';
import { familyOf, newId, seconds } from './sandbox-environment.ts';
import { findDoc, type ListFilter, listDocs, loadIntent } from './store/sandbox-store.ts';
import { isChargedBack } from './disputes/dispute-store.ts';
import { type Charge, listObject, refundObject } from './stripe-objects.ts';
import { invalid, missing } from './wire/stripe-problem.ts';

const refundParams = new Set([
  'charge',
  'payment_intent',
  'amount',
  'reason',
  'metadata',
  'expand',
  'instructions_email',
  'origin',
  'refund_application_fee',
  'reverse_transfer',
]);

function refundable(charge: Charge, wantedCents: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left <= 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    });
  const amount = positive(wantedCents ?? left);
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
      code: 'amount_too_large',
      charge: charge.id,
    });
  return amount;
}

/** A refund of all that is left, or of a part; never more than was captured, however many come at once [INV-03]. */
export const createRefund: SandboxCall = (box, request) =>
  changeOnce(box, request, async () => {
    const { params } = request;
    onlyKnown(params, refundParams);
    const intentId = text(params, 'payment_intent');
    const chargeId = text(params, 'charge');
    const wanted = intentId ?? chargeId;
    if (!wanted)
      throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
        code: 'parameter_missing',
      });
    const { intent, answer: stored } = await loadIntent(box.db, familyOf(wanted), request.idempotencyKey);
    if (stored) return replayed(request, stored);
    if (!intent || (intentId && intent.doc.id !== intentId))
      throw missing(intentId ? 'payment_intent' : 'charge', wanted, intentId ? 'payment_intent' : 'charge');
    const { charge } = intent;
    if (chargeId && charge?.doc.id !== chargeId) {
      if (await findDoc(box.db, 'charges', { family: familyOf(chargeId), id: chargeId }))
        throw invalid(`Charge ${chargeId} failed and cannot be refunded.`, { param: 'charge' });
      throw missing('charge', chargeId, 'charge');
    }
    if (!charge || !charge.doc.captured)
      throw invalid(`This PaymentIntent (${intent.doc.id}) does not have a successful charge to refund.`, {
        param: 'payment_intent',
        code: 'payment_intent_unexpected_state',
      });
    if (charge.doc.disputed && (await isChargedBack(box.db, charge.doc.id)))
      throw invalid(`Charge ${charge.doc.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
        charge: charge.doc.id,
      });
    const amount = refundable(charge.doc, integer(params, 'amount'));
    const refunded = charge.doc.amount_refunded + amount;
    const after: Charge = {
      ...charge.doc,
      amount_refunded: refunded,
      refunded: refunded === charge.doc.amount_captured,
    };
    const reason = oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
    const refund = refundObject({
      id: newId('re', familyOf(after.id), box),
      created: seconds(box.clock),
      amount,
      charge: after,
      reason,
      metadata: metadata(params),
    });
    return {
      change: {
        family: familyOf(after.id),
        charge: { doc: after, version: charge.version },
        newRefund: refund,
        event: { type: 'charge.refunded', object: after },
      },
      answer: answer(refund),
    };
  });

function getOne(table: 'charges' | 'refunds' | 'disputes', kind: string): SandboxCall {
  return async (box, _request, id) => {
    const doc = familyOf(id) ? await findDoc(box.db, table, { family: familyOf(id), id }) : null;
    if (!doc) throw missing(kind, id);
    return { status: 200, body: doc };
  };
}

export const getCharge = getOne('charges', 'charge');
export const getRefund = getOne('refunds', 'refund');
export const getDispute = getOne('disputes', 'dispute');

const listParams = new Set([
  'limit',
  'starting_after',
  'ending_before',
  'created',
  'expand',
  'payment_intent',
  'charge',
  'type',
  'types',
  'customer',
  'transfer_group',
  'delivery_success',
]);

function createdRange(params: Params): { createdFrom: number; createdTo: number } {
  const all = { createdFrom: 0, createdTo: Number.MAX_SAFE_INTEGER };
  if (typeof params['created'] === 'string')
    return { createdFrom: integer(params, 'created') ?? 0, createdTo: integer(params, 'created') ?? 0 };
  const range = group(params, 'created');
  if (!range) return all;
  const from = integer(range, 'gte', 'created') ?? (integer(range, 'gt', 'created') ?? -1) + 1;
  const to = integer(range, 'lte', 'created') ?? (integer(range, 'lt', 'created') ?? Number.MAX_SAFE_INTEGER) - 1;
  return { createdFrom: from, createdTo: range['lte'] === undefined && range['lt'] === undefined ? all.createdTo : to };
}

/** Newest first, in the provider's list shape with cursors. */
export function listCall(table: ListFilter['table'], url: string): SandboxCall {
  return async (box, { params }): Promise<Answer> => {
    onlyKnown(params, listParams);
    const limit = integer(params, 'limit') ?? 10;
    if (limit < 1 || limit > 100)
      throw invalid('Invalid limit: must be between 1 and 100.', { param: 'limit', code: 'parameter_invalid_integer' });
    const intentId = text(params, 'payment_intent');
    const charge = text(params, 'charge');
    const family = intentId ?? charge;
    const type = text(params, 'type');
    const { docs, hasMore } = await listDocs(box.db, {
      table,
      limit,
      ...createdRange(params),
      startingAfter: text(params, 'starting_after') || undefined,
      endingBefore: text(params, 'ending_before') || undefined,
      family: family === undefined ? undefined : familyOf(family),
      charge: table === 'refunds' || table === 'disputes' ? charge : undefined,
      types: table === 'events' ? (type ? [type] : list(params, 'types')) : undefined,
    });
    return { status: 200, body: listObject(url, docs, hasMore) };
  };
}
