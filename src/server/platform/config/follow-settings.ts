import type { z } from 'zod';
import type { App } from '../calls/app.ts';
import type { Config } from './config.ts';
import { followFlags } from './flags.ts';
import { type EditableSetting, editableSettings, isEditable } from './editable-settings.ts';
import { listSettingChanges, type SettingChange } from './setting-store.ts';
import { settings } from './settings.ts';

/** [SHELL-16] A value as the environment would give it, by the same check; what is wrong with it. */
export function parsedSetting(
  name: EditableSetting,
  text: string,
): { value: unknown } | { issue: z.core.$ZodIssue | undefined } {
  const parsed = settings[name].schema.safeParse(text);
  return parsed.success ? { value: parsed.data } : { issue: parsed.error.issues[0] };
}

/** What the environment said at the start, for each configuration. */
const fromEnvironment = new WeakMap<Config, Config>();
export const environmentConfig = (config: Config): Config => fromEnvironment.get(config) ?? config;

/** The values that count where these changes are the newest; what is right no more counts as not set. */
export function withChanges(base: Config, changes: readonly SettingChange[]): Pick<Config, EditableSetting> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(editableSettings)) values[name] = base[name as EditableSetting];
  for (const { name, value } of changes) {
    if (!isEditable(name) || value === null) continue;
    const parsed = parsedSetting(name, value);
    if ('value' in parsed) values[name] = parsed.value;
  }
  return values as Pick<Config, EditableSetting>;
}

/**
 * [OFFICE-01] Lets this process go by what administrators set. Answers what reads it anew: whether something changed. Everything reads
 * `app.config` when it needs a value, so nothing is started anew.
 */
export async function followSettings(app: Pick<App, 'config' | 'db'>): Promise<() => Promise<boolean>> {
  const base = { ...app.config };
  fromEnvironment.set(app.config, base);
  let version = 0;
  const read = async (): Promise<boolean> => {
    const changes = await listSettingChanges(app.db);
    const newest = Math.max(0, ...changes.map((change) => change.version));
    // Of two reads at once the older may end last.
    if (newest <= version) return false;
    version = newest;
    Object.assign(app.config, withChanges(base, changes));
    followFlags(app.config, changes);
    return true;
  };
  await read();
  return read;
}

/** The same for a process that serves: what was answered by another setting is answered anew. */
export async function startFollowingSettings(app: Pick<App, 'config' | 'db' | 'cache' | 'log'>): Promise<() => void> {
  const read = await followSettings(app);
  const readAnew = async (): Promise<void> => {
    if (!(await read())) return;
    app.cache.pause();
    app.cache.resume();
  };
  return () => void readAnew().catch((error: unknown) => app.log.warn('the settings were not read anew', { error }));
}
