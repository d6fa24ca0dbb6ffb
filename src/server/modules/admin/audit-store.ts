import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { checkActionLimit } from './action-limit/check-action-limit.ts';
import { findAdmin } from './admin-store.ts';

export interface AuditEntry {
  /** The call or act: `admin.changeRole`. */
  action: string;
  subject: { kind: string; id: string; name?: string };
  before?: unknown;
  after?: unknown;
  reason?: string;
}

interface By {
  app: App;
  tx: Transaction;
  caller: Caller;
}

const NOTHING = Buffer.alloc(32);

/** The end of the chain, locked until the transaction ends: one act at a time adds to it. */
async function lockHead(tx: Transaction): Promise<{ seq: number; hash: Buffer }> {
  const { rows } = await tx.query<{ seq: number; hash: Buffer }>({
    name: 'audit-lock-head',
    text: 'SELECT seq, hash FROM audit_head WHERE id = 1 FOR UPDATE',
  });
  if (rows[0]) return rows[0];
  await tx.query({
    text: 'INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, $1) ON CONFLICT DO NOTHING',
    values: [NOTHING],
  });
  return lockHead(tx);
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * [ADM-12] Writes what an administrator does, in the transaction in which it is done: both are kept, or neither. Each row carries
 * the hash of the row before, so that one which was changed or taken out is noticed. Called last: others wait for the chain's end.
 */
export async function appendAuditLog({ app, tx, caller }: By, entry: AuditEntry): Promise<void> {
  const actorId = caller.session?.userId ?? '';
  const role = (await findAdmin(tx, actorId))?.role ?? '';
  const head = await lockHead(tx);
  await checkActionLimit({ app, tx, caller }, entry.action, appendAuditLog);
  await tx.query({
    name: 'audit-add',
    text: `WITH entry AS (
             SELECT e.seq, e.at, e."actorId" AS actor_id,
               coalesce((SELECT u.display_name FROM users u WHERE u.id = e."actorId"), e."actorName") AS actor_name,
               e.role AS actor_role, e.act, e.kind AS subject_kind, e."subjectId" AS subject_id,
               e.name AS subject_name, e.reason, $2::jsonb AS before, $3::jsonb AS after, e.ip,
               $4::bytea AS previous_hash, ''::bytea AS hash
             FROM jsonb_to_record($1::jsonb) AS e (seq bigint, at timestamptz, "actorId" text, "actorName" text,
               role text, act text, kind text, "subjectId" text, name text, reason text, ip text)
           ), added AS (
             INSERT INTO audit_log (seq, at, actor_id, actor_name, actor_role, act, subject_kind, subject_id,
               subject_name, reason, before, after, ip, previous_hash, hash)
             SELECT seq, at, actor_id, actor_name, actor_role, act, subject_kind, subject_id, subject_name, reason,
               before, after, ip, previous_hash,
               audit_hash(ROW(e.*)::audit_log) FROM entry e
             RETURNING seq, hash
           )
           UPDATE audit_head SET seq = added.seq, hash = added.hash FROM added WHERE id = 1`,
    values: [
      jsonRecord({
        seq: head.seq + 1,
        at: app.clock.now(),
        actorId,
        actorName: caller.session?.displayName ?? '',
        role,
        act: entry.action,
        kind: entry.subject.kind,
        subjectId: entry.subject.id,
        name: entry.subject.name ?? '',
        reason: entry.reason ?? '',
        ip: caller.ip,
      }),
      json(entry.before),
      json(entry.after),
      head.hash,
    ],
  });
}
