import { ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { MONITOR } from '#domain/core/vault/limits.ts';
import { vaultContract } from '#domain/vault/contract.ts';
import { read } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { findFigures, listAlerts as listStoredAlerts } from './alert-store.ts';

/** [VAULT-06, OFFICE-01] The newest alerts of a day, as many as a browser keeps. */
export const listAlerts = read(vaultContract.listAlerts, { policy: admin('health.view') }, async ({ app }) => {
  const now = app.clock.now();
  const [alerts, lastMinute] = await Promise.all([
    listStoredAlerts(app.db, { since: addMilliseconds(now, -DAY), limit: MONITOR.MAX_ALERTS }),
    findFigures(app.db, now),
  ]);
  return ok({ alerts, lastMinute });
});
