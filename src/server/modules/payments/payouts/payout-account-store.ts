import type { AccountState, PayoutInterval } from '#domain/payments/payout-model.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { rowContext } from '../../../platform/secrets/reseal.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
import type { SecretColumn } from '../../../platform/secrets/secret-store.ts';

const TABLE = 'payout_accounts';

/** [PAY-06] IBANs lie sealed in the database. */
export const ibanColumn: SecretColumn = { table: TABLE, column: 'iban', key: ['seller_id'] };

export interface StoredAccount {
  sellerId: string;
  holder: string;
  /** Sealed. */
  iban: string;
  last4: string;
  country: string;
  state: AccountState;
  failure: string;
  needs: string[];
  /** Why an administrator holds its payouts; '' where nobody does. */
  holdReason: string;
  version: number;
  providerId: string | null;
  providerVersion: number;
  payFrom: Date;
  interval: PayoutInterval;
  minimumCents: number;
  nextPayoutAt: Date;
  failedInRow: number;
}

const columns = `seller_id AS "sellerId", holder, iban, last4, country, state, failure, needs,
  hold_reason AS "holdReason", version, provider_id AS "providerId", provider_version AS "providerVersion",
  pay_from AS "payFrom", schedule AS "interval", minimum_cents AS "minimumCents", next_payout_at AS "nextPayoutAt",
  failed_in_row AS "failedInRow"`;

export async function findAccount(db: Queryable, sellerId: string): Promise<StoredAccount | null> {
  const { rows } = await db.query<StoredAccount>({
    name: 'payout-account',
    text: `SELECT ${columns} FROM payout_accounts WHERE seller_id = $1`,
    values: [sellerId],
  });
  return rows[0] ?? null;
}

/** [INV-04] Whoever asks for payouts of a seller, or changes the account, does so one after another. */
export async function lockAccount(tx: Transaction, sellerId: string): Promise<StoredAccount | null> {
  const { rows } = await tx.query<StoredAccount>({
    name: 'payout-account-lock',
    text: `SELECT ${columns} FROM payout_accounts WHERE seller_id = $1 FOR UPDATE`,
    values: [sellerId],
  });
  return rows[0] ?? null;
}

export const ibanOf = (config: Config, { sellerId, iban }: Pick<StoredAccount, 'sellerId' | 'iban'>): string =>
  unseal(config, rowContext(TABLE, sellerId), iban);

/** Accounts that end alike. */
interface LikeAccount {
  sellerId: string;
  iban: string;
}

