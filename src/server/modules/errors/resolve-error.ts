import { truncate } from '#domain/core/visible-text.ts';
import { errorsContract } from '#domain/errors/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { admin } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { appendAuditLog } from '../admin/audit-store.ts';
import { updateResolved } from './error-store.ts';

const limit = { times: 600, seconds: 3600 };

async function mark(
  context: { app: App; tx: Transaction; caller: Caller },
  action: 'errors.resolveErrorGroup' | 'errors.reopenErrorGroup',
  fingerprint: string,
) {
  const resolvedAt = action === 'errors.resolveErrorGroup' ? context.app.clock.now() : null;
  const group = await updateResolved(context.tx, fingerprint, resolvedAt);
  if (!group) return fail({ code: 'errors/not-found' });
  const name = truncate(`${group.name} ${group.message}`.trim(), 100);
  await appendAuditLog(context, { action, subject: { kind: 'error', id: fingerprint, name } });
  return ok({ resolvedAt: resolvedAt?.toISOString() ?? null });
}

/** [ERR-05] It opens again by itself when the error comes again. */
export const resolveErrorGroup = write(
  errorsContract.resolveErrorGroup,
  { policy: admin('health.view'), limit },
  ({ input, ...context }) => mark(context, 'errors.resolveErrorGroup', input.fingerprint),
);

export const reopenErrorGroup = write(
  errorsContract.reopenErrorGroup,
  { policy: admin('health.view'), limit },
  ({ input, ...context }) => mark(context, 'errors.reopenErrorGroup', input.fingerprint),
);
