import { adminContract } from '#domain/admin/contract.ts';
import { adminFunctions } from '#domain/admin/functions.ts';
import type { Act } from '#domain/admin/model.ts';
import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, parsedCursor } from '../../platform/calls/cursor.ts';
import { admin } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { callable } from '../../platform/functions/callable.ts';
import { readWholeList } from '../../platform/functions/read-whole-list.ts';
import { findActs, listWords } from './act-store.ts';
import { noteAct } from './audit-store.ts';

/** [ADM-12] What was done, newest first. */
export const listActs = read(adminContract.listActs, { policy: admin('audit.view') }, async ({ input, app }) => {
  const { cursor, limit, ...filter } = input;
  const [before] = parsedCursor(cursor, 1) ?? [];
  const [rows, words] = await Promise.all([
    findActs(app.db, { ...filter, before: typeof before === 'number' ? before : null, limit: limit + 1 }),
    listWords(app.db),
  ]);
  return ok({ ...pageOf(rows, limit, (last) => [last.seq]), ...words });
});

const head = [
  'Number',
  'Time',
  'Who',
  'Role',
  'Act',
  'Kind',
  'Id',
  'Name',
  'Reason',
  'Before',
  'After',
  'Address',
  'Person',
];
const text = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

/** [ADM-12, FN-02] The same as a file. Who takes a copy of the log stands in the log. */
export const exportActs = callable(
  adminFunctions.exportActs,
  { policy: admin('audit.view'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, caller, progress }) => {
    const { rows: acts, isWhole } = await readWholeList<Act>(
      (last, limit) => findActs(app.db, { ...input, before: last?.seq ?? null, limit }),
      progress,
    );
    const csv = csvOf([
      head,
      ...acts.map((act) => [
        String(act.seq),
        act.at,
        act.actorName,
        act.actorRole,
        act.act,
        act.subjectKind,
        act.subjectId,
        act.subjectName,
        act.reason,
        text(act.before),
        text(act.after),
        act.ip,
        act.actorId,
      ]),
    ]);
    const subject = { kind: 'audit', id: 'log', name: 'Audit log' };
    const after = { ...input, rows: acts.length };
    await inTransaction(app.db, (tx) => noteAct({ app, tx, caller }, { act: 'admin.exportActs', subject, after }));
    const day = app.clock.now().toISOString().slice(0, 10);
    return ok({ fileName: `audit-log-${day}.csv`, csv, rows: acts.length, isWhole });
  },
);
