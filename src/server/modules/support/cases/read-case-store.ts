import type { CaseEntry, CaseRecord, PartyCase } from '#domain/support/cases/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** As it is stored: with the ids of its pictures. */
type StoredEntry = Omit<CaseEntry, 'pictures'> & { pictureIds: string[] };
export type StoredCase = Omit<PartyCase, 'entries'> & { entries: StoredEntry[] };
type StoredRecord = Omit<CaseRecord, 'entries' | 'owners' | 'order' | 'returned'> & {
  entries: StoredEntry[];
  sellerId: string;
  orderId: string;
};

/** What only the house reads. */
const INNER = `'note', 'owner', 'escalated'`;
const facts = `c.number, c.source, c.state, ${iso('c.at')} AS at, ${iso('c.due_at')} AS "dueAt", c.decision,
  c.refund_cents AS "refundCents", ${iso('c.decided_at')} AS "decidedAt"`;
const entriesSql = (
  isHouse: boolean,
): string => `coalesce((SELECT jsonb_agg(jsonb_build_object('id', e.id, 'at', ${iso('e.at')}, 'kind', e.kind,
  'authorName', e.author_name, 'body', e.body, 'pictureIds', to_jsonb(e.picture_ids)) ORDER BY e.at, e.id)
    FROM case_entries e
  WHERE e.seller_id = c.seller_id AND e.number = c.number ${isHouse ? '' : `AND e.kind NOT IN (${INNER})`}),
    '[]') AS entries`;
const person = (id: string, name: string): string =>
  `CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('userId', ${id}, 'name', ${name}) END`;

/** The cases of an order as its parties see them, the newest first. A bank's own dispute has its note on the order already. */
export async function listCasesOfOrder(
  db: Queryable,
  { sellerId, orderId, isHouse = false }: { sellerId: string; orderId: string; isHouse?: boolean },
): Promise<StoredCase[]> {
  const { rows } = await db.query<StoredCase>({
    name: `cases-of-order-${isHouse ? 'house' : 'party'}`,
    text: `SELECT ${facts}, ${entriesSql(isHouse)} FROM cases c WHERE c.seller_id = $1
           AND c.order_id = $2 ${isHouse ? '' : `AND c.source <> 'dispute'`}
           ORDER BY c.at DESC, c.number DESC LIMIT 50`,
    values: [sellerId, orderId],
  });
  return rows;
}

/** All of a case for the house. */
export async function findCaseRecord(db: Queryable, number: string): Promise<StoredRecord | null> {
  const { rows } = await db.query<StoredRecord>({
    name: 'cases-record',
    text: `SELECT ${facts}, ${entriesSql(true)}, c.source_id AS "sourceId", ${iso('c.since')} AS since,
           c.seller_id AS "sellerId", c.order_id AS "orderId",
             ${person('o.id', 'o.display_name')} AS owner,
             CASE WHEN c.escalation_id IS NOT NULL THEN jsonb_build_object('escalationId', c.escalation_id,
               'by', jsonb_build_object('userId', c.escalated_by, 'name', coalesce(e.display_name, '')))
                 END AS escalation
           FROM cases c LEFT JOIN users o ON o.id = c.owner_id LEFT JOIN users e ON e.id = c.escalated_by
             WHERE c.number = $1`,
    values: [number],
  });
  return rows[0] ?? null;
}
