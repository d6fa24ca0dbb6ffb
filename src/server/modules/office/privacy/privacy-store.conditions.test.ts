import { describe, expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countChoices, countPrivacyRequests, findRequests } from './privacy-store.ts';
import { findProduct } from '../records/product-store.ts';

const tables = bareTables();
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const DAY = 24 * 60;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);

test('[SUP-03] whoever waits for a parcel or owes one is held', async () => {
  const states = [
    'pending_payment',
    'confirmed',
    'processing',
    'shipped',
    'delivered',
    'completed',
    'cancelled',
    'refunded',
  ];
  const who = states.flatMap((state) => [`buys-${state}`, `sells-${state}`]);
  await tables.fill`users: id=nobody deletion_due_at=@1 | ${who.map((id) => ({ id, email: id }))}`;
  const orders = states.flatMap((state) => [
    { id: `b-${state}`, number: `b-${state}`, buyer_id: `buys-${state}`, state },
    { id: `s-${state}`, number: `s-${state}`, seller_id: `sells-${state}`, state },
  ]);
  await tables.fill`orders: ${order} buyer_id=x seller_id=y state=shipped | ${orders}`;
  const requests = await findRequests(tables.db, { kind: 'deletion', now: NOW, after: null, limit: 40 });
  expect(requests.map(({ userId }) => userId)).toEqual([...who, 'nobody'].toSorted());
  const waiting = requests.filter(({ state }) => state === 'on-hold').map(({ userId }) => userId);
  expect(waiting).toEqual(
    states
      .slice(0, 4)
      .flatMap((state) => [`buys-${state}`, `sells-${state}`])
      .toSorted(),
  );
});

describe('rows of others', () => {
  const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });

  test('[ADM-03, SUP-03] a piece is shown with its own shop and choices', async () => {
    await tables.fill`
      users: id=ana display_name=Ana account_status=suspended account_status_until=@0
        | id=bo display_name=Bo deletion_due_at=@9 | id=cy display_name=Cy deletion_due_at=@5 | id=di deleted_at=@-30d
        | id=eve deleted_at=@-1
      shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana’s
      listings: seller_id=ana id=l1 state=active category=bowls pictures=[] | id=l2 state=draft
      variants: seller_id=ana listing_id=l1 id=v1 stock=0 price_cents=5 option_values=["a"]
        | id=v2 price_cents=7 option_values=["b"] | seller_id=ben stock=9 price_cents=1 | id=v3 listing_id=l2
    `;
    const product = async (id: string) => findProduct(tables.db, id, NOW);
    expect([await product('l1'), (await product('l2'))?.state]).toMatchObject([
      { state: 'sold_out', shopName: 'Ana’s', lowestCents: 5, highestCents: 7, ownerAccountStatus: 'active' },
      'draft',
    ]);
    await tables.fill`
      account_exports: user_id=bo id=e1 requested_at=${at(-30 * DAY + 7)} ready_at=null expires_at=null
        | user_id=cy id=e2 ready_at=@-1 expires_at=@1 requested_at=@0 | id=e3 ready_at=@-1 expires_at=@0
      orders: ${order} buyer_id=cy | seller_id=bo id=o2 buyer_id=x state=completed
      erasure_receipts: id=r1 made_at=@-30d content=[] | id=r2 made_at=@-1
    `;
    const requests = async (
      kind: 'copy' | 'deletion' | null,
      after: { at: string; id: string } | null = null,
      limit = 9,
    ) => (await findRequests(tables.db, { kind, now: NOW, after, limit })).map(({ id, state }) => `${id} ${state}`);
    expect(
      await each(requests, null, 'copy', 'deletion', [null, null, 1], [null, { at: at(7).toISOString(), id: 'e1' }]),
    ).toEqual([
      ['deletion-cy on-hold', 'e1 waiting', 'deletion-bo waiting', 'e2 ready'],
      ['e1 waiting', 'e2 ready'],
      ['deletion-cy on-hold', 'deletion-bo waiting'],
      ['deletion-cy on-hold'],
      ['deletion-bo waiting', 'e2 ready'],
    ]);
    const some = async (wanted: { q?: string; state?: 'ready' | 'on-hold' }) =>
      (await findRequests(tables.db, { kind: null, ...wanted, now: NOW, after: null, limit: 9 })).map(({ id }) => id);
    expect([
      await some({ q: 'bO' }),
      await some({ state: 'ready' }),
      await some({ q: 'cy', state: 'on-hold' }),
    ]).toEqual([['e1', 'deletion-bo'], ['e2'], ['deletion-cy']]);
    expect(await countPrivacyRequests(tables.db, NOW)).toEqual({
      copiesWaiting: 1,
      copiesReady: 1,
      deletionsWaiting: 2,
      deletedLately: 1,
      people: 3,
      cartMailRefused: 0,
    });
    await tables.fill`
      notification_choices: user_id=bo kind=a channel=mail wanted=true | user_id=cy wanted=false | user_id=di
    `;
    expect(await countChoices(tables.db)).toEqual([{ kind: 'a', channel: 'mail', on: 2, off: 1 }]);
  });
});
