import type { Permission } from '#domain/admin/permissions.ts';
import { officeContract } from '#domain/office/contract.ts';
import type { Hit } from '#domain/office/model.ts';
import { ok } from '#domain/core/result.ts';
import { permissionsHeld } from '../admin/admin-store.ts';
import { read } from '../platform/calls/call.ts';
import { anyAdmin } from '../platform/calls/policy.ts';
import { type SettingName, settings } from '../platform/config/settings.ts';
import { like } from '../platform/database/like.ts';
import type { Queryable } from '../platform/database/open-database.ts';

const EACH = 6;

/** Order costs a walk over all of them where a word is too short for the index: then the first that fit will do. */
const newest = (q: string, column: string): string => (q.length < 3 ? '' : ` ORDER BY ${column} DESC`);
const named = (q: string, name: string): string => (q.length < 3 ? `${name}-short` : name);

/** Settings by name or by what they mean. */
const settingsLike = (q: string): Hit[] =>
  (Object.keys(settings) as SettingName[])
    .filter((name) =>
      `${name} ${name.replaceAll('_', ' ')} ${settings[name].meaning}`.toLowerCase().includes(q.toLowerCase()),
    )
    .slice(0, EACH)
    .map((name) => ({
      kind: 'setting',
      id: name,
      title: name,
      detail: settings[name].meaning,
      href: `/admin/settings#${name}`,
    }));

interface Source {
  needs: Permission;
  find: (db: Queryable, q: string) => Promise<Hit[]>;
}

const hits = async (db: Queryable, name: string, text: string, values: unknown[]): Promise<Hit[]> =>
  (await db.query<Hit>({ name, text: `${text} LIMIT ${EACH}`, values })).rows;

const sources: readonly Source[] = [
  {
    needs: 'orders.view',
    find: (db, q) =>
      hits(
        db,
        'office-find-orders',
        `SELECT 'order' AS kind, o.id, 'Order ' || n.number AS title, concat_ws(', ', s.name, replace(o.state, '_', ' ')) AS detail, '/admin/orders/' || o.id AS href
        FROM order_numbers n JOIN orders o ON o.seller_id = n.seller_id AND o.id = n.order_id JOIN shops s ON s.seller_id = o.seller_id WHERE n.number = upper($1) OR o.id = $1`,
        [q],
      ),
  },
  {
    needs: 'users.view',
    find: (db, q) =>
      hits(
        db,
        named(q, 'office-find-people'),
        `SELECT 'person' AS kind, u.id, u.display_name AS title, concat_ws(', ', u.email, CASE WHEN u.standing <> 'active' THEN u.standing END) AS detail, '/admin/users/' || u.id AS href
        FROM users u WHERE u.display_name || ' ' || u.email ILIKE $1 OR u.id = $2${newest(q, 'u.created_at')}`,
        [like(q), q],
      ),
  },
  {
    needs: 'products.view',
    find: (db, q) =>
      hits(
        db,
        named(q, 'office-find-listings'),
        `SELECT 'listing' AS kind, l.id, l.title, concat_ws(', ', s.name, replace(l.state, '_', ' ')) AS detail, '/admin/products/' || l.id AS href
        FROM listings l JOIN shops s ON s.seller_id = l.seller_id WHERE l.title ILIKE $1 OR l.id = $2${newest(q, 'l.created_at')}`,
        [like(q), q],
      ),
  },
  {
    needs: 'sellers.view',
    find: (db, q) =>
      hits(
        db,
        named(q, 'office-find-shops'),
        `SELECT 'shop' AS kind, s.seller_id AS id, s.name AS title, concat_ws(', ', s.owner, s.place) AS detail, '/admin/sellers/' || s.seller_id AS href
        FROM shops s WHERE s.name ILIKE $1 AND EXISTS (SELECT 1 FROM listings l WHERE l.seller_id = s.seller_id)${newest(q, 's.sold')}`,
        [like(q)],
      ),
  },
  { needs: 'settings.view', find: async (_db, q) => settingsLike(q) },
];

/** [UX-97] Finds what the caller may see, and nothing of the rest. */
export const find = read(
  officeContract.find,
  { policy: anyAdmin, limit: { times: 300, seconds: 60 } },
  async ({ input, app, caller }) => {
    const held = caller.session ? await permissionsHeld(app.db, caller.session) : [];
    const found = await Promise.all(
      sources.filter(({ needs }) => held.includes(needs)).map((source) => source.find(app.db, input.q)),
    );
    return ok({ items: found.flat() });
  },
);
