import { policyNames } from '#domain/accounts/policies/policy-name-texts.ts';
import { type Policy, policyPaths } from '#domain/accounts/policies/policy.ts';
import { policyQuery } from '#domain/accounts/policies/policy-query.ts';
import type { Screen } from '../../../platform/page/screen.ts';

/** [OFFICE-01] The version in force is for search engines; older ones and comparisons are views of it. */
export const policyScreen = (policy: Policy): Omit<Screen, 'path'> => ({
  chunk: 'src/web/modules/accounts/policies/policy-page.tsx',
  load: async ({ query }) => {
    const versions = policyQuery(query);
    return {
      title: policyNames[policy],
      canonical: policyPaths[policy],
      hidden: Object.keys(versions).length > 0,
      firstData: [['accounts.getPolicy', { policy, ...versions }]],
    };
  },
});
