import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { matching } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../database/open-database.ts';
import {
  claimMail,
  findMailHtml,
  listNewestMails,
  markMailSent,
  recallByKeys,
  recallMails,
  recallMailsTo,
  recordMailFailure,
  renewMail,
  renewMails,
} from './mail-store.ts';

const tables = bareTables();
const ITEM = '00000000-0000-4000-8000-000000000001';
const mail = row`key=order:1 recipient="bo@example.com" subject=s body_text=t body_html=h about=r1 item_id=${ITEM}
  created_at=@-5 tries=2`;

test('[INV-24] a mail is recalled while it has not left', async () => {
  const fill = async () => {
    await tables.empty('mails');
    await tables.fill`
      mails: ${mail} | key=order:2 sent_at=@-1 | key=order:3 about=r2 | key=order:4 created_at=@-6
        | key=other:5 about="" | key=order:6 recipient="cy@example.com" about=""
    `;
  };
  const gone = async (operation: (tx: Transaction) => unknown) => {
    await fill();
    await tables.run(async (tx) => operation(tx));
    const { rows } = await tables.db.query<{ key: string }>({ text: 'SELECT key FROM mails' });
    return ['order:1', 'order:2', 'order:3', 'order:4', 'other:5', 'order:6'].filter(
      (key) => !rows.some((row) => row.key === key),
    );
  };
  expect(
    await gone(async (tx) =>
      expect(await recallMails(tx, { about: 'r1', since: at(-5).toISOString() })).toEqual({ hasLeft: true }),
    ),
  ).toEqual(['order:1']);
  expect(
    await gone(async (tx) =>
      expect(await recallMails(tx, { about: 'r2', since: at(-5).toISOString() })).toEqual({ hasLeft: false }),
    ),
  ).toEqual(['order:3']);
  expect(await gone((tx) => recallMailsTo(tx, { recipient: 'bo@example.com', kind: 'order:' }))).toEqual([
    'order:1',
    'order:3',
    'order:4',
  ]);
  expect(
    await gone((tx) =>
      recallByKeys(tx, { name: 'x', keys: `SELECT unnest($1::text[])`, values: [['order:1', 'order:2']] }),
    ),
  ).toEqual(['order:1']);
});

test('[INV-24] a mail is taken by its own item while it has not left', async () => {
  await tables.fill`
    mails: ${mail} | key=order:2 sent_at=@-1 | key=order:3 tries=0 | key=order:4 created_at=@-1 body_html=four
  `;
  const take = async (key: string, itemId = ITEM) => (await claimMail(tables.db, { key, itemId, now: NOW }))?.key;
  expect(await matching(take, 'order:1', 'order:2', ['order:1', ITEM.replace('1', '2')])).toEqual(['order:1']);
  const its = ['order:1'];
  const written = async (operation: (tx: Transaction) => unknown) =>
    (await tables.written('mails', 'key', operation)).now;
  expect(
    await written((tx) => recordMailFailure(tx, 'order:1', partOf({ tries: 3, nextAt: at(1), message: 'x' }))),
  ).toEqual(its);
  expect(await written((tx) => renewMail(tx, { key: 'order:1', now: NOW }))).toEqual(its);
  expect([
    await tables.run((tx) => renewMail(tx, { key: 'order:2', now: NOW })),
    await tables.run((tx) => renewMail(tx, { key: 'order:3', now: NOW })),
  ]).toEqual([null, null]);
  expect(await written((tx) => renewMails(tx, ['order:2', 'order:4'], NOW))).toEqual(['order:4']);
  expect(await written((tx) => markMailSent(tx, 'order:1', { now: NOW, keepsText: false }))).toEqual(its);
  expect([
    await findMailHtml(tables.db, 'order:4'),
    (await listNewestMails(tables.db, 1)).map(({ key }) => key),
  ]).toEqual(['four', ['order:4']]);
});
