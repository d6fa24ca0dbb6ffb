import type Stripe from 'stripe';
import { familyOf, newConnectId, seconds } from '../sandbox-environment.ts';
import { sumBalance } from '../store/sandbox-store.ts';
import { listObject } from '../stripe-objects.ts';
import { group, integer, metadata, onlyKnown, positive, required, text } from '../wire/read-params.ts';
import { answer, decideOnce, type SandboxCall } from '../wire/sandbox-call.ts';
import { invalid, missing } from '../wire/stripe-problem.ts';
import { reversalObject, transferObject } from './connect-objects.ts';
import {
  balanceOfAccount,
  type ConnectKind,
  findObject,
  insertStep,
  listObjects,
  transferredAway,
  updateStep,
} from './connect-store.ts';
import { loadAccount } from './connected-account-calls.ts';

export const insufficient = (): Error =>
  invalid('You have insufficient available funds in your Stripe account.', { code: 'balance_insufficient' });

/** Money of the platform's balance to a connected account's. */
export const createTransfer = decideOnce(
  new Set(['amount', 'currency', 'destination', 'transfer_group', 'metadata', 'description', 'expand']),
  async (box, { params }) => {
    const { doc: account } = await loadAccount(box, required(params, 'destination'));
    const amount = positive(integer(params, 'amount'));
    const currency = required(params, 'currency');
    const taken = (await sumBalance(box.db)).find((sum) => sum.currency === currency)?.amount ?? 0;
    if (taken - (await transferredAway(box.db)) < amount) throw insufficient();
    const transfer = transferObject({
      id: newConnectId('tr', box),
      created: seconds(box.clock),
      amount,
      currency,
      metadata: metadata(params),
      destination: account.id,
      group: text(params, 'transfer_group') ?? null,
    });
    const stores = { kind: 'transfer' as const, account: account.id, status: 'paid', doc: transfer, amount };
    return {
      change: {
        family: familyOf(transfer.id),
        first: insertStep({ ...stores, group: transfer.transfer_group }),
        event: { type: 'transfer.created', object: transfer },
      },
      answer: answer(transfer),
    };
  },
);

/** All that is left of a transfer comes back to the platform; never more than the connected account has. */
export const createReversal = decideOnce(
  new Set(['amount', 'metadata', 'description', 'expand']),
  async (box, { params }, id) => {
    const stored = await findObject(box.db, { kind: 'transfer', id, now: box.clock.now() });
    if (!stored) throw missing('transfer', id);
    const transfer = stored.doc as Stripe.Transfer;
    const left = transfer.amount - transfer.amount_reversed;
    const amount = integer(params, 'amount') ?? left;
    if (left <= 0) throw invalid(`Transfer ${id} is already fully reversed.`, { code: 'transfer_already_reversed' });
    if (amount > left) throw invalid(`Amount must be less than or equal to ${left}.`, { param: 'amount' });
    if ((await balanceOfAccount(box.db, stored.account)) < amount) throw insufficient();
    const after = { ...transfer, amount_reversed: transfer.amount_reversed + amount, reversed: amount === left };
    const reversal = reversalObject({
      id: newConnectId('trr', box),
      created: seconds(box.clock),
      amount,
      currency: transfer.currency,
      metadata: metadata(params),
      transfer: id,
    });
    return {
      change: {
        family: familyOf(id),
        first: updateStep({
          id,
          was: stored.status,
          status: after.reversed ? 'reversed' : 'paid',
          doc: after,
          reversed: after.amount_reversed,
        }),
        event: { type: 'transfer.reversed', object: after },
      },
      answer: answer(reversal),
    };
  },
);

/** Newest first, of one connected account or transfer group where the call names it. */
export const listCall =
  (kind: ConnectKind, url: string): SandboxCall =>
  async (box, { params, account }) => {
    onlyKnown(
      params,
      new Set(['limit', 'starting_after', 'destination', 'transfer_group', 'created', 'status', 'expand']),
    );
    const limit = integer(params, 'limit') ?? 10;
    if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100.', { param: 'limit' });
    const range = group(params, 'created');
    const { docs, hasMore } = await listObjects(box.db, {
      kind,
      account: kind === 'payout' ? (account ?? 'platform') : text(params, 'destination'),
      group: text(params, 'transfer_group'),
      startingAfter: text(params, 'starting_after') || undefined,
      createdFrom: range ? (integer(range, 'gte', 'created') ?? 0) : 0,
      limit,
    });
    return { status: 200, body: listObject(url, docs, hasMore) };
  };

export const getTransfer: SandboxCall = async (box, _request, id) => {
  const stored = await findObject(box.db, { kind: 'transfer', id, now: box.clock.now() });
  if (!stored) throw missing('transfer', id);
  return answer(stored.doc);
};
