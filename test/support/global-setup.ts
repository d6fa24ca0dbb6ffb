import { CLUSTER_VARIABLE } from './isolated-settings.ts';
import { openRunCluster } from './run-cluster.ts';

/** Before the first file of a run: the database cluster that all its files share. Each project asks, the first one opens it. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env[CLUSTER_VARIABLE]) return async () => undefined;
  const cluster = await openRunCluster();
  process.env[CLUSTER_VARIABLE] = cluster.url;
  return cluster.stop;
}
