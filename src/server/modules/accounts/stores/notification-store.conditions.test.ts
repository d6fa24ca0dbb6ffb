import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bytes } from '#test/builders/person-rows.ts';
import { findChoice, listChoices } from './notification-store.ts';
import { findReceipt } from './receipt-store.ts';
import { listExports } from './privacy-store.ts';
import { listIdentityKeys } from './identity-key-store.ts';

const tables = bareTables();

test('[SUP-03, INV-12] copies, receipts, choices and keys are read by whose they are', async () => {
  await tables.fill`
    account_exports: user_id=bo id=e1 requested_at=@-5 expires_at=null | id=e2 requested_at=@-1 expires_at=@1
      | id=e3 expires_at=@0 | user_id=cy
  `;
  expect((await listExports(tables.db, 'bo', NOW)).map(({ id }) => id)).toEqual(['e2', 'e1']);
  await tables.fill`erasure_receipts: id=r1 token_hash=#01 content=[] | id=r2 token_hash=#02`;
  const receipt = (id: string, byte: number) => findReceipt(tables.db, { id, tokenHash: bytes(byte) });
  expect([(await receipt('r1', 1))?.parts, await receipt('r1', 2), await receipt('r3', 1)]).toEqual([[], null, null]);
  await tables.fill`
    notification_choices: user_id=cy kind=news channel=email wanted=false | user_id=bo kind=sales | user_id=bo channel=a
      | user_id=bo wanted=true
  `;
  expect([
    await findChoice(tables.db, { userId: 'bo', kind: 'news', channel: 'email' }),
    await findChoice(tables.db, { userId: 'di', kind: 'news', channel: 'email' }),
  ]).toEqual([true, null]);
  expect(await listChoices(tables.db, 'bo')).toHaveLength(3);
  await tables.fill`identity_keys: id=k1 retires_at=@1 created_at=@-5 | id=k2 created_at=@-1 | id=k3 retires_at=@0`;
  expect((await listIdentityKeys(tables.db, NOW)).map(({ id }) => id)).toEqual(['k2', 'k1']);
});
