import type { Queryable } from '#server/platform/database/open-database.ts';
import type { Change } from '../store/commit-change.ts';
import { onlyRow } from '../store/only-row.ts';
import type { BankOutcome, ConnectDoc } from './connect-objects.ts';

export type ConnectKind = 'account' | 'transfer' | 'payout';

export interface StoredObject {
  id: string;
  account: string;
  status: string;
  due: boolean;
  doc: ConnectDoc;
  hidden: BankOutcome;
}

export async function findObject(
  db: Queryable,
  { kind, id, now }: { kind: ConnectKind; id: string; now: Date },
): Promise<StoredObject | null> {
  const { rows } = await db.query<StoredObject>({
    name: 'sandbox-connect-find',
    text: `SELECT id, account, status, coalesce(due_at <= $3, false) AS due, doc, hidden FROM stripe_sandbox.connect_objects WHERE id = $1 AND kind = $2`,
    values: [id, kind, now],
  });
  return rows[0] ?? null;
}

export interface ObjectFilter {
  kind: ConnectKind;
  account: string | undefined;
  group: string | undefined;
  startingAfter: string | undefined;
  createdFrom: number;
  limit: number;
}

/** Newest first; one row more than asked for tells whether there are more. */
export async function listObjects(db: Queryable, filter: ObjectFilter): Promise<{ docs: string[]; hasMore: boolean }> {
  const { rows } = await db.query<{ doc: string }>({
    name: 'sandbox-connect-list',
    text: `SELECT doc::text AS doc FROM stripe_sandbox.connect_objects
           WHERE kind = $1 AND ($2::text IS NULL OR account = $2) AND ($3::text IS NULL OR transfer_group = $3) AND created >= $4
             AND ($5::text IS NULL OR (created, id) < (SELECT created, id FROM stripe_sandbox.connect_objects WHERE id = $5))
           ORDER BY created DESC, id DESC LIMIT $6`,
    values: [
      filter.kind,
      filter.account ?? null,
      filter.group ?? null,
      filter.createdFrom,
      filter.startingAfter ?? null,
      filter.limit + 1,
    ],
  });
  return { docs: rows.slice(0, filter.limit).map(({ doc }) => doc), hasMore: rows.length > filter.limit };
}

/** What a connected account has: transferred to it and not taken back, less what it paid out. */
export async function balanceOfAccount(db: Queryable, account: string): Promise<number> {
  const result = await db.query<{ cents: number }>({
    name: 'sandbox-connect-balance',
    text: `SELECT coalesce(sum(CASE WHEN kind = 'transfer' THEN amount - amount_reversed WHEN status <> 'failed' THEN -amount ELSE 0 END), 0)::bigint AS cents
           FROM stripe_sandbox.connect_objects WHERE account = $1 AND kind IN ('transfer', 'payout')`,
    values: [account],
  });
  return onlyRow(result).cents;
}

/** What the platform transferred to others and did not take back. */
export async function transferredAway(db: Queryable): Promise<number> {
  const result = await db.query<{ cents: number }>({
    name: 'sandbox-connect-transferred',
    text: `SELECT coalesce(sum(amount - amount_reversed), 0)::bigint AS cents FROM stripe_sandbox.connect_objects WHERE kind = 'transfer'`,
  });
  return onlyRow(result).cents;
}

export const insertStep = (object: {
  kind: ConnectKind;
  account: string;
  status: string;
  doc: ConnectDoc;
  amount?: number;
  group?: string | null;
  dueAt?: Date;
  hidden?: BankOutcome;
}): NonNullable<Change['first']> => ({
  name: `connect-${object.kind}`,
  sql: (
    v,
  ) => `INSERT INTO stripe_sandbox.connect_objects (id, kind, account, transfer_group, status, created, amount, due_at, doc, hidden)
    VALUES (${v(object.doc.id)}, ${v(object.kind)}, ${v(object.account)}, ${v(object.group ?? null)}, ${v(object.status)}, ${v(object.doc.created, 'bigint')}, ${v(object.amount ?? 0, 'bigint')},
      ${v(object.dueAt ?? null, 'timestamptz')}, ${v(JSON.stringify(object.doc), 'json')}, ${v(JSON.stringify(object.hidden ?? {}), 'json')}) RETURNING 1`,
});

/** Replaces an object that still has the status that it was loaded with, and of a transfer what was taken back. */
export const updateStep = (object: {
  id: string;
  was: string;
  status: string;
  doc: ConnectDoc;
  reversed?: number;
  hidden?: BankOutcome;
}): NonNullable<Change['first']> => ({
  name: 'connect-update',
  sql: (
    v,
  ) => `UPDATE stripe_sandbox.connect_objects SET status = ${v(object.status)}, doc = ${v(JSON.stringify(object.doc), 'json')},
      amount_reversed = coalesce(${v(object.reversed ?? null, 'bigint')}, amount_reversed), hidden = coalesce(${v(object.hidden ? JSON.stringify(object.hidden) : null, 'json')}, hidden)
    WHERE id = ${v(object.id)} AND status = ${v(object.was)} RETURNING 1`,
});
