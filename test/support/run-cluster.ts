import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clusterFolder } from '#server/platform/database/cluster-folder.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { stopOrphan } from '#server/platform/database/stop-orphan.ts';
import { lockDataDir } from '#server/platform/folder-lock.ts';
import { migrate } from '#server/platform/migrations/migrate.ts';
import { removeFolder } from './remove-folder.ts';

const PREFIX = 'artisan-run-';
/** What a run needs at most, with room for the machine's other things. */
const NEEDED_BYTES = 3 * 2 ** 30;
/** A folder without a lock that is younger than this may belong to a run that is about to lock it. */
const YOUNG_MILLISECONDS = 60_000;

/** Nothing in it outlives the run, and files that run beside each other have connections enough. */
const SETTINGS = {
  max_connections: '400',
  max_prepared_transactions: '10',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  checkpoint_timeout: '1h',
  autovacuum_naptime: '10min',
};

/**
 * One folder and one database cluster for a whole run of tests: its database is migrated once, and is the template of those that the
 * files get. On Linux all temporary files of the run lie in the folder too. Should the run be killed, the database ends by itself,
 * and the next run removes what was left.
 */
export async function openRunCluster(): Promise<{ url: string; folder: string; stop(): Promise<void> }> {
  const parent = parentFolder();
  await removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, PREFIX));
  // As root the database belongs to another account, which must be able to enter.
  chmodSync(folder, 0o711);
  const lock = lockDataDir(folder);
  // Elsewhere the paths of sockets would become too long.
  if (process.platform === 'linux') process.env.TMPDIR = folder;
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, settings: SETTINGS });
  await migrate(postgres.url);
  return {
    url: postgres.url,
    folder,
    stop: async () => {
      await postgres.stop();
      lock.release();
      removeFolder(folder);
    },
  };
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Where files are kept in memory, if there is such a place with enough of it: a new database takes a tenth of the time there. */
function parentFolder(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= NEEDED_BYTES) return memory;
  } catch {
    /* not on this system */
  }
  return realpathSync(tmpdir());
}

/** Folders of runs that were killed: nobody holds their lock any more. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const match = statSync(folder, { throwIfNoEntry: false });
    if (!match || match.uid !== process.getuid?.()) continue;
    if (!existsSync(join(folder, 'running.json')) && Date.now() - match.mtimeMs < YOUNG_MILLISECONDS) continue;
    try {
      lockDataDir(folder);
    } catch {
      continue; // of a run that is at work
    }
    await stopOrphan(clusterFolder(folder));
    removeFolder(folder);
  }
}

/** The same cluster's database of another name. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = name;
  return other.href;
}

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database like the template that nobody else works on. */
export async function createDatabase(clusterUrl: string, name: string): Promise<OwnDatabase> {
  const admin = databaseUrl(clusterUrl, 'postgres');
  // Copied as files: the template is at rest, and nothing of it has to go through the log.
  await ask(admin, `CREATE DATABASE ${name} TEMPLATE ${nameOf(clusterUrl)} STRATEGY = FILE_COPY`);
  return { url: databaseUrl(clusterUrl, name), drop: () => ask(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
