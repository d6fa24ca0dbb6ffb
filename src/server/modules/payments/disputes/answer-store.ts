import type { Evidence } from '#domain/payments/evidence.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { enqueuePart } from '../../../platform/queue/queue-store.ts';

export const ANSWER_QUEUE = 'dispute-answers';

/** Which dispute an item is about. */
export interface DisputeKey {
  checkoutId: string;
  id: string;
}
const keySql = `checkout_id || ' ' || id`;
export function disputeOf(key: string): DisputeKey {
  const [checkoutId = '', id = ''] = key.split(' ');
  return { checkoutId, id };
}

/** Evidence that was submitted and that the bank has not got yet. */
export async function findAnswer(db: Queryable, { checkoutId, id }: DisputeKey): Promise<Evidence | null> {
  const { rows } = await db.query<{ evidence: Evidence }>({
    name: 'dispute-answer',
    text: 'SELECT evidence FROM disputes WHERE checkout_id = $1 AND id = $2 AND next_try_at IS NOT NULL',
    values: [checkoutId, id],
  });
  return rows[0]?.evidence ?? null;
}

export async function recordAnswerFailure(
  tx: Transaction,
  answer: DisputeKey & { tries: number; nextAt: Date | null },
): Promise<void> {
  await tx.query({
    name: 'dispute-answer-failed',
    text: `UPDATE disputes SET tries = $3, next_try_at = coalesce($4, next_try_at)
           WHERE checkout_id = $1 AND id = $2 AND next_try_at IS NOT NULL`,
    values: [answer.checkoutId, answer.id, answer.tries, answer.nextAt],
  });
}

/** What somebody wrote of the evidence so far, locked until it is saved or submitted; null without such a dispute. */
export async function lockEvidence(tx: Transaction, disputeId: string): Promise<Evidence | null> {
  const { rows } = await tx.query<{ evidence: Evidence }>({
    name: 'dispute-lock-evidence',
    text: 'SELECT evidence FROM disputes WHERE id = $1 FOR UPDATE',
    values: [disputeId],
  });
  return rows[0]?.evidence ?? null;
}

/** False where it was submitted or decided before: a bank reads it once. */
export async function saveEvidence(
  tx: Transaction,
  { disputeId, evidence }: { disputeId: string; evidence: Evidence },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'dispute-evidence',
    text: `UPDATE disputes SET evidence = $2 WHERE id = $1 AND submitted_at IS NULL AND closed_at IS NULL
             AND answered_at IS NULL`,
    values: [disputeId, JSON.stringify(evidence)],
  });
  return rowCount === 1;
}

const itemSql = enqueuePart({
  queue: ANSWER_QUEUE,
  from: 'submitted',
  id: 'gen_random_uuid()',
  key: keySql,
  notBefore: 'NULL',
});

/** The evidence is final, and its item goes to the bank; false as above. */
export async function submitEvidence(
  tx: Transaction,
  answer: { disputeId: string; evidence: Evidence; by: string; now: Date },
): Promise<boolean> {
  tx.enqueued.add(ANSWER_QUEUE);
  const { rowCount } = await tx.query({
    name: 'dispute-submit',
    text: `WITH submitted AS (
             UPDATE disputes SET evidence = $2, submitted_at = $3, submitted_by = $4, next_try_at = $3
             WHERE id = $1 AND submitted_at IS NULL AND closed_at IS NULL AND answered_at IS NULL
             RETURNING checkout_id, id
           ), item AS (${itemSql})
           SELECT 1 FROM submitted`,
    values: [answer.disputeId, JSON.stringify(answer.evidence), answer.now, answer.by],
  });
  return rowCount === 1;
}
