import { CLOCK_SKEW_SECONDS } from '../../../platform/config/follow-latest.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** What an administrator set of a country for a day. */
export interface SetCountry {
  code: string;
  since: string;
  isServed: boolean;
}

/** The newest of each country and day; what was taken back is left out. */
export async function listSetCountries(db: Queryable): Promise<SetCountry[]> {
  const { rows } = await db.query<SetCountry>({
    name: 'countries-set',
    text: `SELECT code, since, "isServed" FROM (
             SELECT DISTINCT ON (code, since) code, since::text AS since, is_served AS "isServed" FROM country_changes
               ORDER BY code, since, version DESC) newest
           WHERE "isServed" IS NOT NULL ORDER BY since, code`,
  });
  return rows;
}

interface CountryChange {
  version: number;
  code: string;
  since: string;
  isServed: boolean | null;
  reason: string;
  by: string;
  at: string;
}

/** What was set and by whom, the newest first. */
export async function listCountryChanges(db: Queryable): Promise<CountryChange[]> {
  const { rows } = await db.query<CountryChange>({
    name: 'countries-history',
    text: `SELECT version::float8 AS version, code, since::text AS since, is_served AS "isServed", reason,
           set_by_name AS by, ${iso('set_at')} AS at
           FROM country_changes ORDER BY version DESC LIMIT 50`,
  });
  return rows;
}

/** One change at a time. */
export async function lockCountries(tx: Transaction): Promise<void> {
  await tx.query({ name: 'countries-lock', text: 'SELECT pg_advisory_xact_lock(726056)' });
}

interface NewChange extends Omit<SetCountry, 'isServed'> {
  isServed: boolean | null;
  reason: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Keeps a change, and tells every process at the commit. */
export async function insertCountryChange(tx: Transaction, change: NewChange): Promise<void> {
  const { code, since, isServed, reason, by, now } = change;
  await tx.query({
    name: 'countries-insert',
    text: `WITH added AS (
             INSERT INTO country_changes (version, code, since, is_served, reason, set_by, set_by_name, set_at)
             SELECT 1 + coalesce(max(version), 0), $1, $2, $3, $4, $5, $6, $7 FROM country_changes RETURNING version)
           SELECT pg_notify('settings', 'country ' || version) FROM added`,
    values: [code, since, isServed, reason, by.userId, by.name, now],
  });
}

/** Tells every process once that the day of a change has come. */
export async function notifyDueCountries(tx: Transaction, now: Date): Promise<void> {
  await tx.query({
    name: 'countries-due',
    text: `WITH due AS (
             UPDATE country_changes SET told_at = $1 WHERE told_at IS NULL
               AND since <= (($1::timestamptz - interval '${CLOCK_SKEW_SECONDS} seconds') AT TIME ZONE 'UTC')::date
             RETURNING version)
           SELECT pg_notify('settings', 'country ' || version) FROM due`,
    values: [now],
  });
}
