import { familyOf, newId } from '../sandbox-environment.ts';
import { loadIntent } from '../store/sandbox-store.ts';
import { flag, group, integer, metadata, positive, required, text } from '../wire/read-params.ts';
import { answer, decideOnce } from '../wire/sandbox-call.ts';
import { invalid, missing } from '../wire/stripe-problem.ts';
import { type Dispute, evidenceFields } from './dispute-object.ts';
import { findDispute, type StoredDispute, updateStep } from './dispute-store.ts';
import { leftOf, openedDispute } from './move-disputes.ts';
import type { Sandbox } from '../wire/sandbox-call.ts';
import type { Params } from '../wire/form-body.ts';

const MAX_FIELD = 20_000;
const MAX_EVIDENCE = 150_000;

/** What the provider's documentation says of the words that decide a test dispute. */
const decisions: Record<string, string> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
  escalate_inquiry_evidence: 'escalate',
};

async function openOne(box: Sandbox, id: string): Promise<StoredDispute & { doc: Dispute }> {
  const stored = id.startsWith('du_') ? await findDispute(box.db, id) : null;
  if (!stored?.doc) throw missing('dispute', id, 'dispute');
  if (['won', 'lost', 'warning_closed'].includes(stored.doc.status)) throw invalid('This dispute is already closed');
  return { ...stored, doc: stored.doc };
}

function evidenceAfter(params: Params, before: Dispute['evidence']): Dispute['evidence'] {
  const given = group(params, 'evidence') ?? {};
  const after: Record<string, unknown> = { ...before };
  for (const name of Object.keys(given)) {
    const param = `evidence[${name.slice(0, 60)}]`;
    if (!evidenceFields.has(name))
      throw invalid(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' });
    after[name] = text(given, name, { max: MAX_FIELD, under: 'evidence' }) || null;
  }
  if (
    Object.values(after).reduce<number>((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0) >
    MAX_EVIDENCE
  )
    throw invalid(`The combined character count of your evidence must be at most ${MAX_EVIDENCE}.`, {
      param: 'evidence',
    });
  return after as unknown as Dispute['evidence'];
}

/** Evidence is kept, and sent to the bank unless `submit=false`. Words of the documentation decide what the bank says. */
export const updateDispute = decideOnce(
  new Set(['evidence', 'submit', 'metadata', 'expand']),
  async (box, { params }, id) => {
    const stored = await openOne(box, id);
    const { doc } = stored;
    const evidence = evidenceAfter(params, doc.evidence);
    const isSent = params['evidence'] !== undefined && flag(params, 'submit') !== false;
    const isInquiry = doc.status.startsWith('warning');
    const details = doc.evidence_details;
    const after: Dispute = {
      ...doc,
      evidence,
      metadata: metadata(params, doc.metadata),
      status: !isSent ? doc.status : isInquiry ? 'warning_under_review' : 'under_review',
      evidence_details: {
        ...details,
        has_evidence: details.has_evidence || params['evidence'] !== undefined,
        submission_count: details.submission_count + (isSent ? 1 : 0),
      },
    };
    const decision = isSent ? decisions[evidence.uncategorized_text ?? ''] : undefined;
    const next = decision === 'escalate' && !isInquiry ? null : (decision ?? stored.next);
    return {
      change: {
        family: stored.family,
        first: updateStep(stored, { doc: after, next, withdrawn: stored.withdrawn }),
        event: { type: 'charge.dispute.updated', object: after },
      },
      answer: answer(after),
    };
  },
);

/** The seller does not contest it: lost at once. */
export const closeDispute = decideOnce(new Set(['expand']), async (box, _request, id) => {
  const stored = await openOne(box, id);
  const after: Dispute = { ...stored.doc, status: 'lost', is_charge_refundable: false };
  return {
    change: {
      family: stored.family,
      first: updateStep(stored, { doc: after, next: null, withdrawn: stored.withdrawn }),
      event: { type: 'charge.dispute.closed', object: after },
    },
    answer: answer(after),
  };
});

/** Test helper: the buyer of any payment disputes it, however long ago it was made, wholly or for a part. */
export const openDispute = decideOnce(
  new Set(['payment_intent', 'amount', 'reason', 'inquiry']),
  async (box, { params }) => {
    const wanted = required(params, 'payment_intent');
    const family = familyOf(wanted);
    const { intent } = await loadIntent(box.db, family, null);
    const charge = intent?.charge;
    if (!charge?.doc.captured) throw missing('payment_intent', wanted, 'payment_intent');
    const { change, dispute } = openedDispute(
      box,
      { family, stored: null, charge },
      {
        id: newId('du', family, box),
        reason: text(params, 'reason') ?? 'fraudulent',
        amount: positive(integer(params, 'amount') ?? leftOf(charge.doc)),
        isInquiry: flag(params, 'inquiry') ?? false,
      },
    );
    return { change, answer: answer(dispute) };
  },
);
