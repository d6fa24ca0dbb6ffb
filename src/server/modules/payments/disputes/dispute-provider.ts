import type Stripe from 'stripe';
import { type DisputeStatus, disputeStatusSchema } from '#domain/payments/dispute-model.ts';

/** A dispute as the provider says it, in our words; amounts in minor units. */
export interface ProviderDispute {
  id: string;
  intentId: string | null;
  status: DisputeStatus;
  amountCents: number;
  currency: string;
  reason: string;
  /** What was taken for it, the fee included, and what was given back. */
  takenCents: number;
  feeCents: number;
  givenCents: number;
  openedAt: Date;
  dueAt: Date | null;
  /** Evidence has been sent to the bank. */
  isAnswered: boolean;
}

export interface DisputeProvider {
  retrieve(id: string): Promise<ProviderDispute>;
  /** Everything that was opened since a moment. */
  listSince(since: Date): AsyncIterable<ProviderDispute>;
  /** Sends the evidence to the bank, once: one that was sent is not sent again. */
  answer(id: string, evidence: Record<string, string>): Promise<void>;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    disputes: DisputeProvider;
  }
}

function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);
  const nets = dispute.balance_transactions.map(({ net }) => net);
  const intent = dispute.payment_intent;
  return {
    id: dispute.id,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    status: disputeStatusSchema.parse(dispute.status),
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    takenCents: 0 - sum(nets.filter((net) => net < 0)),
    feeCents: sum(dispute.balance_transactions.filter(({ net }) => net < 0).map(({ fee }) => fee)),
    givenCents: sum(nets.filter((net) => net > 0)),
    openedAt: new Date(dispute.created * 1000),
    dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
    isAnswered: dispute.evidence_details.submission_count > 0,
  };
}

/** Speaks to the card provider by the official SDK [PAY-02]. */
export const disputeProvider = (stripe: Stripe): DisputeProvider => ({
  retrieve: async (id) => disputeOf(await stripe.disputes.retrieve(id)),
  async *listSince(since) {
    for await (const dispute of stripe.disputes.list({
      limit: 100,
      created: { gte: Math.floor(since.getTime() / 1000) },
    }))
      yield disputeOf(dispute);
  },
  answer: async (id, evidence) => {
    await stripe.disputes.update(id, { evidence, submit: true }, { idempotencyKey: `evidence-${id}` });
  },
});
