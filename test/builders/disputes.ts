import type Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { syncDispute } from '#server/modules/payments/disputes/sync-dispute.ts';
import { postSandbox } from './provider-events.ts';
import type { Sale } from './sale.ts';

/** The buyer's bank disputes a payment, and we are told. @returns the provider's id of the dispute */
export async function openDispute(sale: Sale, intentId: string, more: Record<string, string> = {}): Promise<string> {
  const answer = await postSandbox(sale, 'disputes', { payment_intent: intentId, ...more });
  const { id } = (await answer.json()) as Stripe.Dispute;
  await syncDispute(sale.app, id);
  await sale.settle();
  return id;
}

/** It is answered with words of the documentation, such as `winning_evidence`, and the bank has decided; nobody has told the shop. */
export async function decideUnheard(sale: Sale, id: string, [text, ends]: readonly [string, string]): Promise<void> {
  await sale.provider.stripe.disputes.update(id, { evidence: { uncategorized_text: text } });
  await vi.waitFor(async () => expect((await sale.provider.stripe.disputes.retrieve(id)).status).toBe(ends), {
    timeout: 8000,
    interval: 50,
  });
}

/** The same, and we are told. */
export async function decideDispute(sale: Sale, id: string, how: readonly [string, string]): Promise<void> {
  await decideUnheard(sale, id, how);
  await syncDispute(sale.app, id);
  await sale.settle();
}
