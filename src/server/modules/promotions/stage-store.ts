import type { PromotionStage } from '#domain/promotions/lifecycle.ts';
import { timeZoneOfSql } from '../shops/shop-store.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

/** What begins and ends by itself: a code, or a sale. */
interface Due {
  sellerId: string;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date | null;
  timeZone: string;
  from: PromotionStage;
}
export interface DueCode extends Due {
  code: string;
}
export interface DueSale extends Due {
  saleId: string;
  percent: number | null;
  amountCents: number | null;
}

const dueColumns = (table: string): string =>
  `seller_id AS "sellerId", created_at AS "createdAt", starts_at AS "startsAt", ends_at AS "endsAt",
     next_stage AS "from", ${timeZoneOfSql(`${table}.seller_id`)} AS "timeZone"`;
const dueRows = 'next_stage_at <= $1 ORDER BY next_stage_at LIMIT $2 FOR UPDATE SKIP LOCKED';

/** Codes of which their makers are to be told, held until the transaction ends; those of another worker are passed by. */
export async function lockDueCodes(tx: Transaction, now: Date, limit: number): Promise<DueCode[]> {
  const { rows } = await tx.query<DueCode>({
    name: 'stages-due-codes',
    text: `SELECT ${dueColumns('promo_codes')}, code FROM promo_codes WHERE ${dueRows}`,
    values: [now, limit],
  });
  return rows;
}

/** The same of sales. */
export async function lockDueSales(tx: Transaction, now: Date, limit: number): Promise<DueSale[]> {
  const { rows } = await tx.query<DueSale>({
    name: 'stages-due-sales',
    text: `SELECT ${dueColumns('sales')}, id AS "saleId", percent, amount_cents AS "amountCents" FROM sales
           WHERE ${dueRows}`,
    values: [now, limit],
  });
  return rows;
}

export async function saveNextStage(
  tx: Transaction,
  { sellerId, ...of }: { sellerId: string; code: string } | { sellerId: string; saleId: string },
  next: { stage: PromotionStage; at: Date } | null,
): Promise<void> {
  const values = [sellerId, 'code' in of ? of.code : of.saleId, next?.stage ?? null, next?.at ?? null];
  await tx.query(
    'code' in of
      ? {
          name: 'stages-next-of-code',
          text: 'UPDATE promo_codes SET next_stage = $3, next_stage_at = $4 WHERE seller_id = $1 AND code = $2',
          values,
        }
      : {
          name: 'stages-next-of-sale',
          text: 'UPDATE sales SET next_stage = $3, next_stage_at = $4 WHERE seller_id = $1 AND id = $2',
          values,
        },
  );
}
