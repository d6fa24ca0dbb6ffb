import type Stripe from 'stripe';
import { familyOf, newConnectId, seconds } from '../sandbox-environment.ts';
import { commitChange } from '../store/commit-change.ts';
import { integer, metadata, positive, required } from '../wire/read-params.ts';
import {
  answer,
  changeOnce,
  decideOnce,
  type Sandbox,
  type SandboxCall,
  type SandboxRequest,
} from '../wire/sandbox-call.ts';
import { invalid, missing } from '../wire/stripe-problem.ts';
import { payoutObject } from './connect-objects.ts';
import { balanceOfAccount, findObject, insertStep, type StoredObject, updateStep } from './connect-store.ts';
import { loadAccount } from './connected-account-calls.ts';
import { insufficient } from './transfer-calls.ts';

/** The bank has a payout so long after it was asked for. */
const BANK_MS = 3000;

function accountOf({ account }: SandboxRequest): string {
  if (!account)
    throw invalid('Payouts of the platform itself are not part of the sandbox: name an account by Stripe-Account.');
  return account;
}

/** Money of a connected account's balance to its bank. */
export const createPayout = decideOnce(
  new Set(['amount', 'currency', 'metadata', 'description', 'statement_descriptor', 'expand']),
  async (box, request) => {
    const { params } = request;
    const { doc: account, hidden } = await loadAccount(box, accountOf(request));
    const amount = positive(integer(params, 'amount'));
    if (account.requirements.currently_due.length > 0)
      throw invalid('Cannot create payouts: this account has requirements that need to be met.', {
        code: 'payouts_not_allowed',
      });
    if ((await balanceOfAccount(box.db, account.id)) < amount) throw insufficient();
    const dueAt = new Date(box.clock.now().getTime() + BANK_MS);
    const payout = payoutObject({
      id: newConnectId('po', box),
      created: seconds(box.clock),
      amount,
      currency: required(params, 'currency'),
      metadata: metadata(params),
      destination: account.external_accounts.data[0]?.id ?? null,
      arrives: Math.ceil(dueAt.getTime() / 1000),
    });
    return {
      change: {
        family: familyOf(payout.id),
        first: insertStep({
          kind: 'payout',
          account: account.id,
          status: 'pending',
          doc: payout,
          amount,
          dueAt,
          hidden,
        }),
        event: { type: 'payout.created', object: payout, account: account.id },
      },
      answer: answer(payout),
    };
  },
);

/** What the bank makes of a payout: it arrives, or fails for the reason of its test number. */
async function endPayout(
  box: Pick<Sandbox, 'db' | 'wake' | 'clock'> & Parameters<typeof commitChange>[0],
  { id, account, hidden, doc }: StoredObject,
): Promise<Stripe.Payout> {
  const { failure } = hidden;
  const after = {
    ...(doc as Stripe.Payout),
    status: failure ? 'failed' : 'paid',
    ...(failure
      ? { failure_code: failure, failure_message: `The bank answered: ${failure.replaceAll('_', ' ')}.` }
      : {}),
  } as Stripe.Payout;
  const written = await commitChange(box, {
    family: familyOf(id),
    first: updateStep({ id, was: 'pending', status: after.status, doc: after }),
    event: { type: failure ? 'payout.failed' : 'payout.paid', object: after, account },
  });
  if (written === 'written') box.wake();
  return after;
}

/** Ends payouts that the bank has by now, and answers when it has the next one. */
export async function endDuePayouts(box: Sandbox): Promise<Date | null> {
  const now = box.clock.now();
  const { rows } = await box.db.query<StoredObject & { dueAt: Date }>({
    name: 'sandbox-connect-due',
    text: `SELECT id, account, status, due_at <= $1 AS due, due_at AS "dueAt", doc, hidden FROM stripe_sandbox.connect_objects
           WHERE kind = 'payout' AND status = 'pending' ORDER BY due_at LIMIT 50`,
    values: [now],
  });
  for (const pending of rows) if (pending.due) await endPayout(box, pending);
  const next = rows.find(({ due }) => !due);
  return next?.dueAt ?? (rows.length > 0 ? now : null);
}

export const getPayout: SandboxCall = async (box, request, id) => {
  const stored = await findObject(box.db, { kind: 'payout', id, now: box.clock.now() });
  if (!stored || stored.account !== request.account) throw missing('payout', id);
  return answer(stored.due && stored.status === 'pending' ? await endPayout(box, stored) : stored.doc);
};

/** Test helper: a bank sends back what it had taken. */
export const returnPayout: SandboxCall = (box, request, id) =>
  changeOnce(box, request, async () => {
    const stored = await findObject(box.db, { kind: 'payout', id, now: box.clock.now() });
    if (!stored) throw missing('payout', id);
    const failure = required(request.params, 'failure_code');
    const after = { ...(stored.doc as Stripe.Payout), status: 'failed', failure_code: failure } as Stripe.Payout;
    return {
      change: {
        family: familyOf(id),
        first: updateStep({ id, was: stored.status, status: 'failed', doc: after }),
        event: { type: 'payout.failed', object: after, account: stored.account },
      },
      answer: answer(after),
    };
  });
