import type { Moment } from '#domain/office/model.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { acts, money, timelineSql } from './records/moments-store.ts';

const text = timelineSql([
  { at: 'created_at', kind: 'account', title: `'Account made'`, from: 'users WHERE id = $1' },
  {
    at: 'created_at',
    kind: 'sign-in',
    title: `'Signed in'`,
    detail: `concat_ws(', ', nullif(left(user_agent, 80), ''), nullif(ip, ''))`,
    from: 'sessions WHERE user_id = $1',
  },
  {
    at: 'placed_at',
    kind: 'purchase',
    title: `'Bought ' || number`,
    detail: `${money('total_cents')} || ', ' || replace(state, '_', ' ')`,
    href: `'/admin/orders/' || id`,
    from: `orders WHERE buyer_id = $1 AND state <> 'pending_payment'`,
  },
  {
    at: 'placed_at',
    kind: 'sale',
    title: `'Sold ' || number`,
    detail: `${money('total_cents')} || ', ' || replace(state, '_', ' ')`,
    href: `'/admin/orders/' || id`,
    from: `orders WHERE seller_id = $1 AND state <> 'pending_payment'`,
  },
  {
    at: 'created_at',
    kind: 'listing',
    title: `'Listed ' || title`,
    detail: `replace(state, '_', ' ')`,
    href: `'/admin/products/' || id`,
    from: `listings WHERE seller_id = $1 AND state <> 'draft'`,
  },
  {
    at: 'created_at',
    kind: 'review',
    title: `'Wrote a review with ' || stars || CASE stars WHEN 1 THEN ' star' ELSE ' stars' END`,
    detail: 'state',
    quote: 'left(body, 300)',
    href: `'/product/' || listing_id`,
    from: 'reviews WHERE buyer_id = $1',
  },
  {
    at: 'created_at',
    kind: 'question',
    title: `'Asked a question'`,
    detail: 'state',
    quote: 'left(body, 300)',
    href: `'/product/' || listing_id`,
    from: 'questions WHERE asker_id = $1',
  },
  acts(`subject_id = $1 AND subject_kind IN ('person', 'admin')`),
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
