import { roleNames } from '#web/modules/admin/role-names.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import * as texts from './flag-texts.ts';

export type Flag = CallOutput<'office.listFlags'>['items'][number];
type Rule = NonNullable<Flag['rule']>;

function shareText({ share, roles, shops }: Rule): string {
  if (share === 0 && roles.length + shops.length === 0) return texts.nobody;
  return share === 100 ? texts.everybody : texts.shareOf(share);
}

/** Whom a feature is on for, in lines: the share, who always has it, and until when. */
export function ruleLines(rule: Rule | null, isOver = false): string[] {
  if (!rule) return [texts.everybody];
  const always = [...rule.roles.map((role) => roleNames.names[role]), ...rule.shops.map(texts.shopOf)].join(', ');
  const end = isOver ? texts.over : texts.until;
  return [
    ...(isOver ? [texts.everybody] : [shareText(rule)]),
    ...(always && !isOver ? [texts.and(always)] : []),
    ...(rule.until ? [end(timeText(rule.until))] : []),
  ];
}
