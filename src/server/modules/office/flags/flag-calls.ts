import { type FlagName, flagNames } from '#domain/core/flags/flags.ts';
import { fail, ok } from '#domain/core/result.ts';
import { flagRuleSchema, flagsContract } from '#domain/office/flags/flags-contract.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { settingOfFlag } from '../../../platform/config/flags.ts';
import {
  insertSettingChange,
  listChangesOf,
  listSettingChanges,
  lockSettings,
  type SettingChange,
} from '../../../platform/config/setting-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { findMissingSlugs } from '../../shops/shop-store.ts';

const ruleOf = (value: string | null | undefined) => (value ? flagRuleSchema.parse(JSON.parse(value)) : null);

function shownFlag(app: App, changes: readonly SettingChange[], key: FlagName) {
  const change = changes.find(({ name }) => name === settingOfFlag(key));
  const rule = ruleOf(change?.value);
  return {
    key,
    rule,
    isOver: rule?.until ? new Date(rule.until) <= app.clock.now() : false,
    version: change?.version ?? 0,
    changed: change ? { by: change.changedBy, at: change.changedAt } : null,
  };
}

/** [OFFICE-01] */
export const listFlags = read(flagsContract.listFlags, { policy: admin('settings.view') }, async ({ app }) => {
  const changes = await listSettingChanges(app.db);
  return ok({ items: flagNames.map((key) => shownFlag(app, changes, key)) });
});

/** [OFFICE-01] */
export const listFlagChanges = read(
  flagsContract.listFlagChanges,
  { policy: admin('settings.view') },
  async ({ input, app }) => {
    const changes = await listChangesOf(app.db, settingOfFlag(input.key));
    return ok({
      items: changes.map(({ version, value, reason, changedBy: by, changedAt: at }) => ({
        ...{ version, rule: ruleOf(value), reason, by, at },
      })),
    });
  },
);

/** [OFFICE-01, ADM-12] For every process at once; nobody writes over what was not seen. */
export const changeFlag = write(
  flagsContract.changeFlag,
  { policy: admin('settings.edit') },
  async ({ input: { key, rule, seenVersion, reason }, app, tx, caller }) => {
    const now = app.clock.now();
    if (rule?.until && new Date(rule.until) <= now) return fail({ code: 'office/flag-over' });
    const missing = rule ? await findMissingSlugs(tx, rule.shops) : [];
    if (missing.length > 0) return fail({ code: 'office/no-such-shops', shops: missing.join(', ') });
    await lockSettings(tx);
    const before = shownFlag(app, await listSettingChanges(tx), key);
    if (before.version !== seenVersion) return fail({ code: 'office/flag-changed' });
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    const value = rule && JSON.stringify(rule);
    await insertSettingChange(tx, { name: settingOfFlag(key), value, reason, by, now });
    const after = shownFlag(app, await listSettingChanges(tx), key);
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'office.changeFlag',
        subject: { kind: 'flag', id: key, name: key },
        reason,
        before: { rule: before.rule },
        after: { rule: after.rule },
      },
    );
    return ok(after);
  },
);
