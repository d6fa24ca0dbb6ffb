import type { Moment } from '#domain/office/model.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { actions, timelineSql } from './records/timeline-store.ts';

const text = timelineSql([
  { at: 'created_at', kind: 'account', from: 'users WHERE id = $1' },
  {
    at: 'created_at',
    kind: 'sign-in',
    device: `concat_ws(', ', nullif(left(user_agent, 80), ''), nullif(ip, ''))`,
    from: 'sessions WHERE user_id = $1',
  },
  {
    at: 'placed_at',
    kind: 'purchase',
    what: 'number',
    cents: 'total_cents',
    state: 'state',
    deliveryId: 'delivery_id',
    href: `'/admin/orders/' || id`,
    from: `orders WHERE buyer_id = $1 AND state <> 'pending_payment'`,
  },
  {
    at: 'placed_at',
    kind: 'sale',
    what: 'number',
    cents: 'total_cents',
    state: 'state',
    deliveryId: 'delivery_id',
    href: `'/admin/orders/' || id`,
    from: `orders WHERE seller_id = $1 AND state <> 'pending_payment'`,
  },
  {
    at: 'created_at',
    kind: 'listing',
    what: 'title',
    state: 'state',
    href: `'/admin/products/' || id`,
    from: `listings WHERE seller_id = $1 AND state <> 'draft'`,
  },
  {
    at: 'created_at',
    kind: 'review',
    stars: 'stars',
    state: 'state',
    quote: 'left(body, 300)',
    href: `'/product/' || listing_id`,
    from: 'reviews WHERE buyer_id = $1',
  },
  {
    at: 'created_at',
    kind: 'question',
    state: 'state',
    quote: 'left(body, 300)',
    href: `'/product/' || listing_id`,
    from: 'questions WHERE asker_id = $1',
  },
  actions(`subject_id = $1 AND subject_kind IN ('person', 'admin')`),
]);

/** [UX-96] What happened to and by somebody, newest first. */
export async function findTimeline(db: Queryable, userId: string): Promise<Moment[]> {
  const { rows } = await db.query<Moment>({
    name: 'office-timeline',
    text,
    values: [userId],
  });
  return rows;
}
