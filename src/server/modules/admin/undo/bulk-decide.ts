import type { DecidedRow } from '#domain/admin/decided.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { type AuditEntry, appendAuditLog } from '../audit-store.ts';
import { saveUndo, claimUndo } from './undo-store.ts';

interface CallContext {
  app: App;
  tx: Transaction;
  caller: Caller;
}

/** One record that was decided: what the log says of it, and what taking it back needs to know. */
interface DecidedRecord<Before> {
  entry: Omit<AuditEntry, 'action'>;
  before: Before;
  /** Said to who pressed: what could not be taken back. */
  note?: string | undefined;
}
/** A sentence says why a record was left as it is; nothing of it was changed. */
export type Outcome<Before> = DecidedRecord<Before> | string;

interface BulkDecision<Before> {
  action: string;
  ids: readonly string[];
  decide: (id: string) => Promise<Outcome<Before>>;
}

async function each<Before>(
  ids: readonly string[],
  decide: BulkDecision<Before>['decide'],
): Promise<{ items: DecidedRow[]; done: (DecidedRecord<Before> & { id: string })[] }> {
  const outcomes = new Map<string, Outcome<Before>>();
  // One order for everybody: two presses on the same records wait for each other instead of locking each other out.
  for (const id of [...ids].sort()) outcomes.set(id, await decide(id));
  const done = [...outcomes].flatMap(([id, outcome]) => (typeof outcome === 'string' ? [] : [{ ...outcome, id }]));
  const items = ids.map((id) => {
    const outcome = outcomes.get(id);
    if (typeof outcome === 'string') return { id, done: false, problem: outcome };
    return { id, done: true, problem: '', ...(outcome?.note ? { note: outcome.note } : {}) };
  });
  return { items, done };
}

/** [UX-77, UX-98, ADM-12] Records decided with one press: each by itself, each in the log, and all of them can be taken back for a while. */
export async function bulkDecide<Before>(
  context: CallContext,
  { action, ids, decide }: BulkDecision<Before>,
): Promise<{ undoId: string | null; items: DecidedRow[] }> {
  const { app, tx, caller } = context;
  const { items, done } = await each(ids, decide);
  if (done.length === 0) return { undoId: null, items };
  const undoId = app.ids.uuid();
  const rows = done.map(({ id, before }) => ({ subjectId: id, before }));
  await saveUndo(tx, { actorId: caller.session?.userId ?? '', id: undoId, action, rows, now: app.clock.now() });
  for (const { entry } of done) await appendAuditLog(context, { action, ...entry });
  return { undoId, items };
}

interface BulkUndo<Before> {
  /** What is taken back, and what the log calls that. */
  action: string;
  undoAction: string;
  undoId: string;
  restore: (id: string, before: Before) => Promise<Outcome<Before>>;
}

/** [UX-98] Takes a press back, record by record; null when there is nothing to take back any more. */
export async function bulkUndo<Before>(
  context: CallContext,
  { action, undoAction, undoId, restore }: BulkUndo<Before>,
): Promise<{ items: DecidedRow[] } | null> {
  const { app, tx, caller } = context;
  const saved = await claimUndo<Before>(tx, {
    actorId: caller.session?.userId ?? '',
    id: undoId,
    action,
    now: app.clock.now(),
  });
  if (saved.length === 0) return null;
  const before = new Map(saved.map((row) => [row.subjectId, row.before]));
  const { items, done } = await each([...before.keys()], (id) => restore(id, before.get(id) as Before));
  for (const { entry } of done) await appendAuditLog(context, { action: undoAction, ...entry });
  return { items };
}
