import { fail, ok } from '#domain/core/result.ts';
import { officeContract } from '#domain/office/contract.ts';
import type { Setting } from '#domain/office/settings/settings-contract.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { editableSettings, isEditable, type SettingForm } from '../../../platform/config/editable-settings.ts';
import { environmentConfig, parsedSetting, withChanges } from '../../../platform/config/follow-settings.ts';
import {
  insertSettingChange,
  listChangesOf,
  listSettingChanges as listNewest,
  lockSettings,
  type SettingChange,
} from '../../../platform/config/setting-store.ts';
import { settingMistake } from './setting-mistake.ts';
import { type SettingName, settings } from '../../../platform/config/settings.ts';

/** Settings that hold a secret, or an address with one. */
const SECRET = /SECRET|KEY|PASSWORD|TOKEN|_URL$|^SEARCH_SERVICE$/;
const PUBLIC_ADDRESSES: readonly string[] = ['PUBLIC_URL', 'STRIPE_JS_URL'];

function text(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === undefined ? '' : String(value);
}

const secretText = (value: unknown): string => (value ? 'set' : 'not set');

function formOf(name: string): Setting['form'] {
  if (!isEditable(name)) return null;
  const form: SettingForm = editableSettings[name];
  return { kind: form.kind, options: form.kind === 'choice' ? [...form.options] : [] };
}

/** One setting as it counts where these changes are the newest. */
function shownSetting(app: App, changes: readonly SettingChange[], name: SettingName): Setting {
  const base = environmentConfig(app.config);
  const value = isEditable(name) ? withChanges(base, changes)[name] : base[name];
  const isSecret = SECRET.test(name) && !PUBLIC_ADDRESSES.includes(name);
  const shown = (one: unknown): string => (isSecret ? secretText(one) : text(one));
  const initial = settings[name].schema.safeParse(undefined);
  const change = changes.find((one) => one.name === name);
  return {
    name,
    meaning: settings[name].meaning,
    value: shown(value),
    isSecret,
    isDefault: initial.success ? text(initial.data) === text(value) : value === undefined,
    form: formOf(name),
    environmentValue: shown(base[name]),
    version: change?.version ?? 0,
    changed: change ? { by: change.changedBy, at: change.changedAt, isSet: change.value !== null } : null,
  };
}

/** [SHELL-16, OFFICE-01] What is in force, what it means, who set it, and what the environment alone can say. */
export const listSettings = read(officeContract.listSettings, { policy: admin('settings.view') }, async ({ app }) => {
  const changes = await listNewest(app.db);
  return ok({ items: (Object.keys(settings) as SettingName[]).map((name) => shownSetting(app, changes, name)) });
});

/** [OFFICE-01] */
export const listSettingChanges = read(
  officeContract.listSettingChanges,
  { policy: admin('settings.view') },
  async ({ input, app }) => {
    const changes = await listChangesOf(app.db, input.name);
    return ok({
      items: changes.map(({ version, value, reason, changedBy: by, changedAt: at }) => ({
        ...{ version, value, reason, by, at },
      })),
    });
  },
);

/** [OFFICE-01, ADM-12] Another value for every process at once; one that is wrong changes nothing, and so does one over what was not seen. */
export const changeSetting = write(
  officeContract.changeSetting,
  { policy: admin('settings.edit') },
  async ({ input: { name, value, seenVersion, reason }, app, tx, caller }) => {
    if (!Object.hasOwn(settings, name)) return fail({ code: 'office/no-such-setting' });
    if (!isEditable(name)) return fail({ code: 'office/setting-of-environment' });
    const parsed = value === null ? { value: null } : parsedSetting(name, value);
    if ('issue' in parsed)
      return fail({ code: 'office/setting-wrong', why: settingMistake(parsed.issue, caller.language) });
    await lockSettings(tx);
    const before = shownSetting(app, await listNewest(tx), name);
    if (before.version !== seenVersion) return fail({ code: 'office/setting-changed' });
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    const next = value === null ? null : text(parsed.value);
    await insertSettingChange(tx, { name, value: next, reason, by, now: app.clock.now() });
    const after = shownSetting(app, await listNewest(tx), name);
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'office.changeSetting',
        subject: { kind: 'setting', id: name, name },
        reason,
        before: { value: before.value },
        after: { value: after.value, isSet: next !== null },
      },
    );
    return ok(after);
  },
);
