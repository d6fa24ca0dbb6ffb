import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

interface CountryOrders {
  openOrders: number;
  recentOrders: number;
}

/** Orders that are to be sent to a country or on their way there, and those of the days since `from`. */
export async function countOrdersTo(db: Queryable, code: string, from: string): Promise<CountryOrders> {
  return onlyRow(
    await db.query<CountryOrders>({
      name: 'office-country-orders',
      text: `SELECT (SELECT count(*)::int FROM orders WHERE state IN ('confirmed', 'processing')
             AND address->>'country' = $1)
               + (SELECT count(*)::int FROM orders WHERE state = 'shipped' AND address->>'country' = $1)
                 AS "openOrders",
             (SELECT coalesce(sum(orders), 0)::int FROM sales_countries WHERE seller_id = '' AND country = $1
               AND day >= $2) AS "recentOrders"`,
      values: [code, from],
    }),
  );
}
