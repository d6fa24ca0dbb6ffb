import { accountsContract } from '#domain/accounts/contract.ts';
import { compareTexts, policyBlocks } from '#domain/accounts/policies/policy-blocks.ts';
import {
  acceptedVersion,
  firstVersion,
  type Policy,
  policies,
  versionOn,
  versionToAccept,
} from '#domain/accounts/policies/policy.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { firstTexts } from './first-texts/first-texts.ts';
import { findPolicyText, listPolicyAnswers, listPolicyVersions, recordConsent } from './policy-store.ts';
import { policyVersions, today } from './policy-versions.ts';

/** The text of a version with the names of this installation; null where there is none. */
async function policyText(
  app: App,
  version: { policy: Policy; version: number },
  language: Language,
): Promise<string | null> {
  const texts = version.version === 1 ? firstTexts[version.policy] : await findPolicyText(app.db, version);
  const { MARKETPLACE_NAME, SUPPORT_EMAIL } = app.config;
  return texts
    ? texts[language].replaceAll('{marketplace}', MARKETPLACE_NAME).replaceAll('{support}', SUPPORT_EMAIL)
    : null;
}

/** Whoever just published a version asks for it before this process has heard of it. */
async function versionsWith(app: App, { policy, version = 1 }: { policy: Policy; version?: number | undefined }) {
  const known = await policyVersions(app);
  const isKnown = version === 1 || known.some((each) => each.policy === policy && each.version === version);
  return isKnown ? known : listPolicyVersions(app.db);
}

/** [OFFICE-01] */
export const getPolicy = read(accountsContract.getPolicy, { policy: anyone }, async ({ input, app, caller }) => {
  const { policy } = input;
  const { language } = caller;
  const all = await versionsWith(app, input);
  const versions = [...all.filter((each) => each.policy === policy), firstVersion(policy)];
  const inForce = versionOn(all, policy, today(app)).version;
  const shown = versions.find(({ version }) => version === (input.version ?? inForce));
  const text = shown && (await policyText(app, shown, language));
  if (!shown || text === undefined || text === null) return fail({ code: 'accounts/no-such-policy-version' });
  const { against = null } = input;
  const earlier = against === null ? null : await policyText(app, { policy, version: against }, language);
  if (against !== null && (earlier === null || against >= shown.version))
    return fail({ code: 'accounts/no-such-policy-version' });
  const headOf = ({ version, holdsFrom, changed, isMaterial }: typeof shown) => ({
    ...{ version, holdsFrom, isMaterial },
    changed: changed[language],
  });
  return ok({
    ...headOf(shown),
    ...{ policy, inForce, against },
    blocks:
      earlier === null
        ? policyBlocks(text).map((block) => ({ block, change: 'same' as const }))
        : compareTexts(earlier, text),
    versions: versions.map(headOf),
  });
});

async function answersOf(app: App, db: Queryable, { userId, language }: { userId: string; language: Language }) {
  const [versions, answers] = [await policyVersions(app, db), await listPolicyAnswers(db, userId)];
  const items = policies.map((policy) => {
    const last = acceptedVersion(answers, policy);
    const accepted = answers.find((each) => each.policy === policy && each.version === last && each.isAccepted);
    const open = versionToAccept(versions, answers, { policy, day: today(app) });
    return {
      policy,
      accepted: accepted ? { version: accepted.version, at: accepted.at } : null,
      open: open && {
        ...{ version: open.version, holdsFrom: open.holdsFrom, isMaterial: open.isMaterial },
        changed: open.changed[language],
      },
    };
  });
  return { items };
}

/** [OFFICE-01] */
export const getPolicyAnswers = read(
  accountsContract.getPolicyAnswers,
  { policy: signedIn },
  async ({ app, caller: { session, language } }) =>
    ok(await answersOf(app, app.db, { userId: session?.userId ?? '', language })),
);

/** [OFFICE-01] Only the version in force is accepted: what somebody read before it changed is not what they would agree to. */
export const answerPolicy = write(
  accountsContract.answerPolicy,
  { policy: signedIn },
  async ({ input: { policy, version, isAccepted }, app, tx, caller }) => {
    const { session, language } = caller;
    const userId = session?.userId ?? '';
    const now = app.clock.now();
    if (versionOn(await policyVersions(app, tx), policy, today(app)).version !== version)
      return fail({ code: 'accounts/policy-changed' });
    await recordConsent(tx, { userId, accepted: [{ policy, version }], isAccepted, origin: 'asked', language, now });
    return ok(await answersOf(app, tx, { userId, language }));
  },
);
