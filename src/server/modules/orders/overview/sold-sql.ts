/** Orders that count as sold: paid, and neither cancelled nor paid back. */
export const soldSql = (state: string): string => `${state} NOT IN ('pending_payment', 'cancelled', 'refunded')`;
