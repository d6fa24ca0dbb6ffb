import { type Book, type BookRow, type Books, books } from '#domain/office/books-contract.ts';
import type { LedgerFacts } from '#domain/payments/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const of = (account: string): string => `coalesce(sum(amount_cents) FILTER (WHERE account = '${account}'), 0)::bigint`;
const figures = Object.entries(books).map(
  ([book, { kinds, account, sign }]) =>
    `'${book}', ${sign} * coalesce(sum(amount_cents) FILTER (WHERE account = '${account}' AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)::bigint`,
);

/** [PAY-03] Every figure of the books from their sums: a dozen rows a seller, however many entries there are. */
export async function findBooks(db: Queryable): Promise<Books> {
  const { rows } = await db.query<Books>({
    name: 'office-books',
    text: `SELECT jsonb_build_object(${figures.join(', ')}) AS figures, ${of('provider_clearing')} AS "atProviderCents", -(${of('seller_reserved')} + ${of('seller_payable')}) AS "sellersCents",
             -${of('payouts_in_transit')} AS "inTransitCents", -${of('refunds_payable')} AS "owedRefundsCents", ${of('disputes_at_provider')} AS "withheldCents",
             ${of('platform_promotions')} AS "promotionsCents", ${of('dispute_costs')} AS "disputeCostsCents", coalesce(sum(amount_cents), 0)::bigint AS "checkCents",
             (SELECT count(*)::int FROM payment_differences WHERE settled_at IS NULL) AS differences
           FROM ledger_sums`,
  });
  return onlyRow({ rows });
}

type FoundRow = Omit<BookRow, 'explanation'> & { facts: LedgerFacts; cursor: string };

/** Each kind is read from where the page begins, so that rare ones cost no more. */
export async function findBook(
  db: Queryable,
  wanted: { book: Book; after: { at: string; id: string } | null; limit: number },
): Promise<FoundRow[]> {
  const { kinds, account, sign } = books[wanted.book];
  const { rows } = await db.query<FoundRow>({
    name: 'office-book',
    text: `SELECT t.id AS "transactionId", ${iso('t.at')} AS at, ${iso('t.at', 'US')} AS cursor, t.kind, $6::int * e.amount_cents AS "amountCents", t.order_id AS "orderId", o.number AS "orderNumber",
             coalesce(s.name, '') AS "shopName", t.cause_id AS "causeId", t.facts
           FROM unnest($1::text[]) k (kind) CROSS JOIN LATERAL (
             SELECT l.* FROM ledger_transactions l WHERE l.kind = k.kind AND ($2::timestamptz IS NULL OR (l.at, l.id) < ($2, $3))
               AND EXISTS (SELECT 1 FROM ledger_entries x WHERE x.seller_id = l.seller_id AND x.transaction_id = l.id AND x.account = $5)
             ORDER BY l.at DESC, l.id DESC LIMIT $4) t
             JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id AND e.account = $5
             LEFT JOIN orders o ON o.seller_id = t.seller_id AND o.id = t.order_id LEFT JOIN shops s ON s.seller_id = t.seller_id
           ORDER BY t.at DESC, t.id DESC LIMIT $4`,
    values: [kinds, wanted.after?.at ?? null, wanted.after?.id ?? '', wanted.limit, account, sign],
  });
  return rows;
}
