import { houseZoneSql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export interface CohortMonth {
  first: string;
  month: string;
  active: number;
}

/** [OFFICE-04] Buyers by the month of their first order, and how many of them ordered in each month since. */
export async function listBuyerCohorts(db: Queryable, since: string): Promise<CohortMonth[]> {
  const { rows } = await db.query<CohortMonth>({
    name: 'analytics-buyer-cohorts',
    text: `SELECT first_month AS first, month, buyers AS active FROM buyer_cohorts WHERE first_month >= $1
           ORDER BY 1, 2`,
    values: [since],
  });
  return rows;
}

/** [OFFICE-04] Shops by the month they opened, with how many opened, and how many of them sold in each month since. */
export async function listShopCohorts(
  db: Queryable,
  since: string,
): Promise<{ sizes: { first: string; size: number }[]; months: CohortMonth[] }> {
  const opened = `SELECT seller_id, date_trunc('month', created_at AT TIME ZONE ${houseZoneSql})::date AS first
    FROM shops
    WHERE created_at >= $1::date::timestamp AT TIME ZONE ${houseZoneSql}`;
  const [sizes, months] = await Promise.all([
    db.query<{ first: string; size: number }>({
      name: 'analytics-shop-cohort-sizes',
      text: `SELECT first, count(*)::int AS size FROM (${opened}) o GROUP BY 1 ORDER BY 1`,
      values: [since],
    }),
    db.query<CohortMonth>({
      name: 'analytics-shop-cohorts',
      text: `SELECT o.first, s.month, count(*)::int AS active FROM (${opened}) o
             JOIN (SELECT DISTINCT seller_id, date_trunc('month', day)::date AS month FROM sales_days
               WHERE listing_id = '' AND seller_id <> '' AND orders > 0 AND day >= $1) s
               ON s.seller_id = o.seller_id AND s.month >= o.first GROUP BY 1, 2 ORDER BY 1, 2`,
      values: [since],
    }),
  ]);
  return { sizes: sizes.rows, months: months.rows };
}
