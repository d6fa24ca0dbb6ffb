import { adminContract } from '#domain/admin/contract.ts';
import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { read, write } from '../../platform/calls/call.ts';
import { pageOf, parsedCursor } from '../../platform/calls/cursor.ts';
import { admin } from '../../platform/calls/policy.ts';
import { findActs, listWords } from './act-store.ts';
import { noteAct } from './audit-store.ts';

/** So many rows lie in one file; more are asked for by days. */
const MAX_ROWS = 20_000;

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

/** [ADM-12] The same as a file. Who takes a copy of the log stands in the log. */
export const exportActs = write(
  adminContract.exportActs,
  { policy: admin('audit.view'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const rows = await findActs(tx, { ...input, before: null, limit: MAX_ROWS + 1 });
    const acts = rows.slice(0, MAX_ROWS);
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
    await noteAct({ app, tx, caller }, { act: 'admin.exportActs', subject, after: { ...input, rows: acts.length } });
    const day = app.clock.now().toISOString().slice(0, 10);
    return ok({ fileName: `audit-log-${day}.csv`, csv, rows: acts.length, isWhole: rows.length <= MAX_ROWS });
  },
);
