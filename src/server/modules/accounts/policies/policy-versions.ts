import { type Policy, type PolicyVersion, policies, versionOn } from '#domain/accounts/policies/policy.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { listPolicyVersions } from './policy-store.ts';

const READ_INTERVAL_MS = 5000;

interface Cached {
  readAt: number;
  versions: Promise<PolicyVersion[]>;
}
const cached = new WeakMap<App['db'], Cached>();

/**
 * The published versions, read every few seconds: each holds from a later day than that of its publication. A transaction reads by its own
 * connection, as waiting for a second one may last for ever where none is free.
 */
export function policyVersions({ db }: Pick<App, 'db'>, by: Queryable = db): Promise<PolicyVersion[]> {
  const known = cached.get(db);
  if (known && performance.now() - known.readAt < READ_INTERVAL_MS) return known.versions;
  const versions = listPolicyVersions(by);
  versions.catch(() => cached.delete(db));
  cached.set(db, { readAt: performance.now(), versions });
  return versions;
}

/** Said by whoever published one. */
export const forgetPolicyVersions = ({ db }: Pick<App, 'db'>): void => void cached.delete(db);

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
