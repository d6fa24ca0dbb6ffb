import { fail, ok } from '#domain/core/result.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { deleteMacro, listStoredMacros, upsertMacro } from './macro-store.ts';

/** [SUP-04] */
export const listMacros = read(ticketsContract.listMacros, { policy: admin('tickets.view') }, async ({ app }) =>
  ok({ items: await listStoredMacros(app.db) }),
);

/** [SUP-04, ADM-12] A name that is there already gets the new words. */
export const saveMacro = write(
  ticketsContract.saveMacro,
  { policy: admin('tickets.manage') },
  async ({ input, app, tx, caller }) => {
    const macro = await upsertMacro(tx, { ...input, macroId: app.ids.uuid() });
    if (!macro) return fail({ code: 'support/too-many-macros' });
    await appendAuditLog(
      { app, tx, caller },
      { action: 'support.saveMacro', subject: { kind: 'macro', id: macro.macroId, name: macro.name } },
    );
    return ok(macro);
  },
);

/** [SUP-04, ADM-12] Removing one that is gone changes nothing. */
export const removeMacro = write(
  ticketsContract.removeMacro,
  { policy: admin('tickets.manage'), idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const name = await deleteMacro(tx, input.macroId);
    if (name !== null)
      await appendAuditLog(
        { app, tx, caller },
        { action: 'support.removeMacro', subject: { kind: 'macro', id: input.macroId, name } },
      );
    return ok({ macroId: input.macroId });
  },
);
