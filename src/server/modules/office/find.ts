import { officeContract } from '#domain/office/contract.ts';
import type { Hit } from '#domain/office/model.ts';
import { ok } from '#domain/core/result.ts';
import { permissionsOfSession } from '../admin/admin-store.ts';
import { read } from '../../platform/calls/call.ts';
import { anyAdmin } from '../../platform/calls/policy.ts';
import { type SettingName, settings } from '../../platform/config/settings.ts';
import { EACH, type Source, tableSources } from './find-store.ts';

/** Settings by name or by what they mean. */
const settingsLike = (q: string): Hit[] =>
  (Object.keys(settings) as SettingName[])
    .filter((name) =>
      `${name} ${name.replaceAll('_', ' ')} ${settings[name].meaning}`.toLowerCase().includes(q.toLowerCase()),
    )
    .slice(0, EACH)
    .map((name) => ({
      kind: 'setting',
      id: name,
      title: name,
      detail: settings[name].meaning,
      state: '',
      deliveryId: null,
      href: `/admin/settings#${name}`,
    }));

const sources: readonly Source[] = [
  ...tableSources,
  { needs: 'settings.view', find: async (_db, q) => settingsLike(q) },
];

/** [UX-97] Finds what the caller may see, and nothing of the rest. */
export const find = read(
  officeContract.find,
  { policy: anyAdmin, limit: { times: 300, seconds: 60 } },
  async ({ input, app, caller }) => {
    const permissions = caller.session ? await permissionsOfSession(app.db, caller.session) : [];
    const matches = await Promise.all(
      sources.filter(({ needs }) => permissions.includes(needs)).map((source) => source.find(app.db, input.q)),
    );
    return ok({ items: matches.flat() });
  },
);
