import { type Policy, type PolicyVersion, policies, versionOn } from '#domain/accounts/policies/policy.ts';
import type { App } from '../../../platform/calls/app.ts';
import { followLatest } from '../../../platform/config/follow-latest.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { listPolicyVersions } from './policy-store.ts';

const knownBy = new WeakMap<App['db'], PolicyVersion[]>();

/**
 * The published versions that this process heard of. One that follows nothing reads them: in a transaction by its own connection, as
 * waiting for a second one may last for ever where none is free.
 */
export const policyVersions = async ({ db }: Pick<App, 'db'>, by: Queryable = db): Promise<PolicyVersion[]> =>
  knownBy.get(db) ?? listPolicyVersions(by);

/** [OFFICE-01] Lets this process go by the policies that administrators publish. Answers what reads them anew. */
export const followPolicies = (app: Pick<App, 'db' | 'log' | 'cache'>): Promise<() => void> =>
  followLatest(app, {
    what: 'the policies',
    read: () => listPolicyVersions(app.db),
    replace: (versions) => {
      knownBy.set(app.db, versions);
      // What is cached says nothing of them.
      return false;
    },
  });

export const today = ({ clock }: Pick<App, 'clock'>): string => clock.now().toISOString().slice(0, 10);

/** The versions in force of some policies. */
export async function versionsInForce(
  app: App,
  by: Queryable,
  wanted: readonly Policy[] = policies,
): Promise<PolicyVersion[]> {
  const versions = await policyVersions(app, by);
  return wanted.map((policy) => versionOn(versions, policy, today(app)));
}
