import { policyNames } from '#domain/accounts/policies/policy-name-texts.ts';
import {
  firstVersion,
  type Policy,
  policies,
  policyPaths,
  type PolicyVersion,
  versionOn,
} from '#domain/accounts/policies/policy.ts';

import { prefixedId } from '#domain/core/ids.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY, formatDay } from '#domain/core/time.ts';
import { type OfficePolicy, policiesContract } from '#domain/office/privacy/policies-contract.ts';
import { firstTexts } from '../../accounts/policies/first-texts/first-texts.ts';
import {
  type ConsentCount,
  countConsents,
  deletePolicyDraft,
  findPolicyText,
  listPolicyDrafts,
  listPolicyVersions,
  lockPolicy,
  publishPolicyDraft,
  savePolicyDraft as saveDraft,
} from '../../accounts/policies/policy-store.ts';
import { today } from '../../accounts/policies/policy-versions.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { beginBroadcast } from '../../messages/broadcasts/begin-broadcast.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { countPeople } from '../privacy/privacy-store.ts';

/** Tomorrow, or the day after the newest version’s: versions hold one after the other. */
function firstDayOf(app: App, versions: readonly PolicyVersion[], policy: Policy): string {
  const newest = versions.find((each) => each.policy === policy)?.holdsFrom ?? '';
  const from = newest > today(app) ? newest : today(app);
  return addMilliseconds(new Date(`${from}T00:00:00Z`), DAY)
    .toISOString()
    .slice(0, 10);
}

function rowOf(app: App, policy: Policy, known: { versions: readonly PolicyVersion[]; counts: ConsentCount[] }) {
  const current = versionOn(known.versions, policy, today(app)).version;
  const stateOf = (version: number) => {
    if (version === current) return 'in-force' as const;
    return version < current ? ('earlier' as const) : ('planned' as const);
  };
  const all = [...known.versions.filter((each) => each.policy === policy), firstVersion(policy)];
  return all.map(({ policy: _policy, ...version }) => {
    const counted = known.counts.find((each) => each.policy === policy && each.version === version.version);
    const { accepted = 0, left = 0 } = counted ?? {};
    return { ...version, state: stateOf(version.version), accepted, left };
  });
}

/** [OFFICE-01] */
export const listPolicies = read(
  policiesContract.listPolicies,
  { policy: admin('compliance.view') },
  async ({ app }) => {
    const { db } = app;
    const [versions, counts, drafts, people] = await Promise.all([
      listPolicyVersions(db),
      countConsents(db),
      listPolicyDrafts(db),
      countPeople(db),
    ]);
    const items = policies.map((policy) => ({
      policy,
      versions: rowOf(app, policy, { versions, counts }),
      hasDraft: drafts.some((draft) => draft.policy === policy),
    }));
    return ok({ items, people });
  },
);

async function onePolicy(app: App, db: Queryable, policy: Policy): Promise<OfficePolicy> {
  const [versions, counts, drafts] = [
    await listPolicyVersions(db),
    await countConsents(db),
    await listPolicyDrafts(db),
  ];
  const { policy: _policy, ...draft } = drafts.find((each) => each.policy === policy) ?? { policy: null };
  const newest = versions.find((each) => each.policy === policy);
  return {
    policy,
    versions: rowOf(app, policy, { versions, counts }),
    hasDraft: 'texts' in draft,
    newest: (newest && (await findPolicyText(db, newest))) ?? firstTexts[policy],
    draft: 'texts' in draft ? draft : null,
    firstDay: firstDayOf(app, versions, policy),
  };
}

/** [OFFICE-01] */
export const getPolicyDraft = read(
  policiesContract.getPolicyDraft,
  { policy: admin('compliance.view') },
  async ({ input, app }) => ok(await onePolicy(app, app.db, input.policy)),
);

const managing = { policy: admin('compliance.manage'), limit: { times: 120, seconds: 3600 } };
interface Work {
  app: App;
  tx: Transaction;
  caller: Caller;
}
const noted = (work: Work, action: string, [policy, after]: [Policy, object?]): Promise<void> =>
  appendAuditLog(work, { action, subject: { kind: 'policy', id: policy, name: policyNames[policy].en }, after });

