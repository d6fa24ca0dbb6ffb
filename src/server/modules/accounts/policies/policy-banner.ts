import { policyNames } from '#domain/accounts/policies/policy-name-texts.ts';
import {
  needsConsent,
  type Policy,
  policies,
  policyPaths,
  type PolicyVersion,
  versionToAccept,
} from '#domain/accounts/policies/policy.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import '../../../platform/page/page-banner.ts';
import { listPolicyAnswers, type PolicyAnswer } from './policy-store.ts';
import { policyVersions, today } from './policy-versions.ts';

const read = { en: 'Read and accept', de: 'Lesen und annehmen' };
const label = { en: 'Changed terms', de: 'Geänderte Bedingungen' };

function noticeOf(open: PolicyVersion, policy: Policy, language: Language): string {
  const name = policyNames[policy][language];
  const text = escapedHtml(`${name}: ${open.changed[language]}`);
  return `<aside class="store-banner" data-policy="${policy}" aria-label="${label[language]}: ${name}">${text} <a href="${policyPaths[policy]}">${read[language]}</a></aside>`;
}

/** Only makers have accepted the seller terms. */
const concerns = (policy: Policy, answers: readonly PolicyAnswer[]): boolean =>
  policy !== 'seller_terms' || answers.some((each) => each.policy === policy);

/** [OFFICE-01] Above the pages of whoever accepted an older version than a material change holds; nothing is read while there is none. */
export async function policyBanner(app: App, { session, language }: Caller): Promise<string> {
  const versions = await policyVersions(app);
  const day = today(app);
  if (!session || !versions.some(({ isMaterial, holdsFrom }) => isMaterial && holdsFrom <= day)) return '';
  const answers = await listPolicyAnswers(app.db, session.userId);
  const notices = policies.flatMap((policy) => {
    const open = versionToAccept(versions, answers, { policy, day });
    return open && needsConsent(open, answers) && concerns(policy, answers) ? noticeOf(open, policy, language) : [];
  });
  return notices.length > 0 ? `<link rel="stylesheet" href="/banner.css">${notices.join('')}` : '';
}
