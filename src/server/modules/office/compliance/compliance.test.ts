import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { endRetentions } from '../../../platform/personal-data/end-retention.ts';
import { deleteAccounts } from '../../accounts/profile/delete-accounts.ts';

const calls = contract.office;
let sale: Sale;
let mia: Browser;
const sql = sqlOf(() => sale);

const admin = adminOf(() => sale);
beforeAll(async () => {
  sale = await openSale();
  mia = await admin('Mia Master', 'master_admin');
});
afterAll(() => sale.stop());

test('[INV-22, UX-99] the chain says when it was checked, and names an act that was changed', async () => {
  expect(await ask(mia, calls.verifyAuditChain, {})).toMatchObject({ breaches: [] });
  await sql('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await sql(`UPDATE audit_log SET reason = 'made up' WHERE seq = (SELECT max(seq) FROM audit_log)`);
  const { breaches } = await ask(mia, calls.verifyAuditChain, {});
  expect(breaches.join()).toContain('changed after it was written');
  expect((await ask(mia, calls.getCompliance, {})).chain?.breaches).toEqual(breaches);
});

test('[SUP-03] the rules of storing say what went by them', async () => {
  await sql(`INSERT INTO traffic_writers (id, batch, at) VALUES ('w', 1, now() - interval '3 days')`);
  await endRetentions.run(sale.app);
  const { retention } = await ask(mia, calls.getCompliance, {});
  expect(retention.find(({ table }) => table === 'traffic_writers')).toMatchObject({
    minutes: 1440,
    becomes: 'deleted',
    ended30: 1,
  });
});

test('[SUP-02] an account that the law holds is not erased on its day', async () => {
  const rio = await signUp(browser(sale.address), 'Rio Clay');
  const of = { userId: rio.userId, reason: 'letter of 20 November' };
  const deletedAt = async () =>
    (await sql<{ deleted_at: Date | null }>('SELECT deleted_at FROM users WHERE id = $1', [rio.userId])).rows[0]
      ?.deleted_at;
  await ask(mia, calls.requestErasureFor, of);
  await ask(mia, calls.holdErasure, of);
  expect(codeOf(await mia.call('POST', `/api/admin/privacy/people/${rio.userId}/hold`, of))).toEqual([
    409,
    'office/on-legal-hold',
  ]);
  await sql(`UPDATE users SET deletion_due_at = now() - interval '1 hour' WHERE id = $1`, [rio.userId]);
  await deleteAccounts.run(sale.app);
  expect(await deletedAt()).toBeNull();
  expect((await ask(mia, calls.listPrivacyRequests, { kind: 'hold' })).items).toMatchObject([
    { userId: rio.userId, state: 'on-hold', legalHold: of.reason },
  ]);
  await ask(mia, calls.releaseErasure, of);
  await deleteAccounts.run(sale.app);
  expect(await deletedAt()).not.toBeNull();
  const { rows } = await sql(`SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq`, [rio.userId]);
  expect(rows.map(({ act }) => act)).toEqual([
    'office.requestErasureFor',
    'office.holdErasure',
    'office.releaseErasure',
  ]);
});

test('[SUP-02] a copy that was asked for by letter waits in the queue, once', async () => {
  const bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  for (let times = 0; times < 2; times += 1)
    await ask(mia, calls.requestCopyFor, { userId: bo.userId, reason: 'letter of 20 November' });
  expect((await sql('SELECT 1 FROM account_exports WHERE user_id = $1', [bo.userId])).rows).toHaveLength(1);
});
