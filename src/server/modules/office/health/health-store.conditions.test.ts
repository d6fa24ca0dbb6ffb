import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { findReactions, findSystemFigures } from './health-store.ts';

const tables = bareTables();
const DAY = 24 * 60;

test('[OFFICE-01] system health counts what waits, fails, was given up and is overdue', async () => {
  await tables.empty('mails', 'payments', 'refunds', 'payment_differences', 'parked_events', 'events', 'event_cursors');
  const mail = { key: 'a', sent_at: null, tries: 0 };
  await tables.fill`
    mails: ${mail} | key=b tries=1 | key=c tries=9 | key=d tries=10 | key=e sent_at=@0 tries=1
    payments: checkout_id=c1 status=to_refund updated_at=@-16 created_at=${at(-DAY + 1)}
      | checkout_id=c2 updated_at=@-15 created_at=${at(-DAY)} | checkout_id=c3 status=captured
    payment_differences: provider_id=x settled_at=null | provider_id=y settled_at=@0
    refunds: checkout_id=c3 id=r1 status=asked asked_at=${at(-DAY - 1)} | id=r2 asked_at=${at(-DAY)} | id=r3 status=sent
      | id=r4 checkout_id=c9
    disputes: checkout_id=c9 id=d1 booked=withheld | checkout_id=c3 booked=won
  `;
  expect(await findSystemFigures(tables.db, NOW)).toMatchObject({
    mailsWaiting: 1,
    mailsFailing: 2,
    mailsGivenUp: 1,
    payments: 2,
    overdueRefunds: 2,
    paymentDifferences: 1,
  });
  await tables.fill`
    parked_events: reaction=one subject=s event_id=e1 tries=2 error=second next_at=@5
      | event_id=e2 tries=1 error=first next_at=@1 | reaction=two
    event_cursors: reaction=one xid="5" seq=1 | reaction=two xid="9"
  `;
  const event = { subject: 's', id: 'e', name: 'orders.placed', xid: '5', seq: 1, at: at(-9) };
  await tables.fill`events: ${event} | id=f seq=2 at=@-5 | id=g xid="6" at=@-1 | id=h seq=3 name=other`;
  const reactions = await findReactions(
    tables.db,
    partOf<Parameters<typeof findReactions>[1]>({
      reactions: [
        { name: 'one', to: ['orders.placed'] },
        { name: 'two', to: ['orders.placed'] },
      ],
    }),
  );
  expect(
    reactions.map(({ name, behind, parked, tries, error }) => `${name} ${behind} ${parked} ${tries} ${error}`),
  ).toEqual(['one 2 2 2 second', 'two 0 1 2 second']);
  expect(reactions[0]).toMatchObject({ oldestAt: at(-5).toISOString(), nextAt: at(1).toISOString() });
});
