import type { Language } from '#domain/core/languages/language.ts';
import type { Answered, Policy, PolicyVersion } from '#domain/accounts/policies/policy.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface PolicyDraft {
  policy: Policy;
  texts: Record<Language, string>;
  changed: Record<Language, string>;
  isMaterial: boolean;
  holdsFrom: string;
  savedAt: string;
}

const facts = `jsonb_build_object('en', changed_en, 'de', changed_de) AS changed, is_material AS "isMaterial",
  holds_from AS "holdsFrom"`;

/** Every published version after the first ones, without its text. */
export async function listPolicyVersions(db: Queryable): Promise<PolicyVersion[]> {
  const { rows } = await db.query<PolicyVersion>({
    name: 'policy-versions',
    text: `SELECT policy, version, ${facts} FROM policy_versions ORDER BY policy, version DESC`,
  });
  return rows;
}

export async function findPolicyText(
  db: Queryable,
  { policy, version }: { policy: Policy; version: number },
): Promise<Record<Language, string> | null> {
  const { rows } = await db.query<Record<Language, string>>({
    name: 'policy-text',
    text: 'SELECT text_en AS en, text_de AS de FROM policy_versions WHERE policy = $1 AND version = $2',
    values: [policy, version],
  });
  return rows[0] ?? null;
}

export async function listPolicyDrafts(db: Queryable): Promise<PolicyDraft[]> {
  const { rows } = await db.query<PolicyDraft>({
    name: 'policy-drafts',
    text: `SELECT policy, jsonb_build_object('en', text_en, 'de', text_de) AS texts, ${facts},
             ${iso('saved_at', 'US')} AS "savedAt" FROM policy_drafts`,
  });
  return rows;
}

/** One act on a policy at a time. */
export async function lockPolicy(tx: Transaction, policy: Policy): Promise<void> {
  await tx.query({
    name: 'policy-lock',
    text: `SELECT pg_advisory_xact_lock(726055, hashtext($1))`,
    values: [policy],
  });
}

export async function savePolicyDraft(tx: Transaction, draft: Omit<PolicyDraft, 'savedAt'>, now: Date): Promise<void> {
  await tx.query({
    name: 'policy-save-draft',
    text: `INSERT INTO policy_drafts (policy, text_en, text_de, changed_en, changed_de, is_material,
             holds_from, saved_at)
           SELECT d.policy, d.texts ->> 'en', d.texts ->> 'de', d.changed ->> 'en', d.changed ->> 'de',
             d."isMaterial", d."holdsFrom", $2
           FROM jsonb_to_record($1::jsonb) AS d (policy text, texts jsonb, changed jsonb,
             "isMaterial" boolean, "holdsFrom" date)
           ON CONFLICT (policy) DO UPDATE SET text_en = excluded.text_en, text_de = excluded.text_de,
             changed_en = excluded.changed_en, changed_de = excluded.changed_de, is_material = excluded.is_material,
             holds_from = excluded.holds_from, saved_at = excluded.saved_at`,
    values: [JSON.stringify(draft), now],
  });
}

/** False where there is none. */
export async function deletePolicyDraft(tx: Transaction, policy: Policy): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'policy-delete-draft',
    text: 'DELETE FROM policy_drafts WHERE policy = $1',
    values: [policy],
  });
  return rowCount === 1;
}

/** Makes the draft a version that never changes, of which every process hears at the commit; its number, or null where there is no draft. */
export async function publishPolicyDraft(tx: Transaction, policy: Policy, now: Date): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'policy-publish',
    text: `WITH draft AS (DELETE FROM policy_drafts WHERE policy = $1 RETURNING *), published AS (
           INSERT INTO policy_versions (policy, version, text_en, text_de, changed_en, changed_de, is_material,
             holds_from, published_at)
           SELECT policy, 1 + coalesce((SELECT max(v.version) FROM policy_versions v WHERE v.policy = $1), 1), text_en,
               text_de, changed_en, changed_de, is_material, holds_from, $2
           FROM draft RETURNING version)
           SELECT version, pg_notify('settings', 'policies') FROM published`,
    values: [policy, now],
  });
  return rows[0]?.version ?? null;
}

export interface PolicyAnswer extends Answered {
  at: string;
}

export async function listPolicyAnswers(db: Queryable, userId: string): Promise<PolicyAnswer[]> {
  const { rows } = await db.query<PolicyAnswer>({
    name: 'policy-answers',
    text: `SELECT policy, version, is_accepted AS "isAccepted", ${iso('at')} AS at FROM policy_consents
           WHERE user_id = $1 ORDER BY version DESC`,
    values: [userId],
  });
  return rows;
}

export interface NewConsent {
  userId: string;
  accepted: readonly { policy: Policy; version: number }[];
  isAccepted?: boolean;
  origin: 'sign-up' | 'shop' | 'checkout' | 'asked';
  /** Their own where nothing is said. */
  language?: Language;
  now: Date;
}

/** [OFFICE-01] What was accepted stays accepted; what was left may be accepted later. */
export async function recordConsent(tx: Transaction, consent: NewConsent): Promise<void> {
  const { userId, accepted, isAccepted = true, origin, language = null, now } = consent;
  await tx.query({
    name: 'policy-consent',
    text: `INSERT INTO policy_consents AS c (user_id, policy, version, is_accepted, origin, language, at)
           SELECT $1, p.policy, p.version, $2, $3,
             coalesce($4, (SELECT coalesce(u.language, u.last_language) FROM users u WHERE u.id = $1), 'en'), $5
           FROM jsonb_to_recordset($6::jsonb) AS p (policy text, version int)
           ON CONFLICT (user_id, policy, version)
             DO UPDATE SET is_accepted = true, origin = excluded.origin, language = excluded.language, at = excluded.at
             WHERE excluded.is_accepted AND NOT c.is_accepted`,
    values: [userId, isAccepted, origin, language, now, JSON.stringify(accepted)],
  });
}

export interface ConsentCount {
  policy: Policy;
  version: number;
  accepted: number;
  left: number;
}

/** How many people accepted each version, and how many were asked and left it. */
export async function countConsents(db: Queryable): Promise<ConsentCount[]> {
  const { rows } = await db.query<ConsentCount>({
    name: 'policy-consent-counts',
    text: `SELECT policy, version, count(*) FILTER (WHERE is_accepted)::int AS accepted,
             count(*) FILTER (WHERE NOT is_accepted)::int AS left
           FROM policy_consents GROUP BY 1, 2`,
  });
  return rows;
}
