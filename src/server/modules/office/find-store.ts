import type { Permission } from '#domain/core/permissions/permissions.ts';
import type { Hit } from '#domain/office/model.ts';
import { like } from '../../platform/database/like.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import type { Statement } from '../../platform/database/statement-batch.ts';

/** So many of each kind are found. */
export const EACH = 6;

/** Order costs a walk over all of them where a word is too short for the index: then the first that fit will do. */
const newest = (q: string, column: string): string => (q.length < 3 ? '' : ` ORDER BY ${column} DESC`);
const named = (q: string, name: string): string => (q.length < 3 ? `${name}-short` : name);

export interface Source {
  needs: Permission;
  find: (db: Queryable, q: string) => Promise<Hit[]>;
}

const hits = async (db: Queryable, { text, ...statement }: Statement): Promise<Hit[]> =>
  (await db.query<Hit>({ ...statement, text: `${text} LIMIT ${EACH}` })).rows;

/** What is found in tables, each kind by whoever may see it. */
export const tableSources: readonly Source[] = [
  {
    needs: 'orders.view',
    find: (db, q) =>
      hits(db, {
        name: 'office-find-orders',
        text: `SELECT 'order' AS kind, o.id, n.number AS title, s.name AS detail, o.state,
               o.delivery_id AS "deliveryId", '/admin/orders/' || o.id AS href
        FROM order_numbers n JOIN orders o ON o.seller_id = n.seller_id AND o.id = n.order_id
          JOIN shops s ON s.seller_id = o.seller_id WHERE n.number = upper($1) OR o.id = $1`,
        values: [q],
      }),
  },
  {
    needs: 'cases.view',
    find: (db, q) =>
      hits(db, {
        name: 'office-find-cases',
        text: `SELECT 'case' AS kind, c.number AS id, c.number AS title, o.number || ', ' || o.shop_name AS detail,
               c.state, NULL AS "deliveryId", '/admin/cases/' || c.number AS href
        FROM cases c JOIN orders o ON o.seller_id = c.seller_id AND o.id = c.order_id WHERE c.number = upper($1)`,
        values: [q],
      }),
  },
  {
    needs: 'users.view',
    find: (db, q) =>
      hits(db, {
        name: named(q, 'office-find-people'),
        text: `SELECT 'person' AS kind, u.id, u.display_name AS title, left(u.email, 1) || '•••' || substring(u.email
               FROM '@[^@]*$') AS detail, CASE WHEN u.account_status = 'active' THEN '' ELSE u.account_status
               END AS state, NULL AS "deliveryId", '/admin/users/' || u.id AS href
        FROM users u WHERE u.display_name || ' ' || u.email ILIKE $1 OR u.id = $2${newest(q, 'u.created_at')}`,
        values: [like(q), q],
      }),
  },
  {
    needs: 'products.view',
    find: (db, q) =>
      hits(db, {
        name: named(q, 'office-find-listings'),
        text: `SELECT 'listing' AS kind, l.id, l.title, s.name AS detail, l.state, NULL AS "deliveryId",
               '/admin/products/' || l.id AS href
        FROM listings l JOIN shops s ON s.seller_id = l.seller_id WHERE l.title ILIKE $1
          OR l.id = $2${newest(q, 'l.created_at')}`,
        values: [like(q), q],
      }),
  },
  {
    needs: 'sellers.view',
    find: (db, q) =>
      hits(db, {
        name: named(q, 'office-find-shops'),
        text: `SELECT 'shop' AS kind, s.seller_id AS id, s.name AS title, concat_ws(', ', s.owner, s.place) AS detail,
               '' AS state, NULL AS "deliveryId", '/admin/sellers/' || s.seller_id AS href
        FROM shops s WHERE s.name ILIKE $1 AND EXISTS (SELECT 1 FROM listings l
          WHERE l.seller_id = s.seller_id)${newest(q, 's.sold')}`,
        values: [like(q)],
      }),
  },
];