/** [PAY-06] The sellers that are paid to an IBAN; whoever enters it at the same time waits until this transaction ends. */
export async function lockSellersOfIban(
  { config, tx }: { config: Config; tx: Transaction },
  iban: string,
): Promise<string[]> {
  const [last4, country] = [iban.slice(-4), iban.slice(0, 2)];
  await tx.query({
    name: 'payout-account-lock-iban',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('payout account ' || $1, 0))`,
    values: [`${country} ${last4}`],
  });
  const { rows } = await tx.query<LikeAccount>({
    name: 'payout-account-alike',
    text: `SELECT seller_id AS "sellerId", iban FROM payout_accounts WHERE last4 = $1 AND country = $2`,
    values: [last4, country],
  });
  return rows.filter((one) => ibanOf(config, one) === iban).map(({ sellerId }) => sellerId);
}

export interface ReusedAccount {
  country: string;
  last4: string;
  shops: { sellerId: string; shopName: string; state: AccountState }[];
}

/** [PAY-06] Accounts that several shops are paid to, those of most shops first. */
export async function listReusedAccounts(config: Config, db: Queryable): Promise<ReusedAccount[]> {
  const { rows } = await db.query<
    LikeAccount & { country: string; last4: string; shopName: string; state: AccountState }
  >({
    name: 'payout-accounts-reused',
    text: `SELECT a.seller_id AS "sellerId", a.iban, a.country, a.last4, a.state, coalesce(s.name, '') AS "shopName"
           FROM payout_accounts a LEFT JOIN shops s ON s.seller_id = a.seller_id
           WHERE EXISTS (SELECT 1 FROM payout_accounts b WHERE b.last4 = a.last4 AND b.country = a.country
             AND b.seller_id <> a.seller_id) ORDER BY a.seller_id`,
  });
  return [...Map.groupBy(rows, (row) => ibanOf(config, row)).values()]
    .filter((shops) => shops.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((shops) => ({
      ...{ country: shops[0]?.country ?? '', last4: shops[0]?.last4 ?? '' },
      shops: shops.map(({ sellerId, shopName, state }) => ({ sellerId, shopName, state })),
    }));
}

/** The account that payouts go to from `payFrom` on; the schedule of one before stays. */
export async function saveAccount(
  { config, tx }: { config: Config; tx: Transaction },
  account: { sellerId: string; holder: string; iban: string; payFrom: Date; nextPayoutAt: Date; now: Date },
): Promise<void> {
  const { sellerId, holder, iban, payFrom, nextPayoutAt, now } = account;
  await tx.query({
    name: 'payout-account-save',
    text: `INSERT INTO payout_accounts AS a (seller_id, holder, iban, last4, country, state, pay_from, next_payout_at,
           changed_at)
           VALUES ($1, $2, $3, $4, $5, 'unverified', $6, $7, $8)
           ON CONFLICT (seller_id) DO UPDATE SET holder = excluded.holder, iban = excluded.iban, last4 = excluded.last4,
             country = excluded.country,
             state = 'unverified', failure = '', failed_in_row = 0, version = a.version + 1,
               pay_from = excluded.pay_from, changed_at = excluded.changed_at,
             next_payout_at = least(a.next_payout_at, excluded.next_payout_at)`,
    values: [
      sellerId,
      holder,
      seal(config, rowContext(TABLE, sellerId), iban),
      iban.slice(-4),
      iban.slice(0, 2),
      payFrom,
      nextPayoutAt,
      now,
    ],
  });
}

/** False where there is no account yet. */
export async function saveSchedule(
  tx: Transaction,
  schedule: { sellerId: string; interval: PayoutInterval; minimumCents: number; nextPayoutAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payout-account-schedule',
    text: 'UPDATE payout_accounts SET schedule = $2, minimum_cents = $3, next_payout_at = $4 WHERE seller_id = $1',
    values: [schedule.sellerId, schedule.interval, schedule.minimumCents, schedule.nextPayoutAt],
  });
  return rowCount === 1;
}

export async function setNextPayout(tx: Transaction, sellerId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'payout-account-next',
    text: 'UPDATE payout_accounts SET next_payout_at = $2 WHERE seller_id = $1',
    values: [sellerId, at],
  });
}

/** What became of the account by a payout to it; an account that was changed meanwhile stays as it is. */
export async function setAccountState(
  tx: Transaction,
  account: { sellerId: string; version: number; state: AccountState; failure: string; failedInRow: number },
): Promise<void> {
  await tx.query({
    name: 'payout-account-state',
    text: `UPDATE payout_accounts SET state = $3, failure = $4, failed_in_row = $5
           WHERE seller_id = $1 AND version = $2`,
    values: [account.sellerId, account.version, account.state, account.failure, account.failedInRow],
  });
}

/** What the provider knows of a seller and still wants to know; what it wanted before, or null where the account is gone. */
export async function updateProviderAccount(
  tx: Transaction,
  { sellerId, providerId, version, needs }: { sellerId: string; providerId: string; version: number; needs: string[] },
): Promise<string[] | null> {
  const { rows } = await tx.query<{ needs: string[] }>({
    name: 'payout-account-provider',
    text: `UPDATE payout_accounts a SET provider_id = $2, provider_version = greatest(a.provider_version, $3),
           needs = $4
           FROM (SELECT seller_id, needs FROM payout_accounts WHERE seller_id = $1 FOR UPDATE) b
             WHERE a.seller_id = b.seller_id RETURNING b.needs`,
    values: [sellerId, providerId, version, needs],
  });
  return rows[0]?.needs ?? null;
}
