import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  clusterFolder,
  initialise,
  isWindows,
  moveCluster,
  NOBODY,
  oldClusterFolder,
  ownedFolder,
  USER,
} from './cluster-folder.ts';
import { runPostgres } from './run-postgres.ts';
import { stopOrphan } from './stop-orphan.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Tests may give up durability for speed; the product never does. */
  durable?: boolean;
  /** Settings of the database that a test needs otherwise. */
  settings?: Record<string, string>;
  say?: (line: string) => void;
  /** Hears the process id at the start, and again when a database that died was started anew. */
  onStart?: (pid: number) => void;
}

const DATABASE = 'artisan';

const settingsOf = (socketFolder: string, durable: boolean): Record<string, string> => ({
  listen_addresses: isWindows ? '127.0.0.1' : '',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0777',
  max_connections: '120',
  shared_buffers: '256MB',
  work_mem: '16MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  wal_compression: 'on',
  max_wal_size: '2GB',
  fsync: durable ? 'on' : 'off',
  synchronous_commit: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
});

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A short path, as sockets need it, that nobody else can have laid out before. */
function socketFolderOf(home: string): string {
  const folder = join(
    isWindows ? home : realpathSync(tmpdir()),
    `artisan-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`,
  );
  const match = lstatSync(folder, { throwIfNoEntry: false });
  if (match && (!match.isDirectory() || ![process.getuid?.(), NOBODY].includes(match.uid)) && !isWindows)
    throw new Error(`The folder ${folder} belongs to somebody else: remove it, or set DATA_DIR to another folder.`);
  ownedFolder(folder, 0o711);
  return folder;
}

/** Creates the cluster where there is none. One whose password went with a deleted DATA_DIR is put aside, never overwritten. */
async function ensureCluster(
  folder: string,
  { passwordFile, say }: { passwordFile: string; say: (line: string) => void },
): Promise<void> {
  await stopOrphan(folder);
  const isThere = existsSync(join(folder, 'initialised'));
  if (isThere && existsSync(passwordFile)) return;
  if (isThere) {
    const aside = `${folder}.${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
    renameSync(folder, aside);
    say(`The database in ${folder} has no password any more; it was put aside as ${aside}.`);
  }
  say('Creating the database …');
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  initialise(folder, passwordFile);
}

/**
 * Starts the packaged PostgreSQL on a folder that the caller has locked, and keeps it running. It answers on a Unix socket
 * (Windows: loopback) with a password. After kill -9 of anything the next start needs no hand.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  settings = {},
  say = () => undefined,
  onStart = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const folder = clusterFolder(home);
  mkdirSync(dirname(folder), { recursive: true });
  if (folder !== join(home, 'postgres')) await moveCluster(oldClusterFolder(home), folder);
  const passwordFile = join(home, 'postgres-password');
  await ensureCluster(folder, { passwordFile, say });
  const password = readFileSync(passwordFile, 'utf8');
  const socketFolder = socketFolderOf(home);
  const flags = Object.entries({ ...settingsOf(socketFolder, durable), ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const urlOf = (database: string): string =>
    isWindows
      ? `postgres://${USER}:${password}@127.0.0.1:5432/${database}`
      : `postgres://${USER}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
  const running = await runPostgres({ folder, socketFolder, flags, url: urlOf('postgres'), onStart, say });
  await createDatabase(urlOf('postgres'));
  return {
    url: urlOf(DATABASE),
    stop: async () => {
      await running.stop();
      if (!isWindows) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}