/** Which draft there is: whoever had another one open overwrites nothing. */
const draftSavedAt = async (tx: Transaction, policy: Policy): Promise<string | null> =>
  (await listPolicyDrafts(tx)).find((each) => each.policy === policy)?.savedAt ?? null;

/** [OFFICE-01] */
export const savePolicyDraft = write(policiesContract.savePolicyDraft, managing, async ({ input, app, tx, caller }) => {
  const { savedAt, ...written } = input;
  const { policy, isMaterial, holdsFrom, changed } = written;
  await lockPolicy(tx, policy);
  if ((await draftSavedAt(tx, policy)) !== savedAt) return fail({ code: 'office/policy-draft-of-another' });
  if (holdsFrom < firstDayOf(app, await listPolicyVersions(tx), policy))
    return fail({ code: 'office/policy-too-early' });
  await saveDraft(tx, written, app.clock.now());
  const after = { isMaterial, holdsFrom, changed: changed.en };
  await noted({ app, tx, caller }, 'office.savePolicyDraft', [policy, after]);
  return ok(await onePolicy(app, tx, policy));
});

/** [OFFICE-01] */
export const discardPolicyDraft = write(
  policiesContract.discardPolicyDraft,
  managing,
  async ({ input: { policy, savedAt }, app, tx, caller }) => {
    await lockPolicy(tx, policy);
    const newest = await draftSavedAt(tx, policy);
    if (newest !== null && newest !== savedAt) return fail({ code: 'office/policy-draft-of-another' });
    if (!(await deletePolicyDraft(tx, policy))) return fail({ code: 'office/no-policy-draft' });
    await noted({ app, tx, caller }, 'office.discardPolicyDraft', [policy]);
    return ok(await onePolicy(app, tx, policy));
  },
);

type Announced = Record<'name' | 'day' | 'changed' | 'href', string>;
const announcement: Record<Language, (facts: Announced) => string> = {
  en: ({ name, day, changed, href }) => `${name}: a new version applies from ${day}. ${changed} Read it at ${href}`,
  de: ({ name, day, changed, href }) => `${name}: Ab ${day} gilt eine neue Fassung. ${changed} Lies sie unter ${href}`,
};

/** [OFFICE-01] A message to everybody whom it concerns, and a banner until the day has come. */
async function announce(work: Work, { policy, version, holdsFrom, changed }: PolicyVersion): Promise<void> {
  const { app } = work;
  const href = `${app.config.PUBLIC_URL}${policyPaths[policy]}?version=${version}&against=${version - 1}`;
  const textIn = (language: Language): string =>
    announcement[language]({
      name: policyNames[policy][language],
      day: formatDay(new Date(`${holdsFrom}T12:00:00Z`), language),
      changed: changed[language],
      href,
    });
  await beginBroadcast(work, {
    id: prefixedId('bulk', app.ids.uuid()),
    audience: { kind: 'filter', part: policy === 'seller_terms' ? 'makers' : 'everybody' },
    texts: { en: textIn('en'), de: textIn('de') },
    announces: 'policy_update',
    bannerUntil: `${holdsFrom}T00:00:00.000Z`,
  });
}

/** [OFFICE-01] What was previewed is what is published, and nothing of it changes afterwards. */
export const publishPolicy = write(policiesContract.publishPolicy, managing, async ({ input, app, tx, caller }) => {
  const { policy, savedAt, isAnnounced } = input;
  await lockPolicy(tx, policy);
  const versions = await listPolicyVersions(tx);
  const draft = (await listPolicyDrafts(tx)).find((each) => each.policy === policy);
  if (!draft) return fail({ code: 'office/no-policy-draft' });
  if (draft.savedAt !== savedAt) return fail({ code: 'office/policy-draft-changed' });
  if (draft.holdsFrom < firstDayOf(app, versions, policy)) return fail({ code: 'office/policy-too-early' });
  const version = await publishPolicyDraft(tx, policy, app.clock.now());
  if (version === null) return fail({ code: 'office/no-policy-draft' });
  const { holdsFrom, changed, isMaterial } = draft;
  if (isAnnounced) await announce({ app, tx, caller }, { policy, version, holdsFrom, changed, isMaterial });
  await noted({ app, tx, caller }, 'office.publishPolicy', [policy, { version, holdsFrom, isMaterial, isAnnounced }]);
  return ok(await onePolicy(app, tx, policy));
});
