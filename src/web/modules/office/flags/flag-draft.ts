import type { AdminRole } from '#domain/core/permissions/permissions.ts';
import type { Flag } from './rule-text.ts';

/** What the form of a flag holds, as it is typed. */
export interface FlagDraft {
  share: string;
  roles: readonly AdminRole[];
  shops: string;
  /** The last day on which the rule counts; empty for no end. */
  end: string;
}

const pad = (part: number): string => String(part).padStart(2, '0');
const localDate = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

export const draftOf = (rule: Flag['rule']): FlagDraft => ({
  share: String(rule?.share ?? 100),
  roles: rule?.roles ?? [],
  shops: rule?.shops.join(', ') ?? '',
  end: rule?.until ? localDate(new Date(rule.until)) : '',
});

/** Null where it is no share. */
export const shareOf = ({ share }: FlagDraft): number | null =>
  /^\d{1,3}$/.test(share.trim()) && Number(share) <= 100 ? Number(share) : null;

export const ruleOf = (draft: FlagDraft): NonNullable<Flag['rule']> => ({
  share: shareOf(draft) ?? 100,
  roles: [...draft.roles],
  shops: [...new Set(draft.shops.split(',').map((slug) => slug.trim()))].filter(Boolean),
  until: draft.end ? endOf(draft.end) : null,
});
