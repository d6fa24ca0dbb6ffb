import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { person, writtenIn } from '#test/builders/person-rows.ts';
import { beginErasure, findKnown, listDuePeople } from './deletion-store.ts';
import { findDeletionDue, unsetDeletionDue } from './privacy-store.ts';

const tables = bareTables();
const people = (...changes: Record<string, unknown>[]) =>
  tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=cy display_name=Cy email=cy@example.com | ${changes}`;
const written = writtenIn(tables);

test('[SUP-03, INV-04] nobody is deleted whose money is reserved, payable or on its way to them', async () => {
  const many = Array.from({ length: 22 }, (_, n) => ({
    id: `p${n}`,
    email: `p${n}@example.com`,
    deletion_due_at: at(n - 60),
  }));
  await people(...many);
  const sum = { seller_id: 'p0', currency: 'EUR', account: 'payouts_in_transit', kind: 'payout', amount_cents: -100 };
  await tables.fill`
    ledger_sums: ${sum} | seller_id=p1 account=seller_payable | seller_id=p2 account=seller_reserved
      | seller_id=p3 account=platform_fees | seller_id=p4 amount_cents=-99
  `;
  const due = await listDuePeople(tables.db, NOW);
  expect(due).toEqual(many.map(({ id }) => id).slice(3));
  await tables.fill`users: id=q1 email=q1 deletion_due_at=@-99 | id=q2 email=q2 deletion_due_at=@-98`;
  expect(await listDuePeople(tables.db, NOW)).toEqual(['q1', 'q2', ...many.map(({ id }) => id).slice(3, 21)]);
});

test('[SUP-03] by what rows of a person are found are their own addresses and numbers', async () => {
  await people({ id: 'di', email: '', email_verified: true });
  await tables.fill`
    identities: user_id=bo provider=google subject=s email="bo@google.example"
      | user_id=cy subject=t email="cy@google.example"
    email_changes: user_id=bo new_email="bo@new.example" | user_id=cy new_email="cy@new.example"
    sign_in_phones: user_id=bo phone=+351 | user_id=cy phone=+49
  `;
  expect(await findKnown(tables.db, 'bo', NOW)).toMatchObject({ proven: [], phones: ['+351'] });
  expect((await findKnown(tables.db, 'bo', NOW)).emails.toSorted()).toEqual([
    'bo@example.com',
    'bo@google.example',
    'bo@new.example',
  ]);
  expect(await findKnown(tables.db, 'di', NOW)).toMatchObject({ emails: [], proven: [], phones: [] });
});

test('[SUP-03] accounts are deleted when their day has come', async () => {
  const ids = ['buyer', 'seller', 'owed'];
  await tables.fill`
    users: ${person} id=bo deletion_due_at=@0 | id=di deletion_due_at=@-5 | ${ids.map((id) => ({ id }))}
      | id=paid deletion_due_at=@-2 | id=little deletion_due_at=@-1 | id=later deletion_due_at=@1
      | id=gone deleted_at=@-1
    orders: seller_id=seller id=o1 buyer_id=buyer state=shipped | id=o2 seller_id=bo buyer_id=bo state=completed
    ledger_sums: seller_id=owed account=seller_payable currency=EUR kind=charge amount_cents=-100
      | seller_id=little amount_cents=-99 | seller_id=little currency=USD amount_cents=-99
      | seller_id=paid account=platform_fees
  `;
  expect(await listDuePeople(tables.db, NOW)).toEqual(['di', 'paid', 'little', 'bo']);
  const erased = () => written('users', (tx) => beginErasure(tx, 'bo', NOW));
  expect([await erased(), await erased(), await tables.run((tx) => beginErasure(tx, 'later', NOW))]).toEqual([
    [['bo'], 1],
    [[], 0],
    false,
  ]);
  await tables.sql(`UPDATE users SET deletion_due_at = now() WHERE id = 'gone'`);
  expect(await written('users', (tx) => unsetDeletionDue(tx, 'gone'))).toEqual([[], 0]);
  expect([await findDeletionDue(tables.db, 'di'), await findDeletionDue(tables.db, 'bo')]).toEqual([at(-5), null]);
});
