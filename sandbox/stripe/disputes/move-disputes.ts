import { newId, seconds } from '../sandbox-environment.ts';
import { type Change, commitChange } from '../store/commit-change.ts';
import { loadIntent } from '../store/sandbox-store.ts';
import type { Charge } from '../stripe-objects.ts';
import type { Sandbox } from '../wire/sandbox-call.ts';
import {
  type Dispute,
  DISPUTE_FEE_CENTS,
  disputeObject,
  disputeTransaction,
  fraudWarningObject,
} from './dispute-object.ts';
import { insertStep, listMovingDisputes, openStep, type StoredDispute, updateStep } from './dispute-store.ts';

interface LoadedCharge {
  doc: Charge;
  version: number;
}

export const leftOf = (charge: Charge): number => charge.amount_captured - charge.amount_refunded;

/** The money of a dispute is taken, with the fee. */
function withdrawn(box: Sandbox, family: string, dispute: Dispute): Dispute {
  const base = { id: newId('txn', family, box), created: seconds(box.clock) };
  const taken = disputeTransaction(base, dispute, { amount: -dispute.amount, fee: DISPUTE_FEE_CENTS });
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, taken], is_charge_refundable: false };
}

/** A dispute that begins: its events, and the charge that knows of it. */
export function openedDispute(
  box: Sandbox,
  { family, stored, charge }: { family: string; stored: StoredDispute | null; charge: LoadedCharge },
  wanted: { id: string; reason: string; amount: number; isInquiry: boolean },
): { change: Change; dispute: Dispute } {
  const created = seconds(box.clock);
  const bare = disputeObject({ ...wanted, created, charge: charge.doc });
  const dispute = wanted.isInquiry ? bare : withdrawn(box, family, bare);
  const state = { doc: dispute, next: null, withdrawn: wanted.isInquiry ? 0 : wanted.amount + DISPUTE_FEE_CENTS };
  const change: Change = {
    family,
    withCharge: stored ? openStep(stored, state) : insertStep(state, { created, charge: charge.doc.id }),
    charge: { doc: { ...charge.doc, disputed: true }, version: charge.version },
    event: { type: 'charge.dispute.created', object: dispute },
    then: wanted.isInquiry ? [] : [{ type: 'charge.dispute.funds_withdrawn', object: dispute }],
  };
  return { change, dispute };
}

/** The bank's word about a dispute that was answered. */
function decided(box: Sandbox, stored: StoredDispute, dispute: Dispute): Change {
  const { family, next } = stored;
  const isInquiry = dispute.status.startsWith('warning');
  if (next === 'escalate') {
    const after = withdrawn(box, family, { ...dispute, status: 'needs_response' });
    return {
      family,
      first: updateStep(stored, { doc: after, next: null, withdrawn: dispute.amount + DISPUTE_FEE_CENTS }),
      event: { type: 'charge.dispute.updated', object: after },
      then: [{ type: 'charge.dispute.funds_withdrawn', object: after }],
    };
  }
  const isWon = next === 'won' && !isInquiry;
  const base = { id: newId('txn', family, box), created: seconds(box.clock) };
  const after: Dispute = {
    ...dispute,
    status: isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost',
    is_charge_refundable: isInquiry || isWon,
    ...(isWon
      ? {
          balance_transactions: [
            ...dispute.balance_transactions,
            disputeTransaction(base, dispute, { amount: dispute.amount, fee: 0 }),
          ],
        }
      : {}),
  };
  const closed = { type: 'charge.dispute.closed' as const, object: after };
  return {
    family,
    first: updateStep(stored, { doc: after, next: null, withdrawn: isWon ? DISPUTE_FEE_CENTS : stored.withdrawn }),
    ...(isWon
      ? { event: { type: 'charge.dispute.funds_reinstated', object: after }, then: [closed] }
      : { event: closed }),
  };
}

async function moved(box: Sandbox, stored: StoredDispute): Promise<Change | null> {
  if (stored.doc) return decided(box, stored, stored.doc);
  const { intent } = await loadIntent(box.db, stored.family, null);
  const charge = intent?.charge;
  if (!charge?.doc.captured) return null;
  if (stored.next === 'fraud_warning') {
    const doc = fraudWarningObject({ id: stored.id, created: stored.created, charge: charge.doc });
    return {
      family: stored.family,
      first: updateStep(stored, {
        doc: { ...doc, status: 'warned' },
        next: null,
        withdrawn: 0,
      }),
      event: { type: 'radar.early_fraud_warning.created', object: doc },
    };
  }
  const amount = leftOf(charge.doc);
  if (amount === 0) return null;
  const isInquiry = stored.next === 'inquiry';
  const reason = isInquiry ? 'general' : (stored.next ?? 'general');
  return openedDispute(box, { family: stored.family, stored, charge }, { id: stored.id, reason, amount, isInquiry })
    .change;
}

/** What banks do about disputed cards: they open disputes, and decide those that were answered. Answers whether there was one. */
export async function moveDisputes(box: Sandbox): Promise<boolean> {
  const moving = await listMovingDisputes(box.db);
  for (const stored of moving) {
    const change = await moved(box, stored);
    if (change && (await commitChange(box, change)) === 'written') box.wake();
  }
  return moving.length > 0;
}
