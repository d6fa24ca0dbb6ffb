import { randomBytes } from 'node:crypto';
import { temporaryFolder } from '../builders/temporary-folder.ts';
import { removeFolder } from './remove-folder.ts';
import { createDatabase, type OwnDatabase } from './run-cluster.ts';

/** Where the run's cluster answers; unset outside a run of tests, and then every product brings a cluster of its own. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL';

/** A new database of the run's cluster with everything that the migrations make. */
export function ownDatabase(): Promise<OwnDatabase> {
  const clusterUrl = process.env[CLUSTER_VARIABLE];
  if (!clusterUrl) throw new Error('There is a cluster in a run of tests only.');
  return createDatabase(clusterUrl, `test_${randomBytes(8).toString('hex')}`);
}

/**
 * The settings of a product that meets no other one: a new folder and a new database of the run's cluster. A test that names
 * DATA_DIR or DATABASE_URL itself gets what it names: with a folder the product starts a cluster of its own there.
 */
export async function isolatedSettings(
  env: Record<string, string> = {},
): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const folder = temporaryFolder('product-');
  const database = process.env[CLUSTER_VARIABLE] && !env.DATA_DIR && !env.DATABASE_URL ? await ownDatabase() : null;
  return {
    env: { DATA_DIR: folder, DEMO: 'off', PORT: '0', ...(database ? { DATABASE_URL: database.url } : {}), ...env },
    remove: async () => {
      await database?.drop();
      removeFolder(folder);
    },
  };
}
