import { acceptedVersion, versionToAccept } from '#domain/accounts/policies/policy.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { listPolicyAnswers, recordConsent } from './policy-store.ts';
import { policyVersions, today, versionsInForce } from './policy-versions.ts';

/** [OFFICE-01] Whoever opens an account accepts the terms and the privacy notice in force: they are named under the button, and by every program that opens accounts. */
export async function agreeAtSignUp(
  app: App,
  tx: Transaction,
  { userId, language }: { userId: string; language: Language | undefined },
): Promise<void> {
  const accepted = await versionsInForce(app, tx, ['terms', 'privacy']);
  await recordConsent(tx, { userId, accepted, origin: 'sign-up', ...(language && { language }), now: app.clock.now() });
}

/**
 * [OFFICE-01] The first listing that somebody publishes accepts the seller terms, which are named beside the button. After a material
 * change nothing more is published until its maker has accepted it.
 */
export async function agreeAsSeller(
  app: App,
  tx: Transaction,
  userId: string,
): Promise<Result<null, { code: 'shops/seller-terms-changed' }>> {
  const [versions, answers] = [await policyVersions(app, tx), await listPolicyAnswers(tx, userId)];
  const hasAccepted = answers.some(({ policy, isAccepted }) => policy === 'seller_terms' && isAccepted);
  if (hasAccepted && versionToAccept(versions, answers, { policy: 'seller_terms', day: today(app) }))
    return fail({ code: 'shops/seller-terms-changed' });
  if (!hasAccepted) {
    const accepted = await versionsInForce(app, tx, ['seller_terms']);
    await recordConsent(tx, { userId, accepted, origin: 'shop', now: app.clock.now() });
  }
  return ok(null);
}

/** [OFFICE-01] Whoever makes a key that may publish accepts the seller terms, which are named beside the button: no program shows them. */
export async function agreeByApiKey(app: App, tx: Transaction, userId: string): Promise<void> {
  const accepted = await versionsInForce(app, tx, ['seller_terms']);
  await recordConsent(tx, { userId, accepted, origin: 'shop', now: app.clock.now() });
}

/** [OFFICE-01, LAW-03] Paying accepts the terms in force: of an account this is recorded where they are newer than the first version. */
export async function agreeAtCheckout(
  app: App,
  tx: Transaction,
  { userId, version, language }: { userId: string | null; version: number; language: Language },
): Promise<void> {
  if (!userId || version === 1) return;
  const answers = await listPolicyAnswers(tx, userId);
  if (acceptedVersion(answers, 'terms') >= version) return;
  const accepted = [{ policy: 'terms' as const, version }];
  await recordConsent(tx, { userId, accepted, origin: 'checkout', language, now: app.clock.now() });
}
