import type { PlainPrice, PlainWay, SetPrice } from '#domain/listings/delivery/planned-rates.ts';
import { CLOCK_SKEW_SECONDS } from '../../../platform/config/follow-latest.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

type ChangeKind = 'set' | 'end' | 'withdraw';
const priceSql = `CASE kind WHEN 'set' THEN jsonb_build_object('firstCents', first_cents, 'moreCents', more_cents,
  'currency', currency,
  'firstDay', first_day, 'lastDay', last_day) END`;

/** The newest of each area, way and day, by day; what was taken back is left out. */
export async function listSetPrices(db: Queryable): Promise<SetPrice[]> {
  const { rows } = await db.query<SetPrice>({
    name: 'postage-set',
    text: `SELECT area, way, since, price FROM (
             SELECT DISTINCT ON (area, way, since) area, way, since::text AS since, kind, ${priceSql} AS price
               FROM postage_rate_changes
             ORDER BY area, way, since, version DESC) newest
           WHERE kind <> 'withdraw' ORDER BY since, area, way`,
  });
  return rows;
}

interface PriceChange {
  version: number;
  area: string;
  way: PlainWay;
  since: string;
  kind: ChangeKind;
  price: PlainPrice | null;
  reason: string;
  by: string;
  at: string;
}

/** What was set and by whom, the newest first. */
export async function listPriceChanges(db: Queryable): Promise<PriceChange[]> {
  const { rows } = await db.query<PriceChange>({
    name: 'postage-history',
    text: `SELECT version::float8 AS version, area, way, since::text AS since, kind, ${priceSql} AS price, reason,
           set_by_name AS by, ${iso('set_at')} AS at
           FROM postage_rate_changes ORDER BY version DESC LIMIT 50`,
  });
  return rows;
}

/** One change at a time. */
export async function lockPostage(tx: Transaction): Promise<void> {
  await tx.query({ name: 'postage-lock', text: 'SELECT pg_advisory_xact_lock(726058)' });
}

interface NewChange {
  area: string;
  way: PlainWay;
  since: string;
  kind: ChangeKind;
  price: PlainPrice | null;
  reason: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Keeps a change, and tells every process at the commit. */
export async function insertPriceChange(tx: Transaction, change: NewChange): Promise<void> {
  const { area, way, since, kind, price, reason, by, now } = change;
  await tx.query({
    name: 'postage-insert',
    text: `WITH added AS (
             INSERT INTO postage_rate_changes (version, area, way, since, kind, currency, first_cents, more_cents,
               first_day, last_day, reason, set_by, set_by_name, set_at)
             SELECT 1 + coalesce((SELECT max(version) FROM postage_rate_changes), 0), c.area, c.way, c.since, c.kind,
               c.currency, c."firstCents", c."moreCents",
               c."firstDay", c."lastDay", c.reason, c."userId", c.name, $2
             FROM jsonb_to_record($1) AS c (area text, way text, since date, kind text, currency text,
               "firstCents" integer, "moreCents" integer,
               "firstDay" integer, "lastDay" integer, reason text, "userId" text, name text) RETURNING version)
           SELECT pg_notify('settings', 'postage ' || version) FROM added`,
    values: [JSON.stringify({ area, way, since, kind, ...price, reason, ...by }), now],
  });
}

/** Tells every process once that the day of a change has come. */
export async function notifyDuePostage(tx: Transaction, now: Date): Promise<void> {
  await tx.query({
    name: 'postage-due',
    text: `WITH due AS (
             UPDATE postage_rate_changes SET told_at = $1 WHERE told_at IS NULL
               AND since <= (($1::timestamptz - interval '${CLOCK_SKEW_SECONDS} seconds') AT TIME ZONE 'UTC')::date
             RETURNING version)
           SELECT pg_notify('settings', 'postage ' || version) FROM due`,
    values: [now],
  });
}
