import type { Evidence } from '#domain/payments/evidence.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface DueAnswer {
  checkoutId: string;
  id: string;
  evidence: Evidence;
  tries: number;
}

/** Evidence whose time to be sent has come, the oldest first. */
export async function listDueAnswers(db: Queryable, now: Date, limit: number): Promise<DueAnswer[]> {
  const { rows } = await db.query<DueAnswer>({
    name: 'dispute-answers-due',
    text: `SELECT checkout_id AS "checkoutId", id, evidence, tries FROM disputes WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT $2`,
    values: [now, limit],
  });
  return rows;
}

export async function postponeAnswer(
  db: Database,
  answer: { checkoutId: string; id: string; until: Date },
): Promise<void> {
  await db.query({
    name: 'dispute-answer-postpone',
    text: `UPDATE disputes SET tries = tries + 1, next_try_at = $3 WHERE checkout_id = $1 AND id = $2 AND next_try_at IS NOT NULL`,
    values: [answer.checkoutId, answer.id, answer.until],
  });
}

/** False where it was submitted or decided before: a bank reads it once. */
export async function saveEvidence(
  tx: Transaction,
  { disputeId, evidence }: { disputeId: string; evidence: Evidence },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'dispute-evidence',
    text: `UPDATE disputes SET evidence = $2 WHERE id = $1 AND submitted_at IS NULL AND closed_at IS NULL AND answered_at IS NULL`,
    values: [disputeId, JSON.stringify(evidence)],
  });
  return rowCount === 1;
}

/** The evidence is final, and goes to the bank; false as above. */
export async function submitEvidence(
  tx: Transaction,
  answer: { disputeId: string; evidence: Evidence; by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'dispute-submit',
    text: `UPDATE disputes SET evidence = $2, submitted_at = $3, submitted_by = $4, next_try_at = $3
           WHERE id = $1 AND submitted_at IS NULL AND closed_at IS NULL AND answered_at IS NULL`,
    values: [answer.disputeId, JSON.stringify(answer.evidence), answer.now, answer.by],
  });
  return rowCount === 1;
}
