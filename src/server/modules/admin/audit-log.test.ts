import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { insertAdmin } from './admin-store.ts';
import { appendAuditLog } from './audit-store.ts';

let sale: Sale;
let caller: Caller;

const note = (id: string, and: () => void = () => undefined): Promise<void> =>
  inTransaction(sale.app.db, async (tx) => {
    await appendAuditLog(
      { app: sale.app, tx, caller },
      {
        action: 'test.act',
        subject: { kind: 'user', id, name: 'Zoë' },
        before: { a: 1 },
        after: { a: 2 },
        reason: 'why',
      },
    );
    and();
  });
const inv22 = async () => (await runAudit(sale.app)).find(({ id }) => id === 'INV-22');

beforeAll(async () => {
  sale = await openSale();
  const rio = await signUp(browser(sale.address), 'Rio Grande');
  await insertAdmin(sale.app.db, { userId: rio.userId, role: 'master_admin', createdBy: null, now: new Date() });
  caller = { session: { userId: rio.userId, displayName: 'Rio Grande' }, ip: '10.0.0.9' } as Caller;
});
afterAll(() => sale.stop());

test('[ADM-12] forty acts at once make one chain without forks or gaps', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => note(`u${index}`)));
  const { rows } = await sale.app.db.query({ text: 'SELECT * FROM audit_log ORDER BY seq' });
  expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  rows.forEach((row, index) =>
    expect(row.previous_hash).toEqual(index === 0 ? Buffer.alloc(32) : rows[index - 1]?.hash),
  );
  expect(rows[0]).toMatchObject({
    actor_name: 'Rio Grande',
    actor_role: 'master_admin',
    act: 'test.act',
    subject_kind: 'user',
    subject_name: 'Zoë',
    before: { a: 1 },
    after: { a: 2 },
    reason: 'why',
    ip: '10.0.0.9',
    at: expect.any(Date),
  });
  expect(await inv22()).toMatchObject({ state: 'ok', seen: expect.arrayContaining(['40 acts in the audit log']) });
});

test('[ADM-12] an act that fails leaves nothing in the log, and the chain goes on', async () => {
  await expect(
    note('gone', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await note('kept');
  const { rows } = await sale.app.db.query({ text: `SELECT seq, subject_id FROM audit_log WHERE seq > 40` });
  expect(rows).toEqual([{ seq: 41, subject_id: 'kept' }]);
});

test('[ADM-12] the database itself refuses to change, remove or empty the log', async () => {
  for (const sql of [
    `UPDATE audit_log SET reason = 'x' WHERE seq = 1`,
    'DELETE FROM audit_log WHERE seq = 1',
    'TRUNCATE audit_log',
  ])
    await expect(sale.app.db.query({ text: sql }), sql).rejects.toThrow(
      'audit_log is kept as it was written: rows are only added',
    );
});

/** By somebody who owns the database and takes the guard away. */
const byForce = async (sql: string, undo: string): Promise<string[]> => {
  const run = (text: string) => sale.app.db.query({ text });
  await run(
    `ALTER TABLE audit_log DISABLE TRIGGER USER; CREATE TABLE audit_kept AS SELECT * FROM audit_log WHERE seq IN (7, 41); ${sql}; ALTER TABLE audit_log ENABLE TRIGGER USER`,
  );
  const finding = await inv22();
  await run(
    `ALTER TABLE audit_log DISABLE TRIGGER USER; ${undo}; DROP TABLE audit_kept; ALTER TABLE audit_log ENABLE TRIGGER USER`,
  );
  expect((await inv22())?.state).toBe('ok');
  return (finding?.breaches ?? []).map(({ breach }) => breach);
};
const back = (seq: number): string => `INSERT INTO audit_log SELECT * FROM audit_kept WHERE seq = ${seq}`;

test('[ADM-12, RUN-08] npm run audit notices a changed or missing row', async () => {
  const changed = await byForce(
    `UPDATE audit_log SET after = '{"a":3}' WHERE seq = 7`,
    `DELETE FROM audit_log WHERE seq = 7; ${back(7)}`,
  );
  expect(changed).toEqual(['act 7 (test.act): changed after it was written']);
  expect(await byForce('DELETE FROM audit_log WHERE seq = 7', back(7))).toEqual(['act 8: what came before it is gone']);
  expect(await byForce('DELETE FROM audit_log WHERE seq = 41', back(41))).toEqual([
    'the log ends with act 40 instead of 41',
  ]);
  const rehashed = await byForce(
    `UPDATE audit_log l SET reason = 'nothing' WHERE seq = 7; UPDATE audit_log l SET hash = audit_hash(l) WHERE seq = 7`,
    `DELETE FROM audit_log WHERE seq = 7; ${back(7)}`,
  );
  expect(rehashed).toEqual(['act 8: what came before it is gone']);
});
