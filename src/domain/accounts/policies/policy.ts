import type { Language } from '../../core/languages/language.ts';

export const policies = ['terms', 'privacy', 'seller_terms'] as const;
export type Policy = (typeof policies)[number];

/** Where each is read. */
export const policyPaths: Record<Policy, string> = {
  terms: '/terms',
  privacy: '/privacy',
  seller_terms: '/seller-terms',
};

/** A published version without its text. */
export interface PolicyVersion {
  policy: Policy;
  version: number;
  /** The first day on which it holds, as in 2026-12-01. */
  holdsFrom: string;
  /** What changed, in a sentence. */
  changed: Record<Language, string>;
  /** Whoever accepted an older version is asked once. */
  isMaterial: boolean;
}

/** The one that came with the product. */
export const firstVersion = (policy: Policy): PolicyVersion => ({
  policy,
  version: 1,
  holdsFrom: '2024-12-01',
  changed: { en: 'The first version.', de: 'Die erste Fassung.' },
  isMaterial: true,
});

/** [OFFICE-01] The version that holds on a day: the newest whose day has come. */
export const versionOn = (versions: readonly PolicyVersion[], policy: Policy, day: string): PolicyVersion =>
  versions
    .filter((each) => each.policy === policy && each.holdsFrom <= day)
    .reduce((newest, each) => (each.version > newest.version ? each : newest), firstVersion(policy));

/** The versions that were answered, of one person. */
export interface Answered {
  policy: Policy;
  version: number;
  isAccepted: boolean;
}

/**
 * [OFFICE-01] What somebody accepted last; whoever was here before consent was recorded has the first version. A newer one counts only
 * where it was accepted.
 */
export const acceptedVersion = (answers: readonly Answered[], policy: Policy): number =>
  Math.max(1, ...answers.filter((each) => each.policy === policy && each.isAccepted).map(({ version }) => version));

/** [OFFICE-01] The version that somebody has not accepted though a material change holds since; null where nothing is open. */
export function versionToAccept(
  versions: readonly PolicyVersion[],
  answers: readonly Answered[],
  { policy, day }: { policy: Policy; day: string },
): PolicyVersion | null {
  const current = versionOn(versions, policy, day);
  const accepted = acceptedVersion(answers, policy);
  const isOpen = versions.some(
    (each) => each.policy === policy && each.isMaterial && each.holdsFrom <= day && each.version > accepted,
  );
  return isOpen ? current : null;
}

/** [OFFICE-01] Asked once: whoever left it is not asked again for the same version. */
export const needsConsent = (open: PolicyVersion | null, answers: readonly Answered[]): boolean =>
  open !== null && !answers.some(({ policy, version }) => policy === open.policy && version === open.version);
