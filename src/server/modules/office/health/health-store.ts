import { TRIAL_RESTORE_FACT, type TrialRestore } from '#domain/office/trial-restore.ts';
import { PROCESS_CONNECTION } from '../../../platform/events/listen.ts';
import { keyOf } from '../../../platform/jobs/run-jobs.ts';
import { MAX_TRIES } from '../../../platform/mail/mail-store.ts';
import { lateRefundSql, overdueRefundSql } from '../../payments/payment-trouble-store.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import type { RunningProduct } from './running-product.ts';

export interface JobRow {
  name: string;
  ranAt: Date | null;
  tookMs: number;
  failures: number;
  error: string;
  isRunning: boolean;
}

/** How each job ran last; it runs now where some process holds its lock. */
export async function findJobs(db: Queryable, { jobs }: RunningProduct): Promise<JobRow[]> {
  const { rows } = await db.query<JobRow>({
    name: 'office-jobs',
    text: `SELECT j.name, r.ran_at AS "ranAt", coalesce(r.took_ms, 0) AS "tookMs", coalesce(r.failures, 0) AS failures,
           coalesce(r.error, '') AS error,
             EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 726051
               AND l.objid = j.key::oid
               AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isRunning"
           FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS j (name, key, place) LEFT
             JOIN job_runs r ON r.job = j.name ORDER BY j.place`,
    values: [jobs.map(({ name }) => name), jobs.map(({ name }) => keyOf(name) >>> 0)],
  });
  return rows;
}

export interface ReactionRow {
  name: string;
  behind: number;
  oldestAt: string | null;
  parked: number;
  tries: number;
  nextAt: string | null;
  error: string;
}

/** What each reaction still has before it, at most a thousand events of it, and what is parked with an error. */
export async function findReactions(db: Queryable, { reactions }: RunningProduct): Promise<ReactionRow[]> {
  const { rows } = await db.query<ReactionRow>({
    name: 'office-reactions',
    text: `SELECT r.name, coalesce(e.behind, 0) AS behind, ${iso('e.oldest')} AS "oldestAt", p.parked,
           coalesce(p.tries, 0) AS tries, ${iso('p.next')} AS "nextAt", coalesce(p.error, '') AS error
           FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS r (name, wants, place) LEFT
             JOIN event_cursors c ON c.reaction = r.name
             LEFT JOIN LATERAL (SELECT count(*)::int AS behind, min(at) AS oldest FROM (
               SELECT at FROM events WHERE (xid, seq) > (c.xid, c.seq) AND name = ANY(string_to_array(r.wants, ' '))
               ORDER BY xid, seq LIMIT 1000) x) e ON true
             LEFT JOIN LATERAL (SELECT count(*)::int AS parked, max(tries) AS tries, min(next_at) AS next,
               (array_agg(error ORDER BY tries DESC))[1] AS error
               FROM parked_events WHERE reaction = r.name) p ON true
           ORDER BY r.place`,
    values: [reactions.map(({ name }) => name), reactions.map(({ to }) => to.join(' '))],
  });
  return rows;
}

export interface SystemFigures {
  at: Date;
  version: string;
  connections: number;
  mostConnections: number;
  bytes: number;
  /** It answers and takes nothing: a standby, or one that was made read-only. */
  isReadOnly: boolean;
  mailsWaiting: number;
  mailsFailing: number;
  mailsGivenUp: number;
  /** So long the oldest mail that was never tried to its end has been due; null where none waits. */
  mailsDueForSeconds: number | null;
  payments: number;
  overdueRefunds: number;
  /** Movements of the provider that our books do not have. */
  paymentDifferences: number;
  backupAt: string | null;
  trialRestore: TrialRestore | null;
  /** Servers that follow this one; the lag is null where it has caught up, or may not be read. */
  standbys: { state: string | null; lagSeconds: number | null }[];
  /** Processes that listen to this database. */
  processes: number;
}

/** Figures of the database itself, of mails and payments. */
export async function findSystemFigures(db: Queryable, now: Date): Promise<SystemFigures> {
  const { rows } = await db.query<SystemFigures>({
    name: 'office-system-figures',
    text: `SELECT now() AS at, current_setting('server_version') AS version, (SELECT count(*)::int FROM pg_stat_activity
           WHERE datname = current_database()) AS connections,
             current_setting('max_connections')::int AS "mostConnections", pg_database_size(current_database())::bigint
               AS bytes,
             pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS "isReadOnly",
             m.waiting AS "mailsWaiting", m.failing AS "mailsFailing", m.gone AS "mailsGivenUp", extract(epoch
               FROM $1 - m.due)::int AS "mailsDueForSeconds",
             (SELECT count(*)::int FROM (SELECT 1 FROM payments WHERE created_at > $1::timestamptz - interval '1 day'
               LIMIT 1000) p) AS payments,
             (SELECT count(*)::int FROM payments p WHERE ${overdueRefundSql('p')}) + (SELECT count(*)::int
               FROM refunds r WHERE ${lateRefundSql('r')}) AS "overdueRefunds",
             (SELECT count(*)::int FROM payment_differences WHERE settled_at IS NULL) AS "paymentDifferences",
             (SELECT value FROM platform_facts WHERE name = 'backup-written-at') AS "backupAt",
             (SELECT value::jsonb FROM platform_facts WHERE name = '${TRIAL_RESTORE_FACT}') AS "trialRestore",
             (SELECT coalesce(jsonb_agg(jsonb_build_object('state', s.state, 'lagSeconds', extract(epoch
               FROM s.replay_lag)) ORDER BY s.replay_lag DESC NULLS LAST), '[]')
                FROM pg_stat_replication s) AS standbys,
             (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()
               AND application_name = '${PROCESS_CONNECTION}') AS processes
           FROM (SELECT count(*) FILTER (WHERE tries = 0)::int AS waiting, count(*)
             FILTER (WHERE tries BETWEEN 1 AND ${MAX_TRIES - 1})::int AS failing, count(*)
             FILTER (WHERE tries >= ${MAX_TRIES})::int AS gone,
                   min(next_at) FILTER (WHERE tries < ${MAX_TRIES} AND next_at <= $1) AS due
                 FROM mails WHERE sent_at IS NULL) m`,
    values: [now],
  });
  return onlyRow({ rows });
}
