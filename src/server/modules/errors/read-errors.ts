import { errorsContract } from '#domain/errors/contract.ts';
import { alertRetention } from '#domain/errors/limits.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { read } from '../../platform/calls/call.ts';
import { keyCursor, pageOf } from '../../platform/calls/cursor.ts';
import { admin } from '../../platform/calls/policy.ts';
import { errorSorts, findGroup, listGroups, listSamples } from './read-errors-store.ts';
import { listAlerts } from './security-alert-store.ts';

/** The number of a report, in whatever words somebody quotes it: `Error 1a2b3c4d`, or the whole id of a request. */
const numberIn = (text: string): string | null => {
  const [end = ''] = /(?<![0-9a-f-])[0-9a-f-]{8,}$/.exec(text.trim().toLowerCase()) ?? [];
  const hex = end.replaceAll('-', '');
  return /^[0-9a-f]{8,32}$/.test(hex) ? hex.slice(-8) : null;
};

/** [ERR-05] */
export const listErrorGroups = read(
  errorsContract.listErrorGroups,
  { policy: admin('health.view') },
  async ({ input, app }) => {
    const { view, q = '', sort, dir, cursor, limit } = input;
    const rows = await listGroups(app.db, {
      view,
      text: q,
      number: numberIn(q),
      ...{ sort, direction: dir, after: keyCursor(cursor, errorSorts[sort].type) },
      limit: limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.key, last.fingerprint]);
    return ok({ items: items.map(({ key: _key, ...group }) => group), nextCursor });
  },
);

/** [ERR-05, VAULT-07] */
export const getErrorGroup = read(
  errorsContract.getErrorGroup,
  { policy: admin('health.view') },
  async ({ input, app }) => {
    const group = await findGroup(app.db, input.fingerprint);
    if (!group) return fail({ code: 'errors/not-found' });
    return ok({ group, samples: await listSamples(app.db, input.fingerprint, input.number ?? null) });
  },
);

/** [ERR-07] */
export const listSecurityAlerts = read(
  errorsContract.listSecurityAlerts,
  { policy: admin('health.view') },
  async ({ app }) => ok(await listAlerts(app.db, addMilliseconds(app.clock.now(), -alertRetention.hours * HOUR))),
);
