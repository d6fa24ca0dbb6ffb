import type { Goods, SetRate } from '#domain/shops/tax/vat-rates.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

interface VatRateChange {
  version: number;
  code: string;
  goods: Goods;
  since: string;
  percent: number | null;
  reason: string;
  by: string;
  at: string;
}

const change = `version::float8 AS version, code, goods, since, percent::float8 AS percent, reason, set_by_name AS by,
  ${iso('set_at')} AS at`;

/** The newest of each country, kind of goods and day; what was taken back is left out. */
export async function listSetRates(db: Queryable): Promise<SetRate[]> {
  const { rows } = await db.query<SetRate>({
    name: 'vat-rates-set',
    text: `SELECT code, goods, since, percent FROM (
             SELECT DISTINCT ON (code, goods, since) code, goods, since, percent::float8 AS percent
               FROM vat_rate_changes
             ORDER BY code, goods, since, version DESC) newest WHERE percent IS NOT NULL`,
  });
  return rows;
}

/** What was set and by whom, the newest first. */
export async function listVatRateChanges(db: Queryable): Promise<VatRateChange[]> {
  const { rows } = await db.query<VatRateChange>({
    name: 'vat-rates-history',
    text: `SELECT ${change} FROM vat_rate_changes ORDER BY version DESC LIMIT 50`,
  });
  return rows;
}

/** One change at a time. */
export async function lockVatRates(tx: Transaction): Promise<void> {
  await tx.query({ name: 'vat-rates-lock', text: 'SELECT pg_advisory_xact_lock(726054)' });
}

interface NewRate extends Omit<SetRate, 'percent'> {
  percent: number | null;
  reason: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Keeps a change, and tells every process at the commit. */
export async function insertVatRate(tx: Transaction, rate: NewRate): Promise<void> {
  const { code, goods, since, percent, reason, by, now } = rate;
  await tx.query({
    name: 'vat-rates-insert',
    text: `WITH added AS (
             INSERT INTO vat_rate_changes (version, code, goods, since, percent, reason, set_by, set_by_name, set_at)
             SELECT 1 + coalesce(max(version), 0), $1, $2, $3, $4, $5, $6, $7, $8 FROM vat_rate_changes
               RETURNING version)
           SELECT pg_notify('settings', 'vat ' || version) FROM added`,
    values: [code, goods, since, percent, reason, by.userId, by.name, now],
  });
}
