import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresBinaries, SHARED_FOLDER } from './postgres-binaries.ts';
import { stopOrphan } from './stop-orphan.ts';

export const USER = 'artisan';
export const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;
export const isWindows = process.platform === 'win32';

/** PostgreSQL refuses to run as root, so root hands it to `nobody`, in a folder that `nobody` can reach. */
export function clusterFolder(dataDir: string): string {
  const wanted = join(dataDir, 'postgres');
  if (!isRoot) return wanted;
  for (let folder = dataDir; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      return join(SHARED_FOLDER, keyOf(dataDir), 'postgres');
    }
  }
  return wanted;
}

const keyOf = (dataDir: string): string => createHash('sha256').update(dataDir).digest('hex').slice(0, 12);

/** Where root's cluster lay before: what nobody opens there is cleaned away after some weeks. */
export const oldClusterFolder = (dataDir: string): string =>
  join('/var/tmp', `artisan-market-${keyOf(dataDir)}`, 'postgres');

/** Moves a cluster to the folder that it has now, whole or not at all. */
export async function moveCluster(old: string, folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(join(old, 'initialised'))) return;
  await stopOrphan(old);
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  // Another file system takes no rename.
  execFileSync('cp', ['-a', old, half]);
  renameSync(half, folder);
  rmSync(dirname(old), { recursive: true, force: true });
}

export function ownedFolder(path: string, mode: number): void {
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, NOBODY, NOBODY);
  if (!isWindows) chmodSync(path, mode);
}

/** How a program of the database is run: never as root, and never longer than this process. */
export function command(program: string, args: string[]): [string, string[]] {
  if (isWindows) return [program, args];
  const drop = isRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;
  // With --pdeathsig the database shuts down by itself when this process dies, however it dies.
  if (hasSetpriv) return ['setpriv', [...drop, '--pdeathsig', 'INT', program, ...args]];
  return [program, args];
}

export const account =
  isRoot && !isWindows && spawnSync('setpriv', ['--version']).status !== 0 ? { uid: NOBODY, gid: NOBODY } : {};

export function initialise(folder: string, passwordFile: string): void {
  const binaries = postgresBinaries({ forEverybody: isRoot });
  rmSync(folder, { recursive: true, force: true });
  ownedFolder(folder, 0o700);
  const secret = join(dirname(folder), `.initdb-${process.pid}`);
  writeFileSync(secret, readFileSync(passwordFile, 'utf8'), { mode: 0o600 });
  if (isRoot) chownSync(secret, NOBODY, NOBODY);
  const [program, args] = command(binaries.bin('initdb'), [
    '-D',
    folder,
    '-U',
    USER,
    '--pwfile',
    secret,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ]);
  const made = spawnSync(program, args, { cwd: folder, encoding: 'utf8', ...account });
  rmSync(secret, { force: true });
  if (made.status !== 0)
    throw new Error(`The database could not be created: ${made.stderr || made.error?.message || 'initdb failed'}`);
  writeFileSync(join(folder, 'initialised'), '');
}
