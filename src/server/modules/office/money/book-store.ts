import { type Book, type BookRow, type Books, books } from '#domain/office/books-contract.ts';
import type { LedgerFacts } from '#domain/payments/model.ts';
import { betweenDaysSql } from '../../../platform/database/on-day.ts';
import { iso } from '../../../platform/database/iso.ts';
import { type Direction, keysetSql } from '../../../platform/database/keyset.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const list = (terms: readonly string[]): string => terms.map((word) => `'${word}'`).join(', ');
const figures = Object.entries(books).map(
  ([book, { kinds, accounts, sign }]) =>
    `'${book}', ${sign} * coalesce(sum(amount_cents)
       FILTER (WHERE account IN (${list(accounts)}) AND kind IN (${list(kinds)})), 0)::bigint`,
);
/** Transactions `t` of a book, each with what it adds to it as `cents`. */
export const bookSql = (book: Book): string => {
  const { kinds, accounts, sign } = books[book];
  return `(SELECT t.at, t.checkout_id, ${sign} * e.amount_cents AS cents FROM ledger_transactions t
    JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id AND e.account IN (${list(accounts)})
      WHERE t.kind IN (${list(kinds)}))`;
};

/** [PAY-03] Every figure of the books from their sums: a dozen rows a seller, however many entries there are. */
export async function findBooks(db: Queryable): Promise<Books> {
  const { rows } = await db.query<Books>({
    name: 'office-books',
    text: `SELECT jsonb_build_object(${figures.join(', ')}) AS figures,
             coalesce(sum(amount_cents), 0)::bigint AS "checkCents",
             (SELECT count(*)::int FROM payment_differences WHERE settled_at IS NULL) AS differences
           FROM ledger_sums`,
  });
  return onlyRow({ rows });
}

type StoredBookRow = Omit<BookRow, 'explanation'> & { facts: LedgerFacts; cursor: string };

interface Wanted {
  book: Book;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
  dir?: Direction;
  after: { at: string; id: string } | null;
  limit: number;
}

type Source = 'all' | 'order' | 'shop';
/** Where the transactions of a page are read from: all of them, or those of what is looked for. */
const sources: Record<Source, string> = {
  all: 'ledger_transactions l WHERE l.kind = k.kind',
  order: `order_numbers f JOIN ledger_transactions l ON l.seller_id = f.seller_id AND l.order_id = f.order_id
    WHERE f.number = upper($7) AND l.kind = k.kind`,
  shop: `shops f JOIN ledger_transactions l ON l.seller_id = f.seller_id
    WHERE search_text(f.name) LIKE search_text($7) || '%' AND l.kind = k.kind`,
};
function sourceOf(q: string | undefined): Source {
  if (!q) return 'all';
  return /^AM-/i.test(q) ? 'order' : 'shop';
}

/** Each kind is read from where the page begins, so that rare ones cost no more. */
export async function findBook(db: Queryable, wanted: Wanted): Promise<StoredBookRow[]> {
  const { book, from, until, q, dir = 'desc', after, limit } = wanted;
  const { kinds, accounts, sign } = books[book];
  const source = sourceOf(q);
  const by = { direction: dir, after: ['$2', '$3'] } as const;
  const inner = keysetSql({ column: 'l.at', type: 'time' }, { ...by, id: 'l.id' });
  const outer = keysetSql({ column: 't.at', type: 'time' }, { ...by, id: 't.id' });
  const { rows } = await db.query<StoredBookRow>({
    name: `office-book-${book}-${source}-${dir}`,
    text: `SELECT t.id AS "transactionId", ${iso('t.at')} AS at, ${outer.key} AS cursor, t.kind,
             ${sign} * e.cents AS "amountCents", t.order_id AS "orderId", o.number AS "orderNumber",
             coalesce(s.name, '') AS "shopName", t.cause_id AS "causeId", t.facts
           FROM unnest($1::text[]) k (kind) CROSS JOIN LATERAL (
             SELECT l.* FROM ${sources[source]} AND ${inner.beyond} AND ${betweenDaysSql('l.at', '$5', '$6')}
               AND EXISTS (SELECT 1 FROM ledger_entries x
                 WHERE x.seller_id = l.seller_id AND x.transaction_id = l.id AND x.account IN (${list(accounts)}))
             ${inner.order} LIMIT $4) t
             CROSS JOIN LATERAL (SELECT sum(e.amount_cents)::bigint AS cents FROM ledger_entries e
               WHERE e.seller_id = t.seller_id AND e.transaction_id = t.id AND e.account IN (${list(accounts)})) e
             LEFT JOIN orders o ON o.seller_id = t.seller_id AND o.id = t.order_id
             LEFT JOIN shops s ON s.seller_id = t.seller_id
           ${outer.order} LIMIT $4`,
    values: [kinds, after?.at ?? null, after?.id ?? '', limit, from ?? null, until ?? null, ...(q ? [q] : [])],
  });
  return rows;
}
