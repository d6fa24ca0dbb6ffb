import { officeContract } from '#domain/office/contract.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { type SettingName, settings } from '../../platform/config/settings.ts';

/** Settings that hold a secret, or an address with one. */
const SECRET = /SECRET|KEY|PASSWORD|TOKEN|_URL$/;
const PUBLIC_ADDRESSES: readonly string[] = ['PUBLIC_URL', 'STRIPE_JS_URL'];

function text(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === undefined ? '' : String(value);
}

/** [SHELL-16, OFFICE-01] What is in force and what it means. Settings come from the environment, so they are read here and changed there. */
export const listSettings = read(officeContract.listSettings, { policy: admin('settings.view') }, async ({ app }) => {
  const items = (Object.keys(settings) as SettingName[]).map((name) => {
    const value = app.config[name as keyof typeof app.config];
    const isSecret = SECRET.test(name) && !PUBLIC_ADDRESSES.includes(name);
    const initial = settings[name].schema.safeParse(undefined);
    const isDefault = initial.success ? text(initial.data) === text(value) : value === undefined;
    const secretText = value ? 'set' : 'not set';
    return {
      name,
      meaning: settings[name].meaning,
      value: isSecret ? secretText : text(value),
      isSecret,
      isDefault,
    };
  });
  return ok({ items });
});
