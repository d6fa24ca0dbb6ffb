import { isTakenBackSql } from '../../payments/disputes/dispute-store.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { proofWantedSql } from '../proofs/proof-store.ts';

/** Whether an order `o` still has to leave: not one whose money the buyer's bank has. */
export const toSendSql = `o.state IN ('confirmed', 'processing')
  AND NOT ${isTakenBackSql({ sellerId: 'o.seller_id', orderId: 'o.id' })}`;

/** Those of them that leave before the day of `now` at the shop, or on it; while the buyer looks at a proof none is due. */
export const dueSql = (when: '<' | '=', now: string): string =>
  `${toSendSql} AND NOT o.awaits_buyer
     AND o.leaves_by ${when} (${now}::timestamptz AT TIME ZONE ${timeZoneOfSql('$1')})::date`;

/** [ORD-07] Those whose maker owes the next version of a proof. */
export const proofWantedToSendSql = `${toSendSql} AND ${proofWantedSql}`;
