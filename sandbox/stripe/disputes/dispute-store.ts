import type { Queryable } from '#server/platform/database/open-database.ts';
import type { Step } from '../store/commit-change.ts';
import { familyOf } from '../sandbox-environment.ts';
import type { Dispute } from './dispute-object.ts';

export interface StoredDispute {
  family: string;
  id: string;
  version: number;
  created: number;
  charge: string;
  status: string;
  /** What the bank does with it next. */
  next: string | null;
  withdrawn: number;
  doc: Dispute | null;
}

const columns = 'family, id, version, created, charge, status, next, withdrawn, doc';

export async function findDispute(db: Queryable, id: string): Promise<StoredDispute | null> {
  const { rows } = await db.query<StoredDispute>({
    name: 'sandbox-dispute',
    text: `SELECT ${columns} FROM stripe_sandbox.disputes WHERE family = $1 AND id = $2 AND doc IS NOT NULL`,
    values: [familyOf(id), id],
  });
  return rows[0] ?? null;
}

/** What a bank is to do something about. */
export async function listMovingDisputes(db: Queryable): Promise<StoredDispute[]> {
  const { rows } = await db.query<StoredDispute>({
    name: 'sandbox-disputes-next',
    text: `SELECT ${columns} FROM stripe_sandbox.disputes WHERE next IS NOT NULL ORDER BY created LIMIT 50`,
  });
  return rows;
}

/** The bank has the money of a charge, or may take it for good: it cannot be refunded. */
export async function isChargedBack(db: Queryable, charge: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'sandbox-charged-back',
    text: `SELECT 1 FROM stripe_sandbox.disputes WHERE family = $1 AND charge = $2 AND NOT (doc->>'is_charge_refundable')::boolean`,
    values: [familyOf(charge), charge],
  });
  return rows.length > 0;
}

type NewState = Pick<StoredDispute, 'next' | 'withdrawn'> & { doc: { id: string; status: string } & object };

/** Adds a dispute that nobody waited for, together with its charge's step. */
export const insertStep = (state: NewState, { created, charge }: { created: number; charge: string }): Step => ({
  name: 'dispute-insert',
  sql: (v) => `INSERT INTO stripe_sandbox.disputes (family, id, created, charge, status, next, withdrawn, doc)
    SELECT ${v(familyOf(state.doc.id))}, ${v(state.doc.id)}, ${v(created, 'bigint')}, ${v(charge)}, ${v(state.doc.status)}, ${v(state.next)}, ${v(state.withdrawn, 'bigint')}, ${v(JSON.stringify(state.doc), 'json')} WHERE true`,
});

/** Replaces exactly this version, together with its charge's step. */
export const openStep = ({ family, id, version }: StoredDispute, state: NewState): Step => ({
  name: 'dispute-update',
  sql: (
    v,
  ) => `UPDATE stripe_sandbox.disputes SET version = version + 1, status = ${v(state.doc.status)}, next = ${v(state.next)}, withdrawn = ${v(state.withdrawn, 'bigint')}, doc = ${v(JSON.stringify(state.doc), 'json')}
    WHERE family = ${v(family)} AND id = ${v(id)} AND version = ${v(version, 'integer')}`,
});

/** Replaces exactly this version. */
export const updateStep = (stored: StoredDispute, state: NewState): Step => {
  const { name, sql } = openStep(stored, state);
  return { name, sql: (v) => `${sql(v)} RETURNING 1` };
};
