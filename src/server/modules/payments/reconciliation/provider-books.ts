import type Stripe from 'stripe';

/** Money that the provider says it moved, in our words; amounts in minor units. */
export interface ProviderMovement {
  kind: 'charge' | 'refund' | 'transfer' | 'dispute';
  id: string;
  at: Date;
  amountCents: number;
  /** What it is of ours: the checkout of a charge, the refund, the payout of a transfer; a dispute is its own. */
  ownId: string | null;
  /** The payment of a charge, refund or dispute. */
  intentId: string | null;
  /** Whose payout a transfer is. */
  sellerId: string | null;
}

export interface ProviderBooks {
  /** Everything that was moved since a moment, whoever asked for it. */
  listMovements(since: Date): AsyncIterable<ProviderMovement>;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    providerBooks: ProviderBooks;
  }
}

const idOf = (of: string | { id: string } | null): string | null => (typeof of === 'string' ? of : (of?.id ?? null));

/** The provider's own books, by the official SDK [PAY-02]. */
export const providerBooks = (stripe: Stripe): ProviderBooks => ({
  async *listMovements(since) {
    const page = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
    const base = (of: { id: string; created: number }) => ({ id: of.id, at: new Date(of.created * 1000) });
    for await (const charge of stripe.charges.list(page))
      if (charge.status === 'succeeded' && charge.captured)
        yield {
          ...base(charge),
          kind: 'charge',
          amountCents: charge.amount_captured,
          ownId: charge.metadata.checkoutId ?? null,
          intentId: idOf(charge.payment_intent),
          sellerId: null,
        };
    for await (const refund of stripe.refunds.list(page))
      yield {
        ...base(refund),
        kind: 'refund',
        amountCents: refund.amount,
        ownId: refund.metadata?.refundId ?? null,
        intentId: idOf(refund.payment_intent),
        sellerId: null,
      };
    for await (const dispute of stripe.disputes.list(page))
      yield {
        ...base(dispute),
        kind: 'dispute',
        // What is taken of it now, the fee included.
        amountCents: 0 - dispute.balance_transactions.reduce((sum, { net }) => sum + net, 0),
        ownId: dispute.id,
        intentId: idOf(dispute.payment_intent),
        sellerId: null,
      };
    for await (const transfer of stripe.transfers.list(page))
      yield {
        ...base(transfer),
        kind: 'transfer',
        amountCents: transfer.amount,
        ownId: transfer.transfer_group,
        intentId: null,
        sellerId: transfer.metadata.sellerId ?? null,
      };
  },
});
