import { adminContract } from '#domain/admin/contract.ts';
import { adminFunctions } from '#domain/admin/functions.ts';
import type { AuditRecord } from '#domain/admin/model.ts';
import { csvOf } from '#domain/core/csv.ts';
import { ok } from '#domain/core/result.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, parsedCursor } from '../../platform/calls/cursor.ts';
import { admin } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { callable } from '../../platform/functions/callable.ts';
import { readWholeList } from '../../platform/functions/read-whole-list.ts';
import { findAuditEntries, listTexts } from './audit-read-store.ts';
import { appendAuditLog } from './audit-store.ts';

/** [ADM-12] What was done, newest first. */
export const listAuditEntries = read(
  adminContract.listActs,
  { policy: admin('audit.view') },
  async ({ input, app }) => {
    const { cursor, limit, ...filter } = input;
    const [before] = parsedCursor(cursor, 1) ?? [];
    const [rows, texts] = await Promise.all([
      findAuditEntries(app.db, {
        ...filter,
        before: Number.isSafeInteger(before) ? Number(before) : null,
        limit: limit + 1,
      }),
      listTexts(app.db),
    ]);
    return ok({ ...pageOf(rows, limit, (last) => [last.seq]), ...texts });
  },
);

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
export const exportAuditLog = callable(
  adminFunctions.exportActs,
  { policy: admin('audit.view'), limit: { times: 30, seconds: 3600 } },
  async ({ input, app, caller, progress }) => {
    const { rows: actions, isWhole } = await readWholeList<AuditRecord>(
      (last, limit) => findAuditEntries(app.db, { ...input, before: last?.seq ?? null, limit }),
      progress,
    );
    const csv = csvOf([
      head,
      ...actions.map((action) => [
        String(action.seq),
        action.at,
        action.actorName,
        action.actorRole,
        action.act,
        action.subjectKind,
        action.subjectId,
        action.subjectName,
        action.reason,
        text(action.before),
        text(action.after),
        action.ip,
        action.actorId,
      ]),
    ]);
    const subject = { kind: 'audit', id: 'log', name: 'Audit log' };
    const after = { ...input, rows: actions.length };
    await inTransaction(app.db, (tx) =>
      appendAuditLog({ app, tx, caller }, { action: 'admin.exportActs', subject, after }),
    );
    const day = dayIn(app.config.TIME_ZONE, app.clock.now());
    return ok({ fileName: `audit-log-${day}.csv`, csv, rows: actions.length, isWhole });
  },
);
