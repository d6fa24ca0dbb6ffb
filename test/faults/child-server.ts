import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFlags } from '../../scripts/server-flags.mjs';

export const root = join(import.meta.dirname, '../..');

/** Ends a wait for a server that never starts; how soon one does is measured elsewhere. */
const START_GUARD = 180_000;

export interface ChildServer {
  process: ChildProcess;
  address: string;
  /** What it wrote on its error output. */
  said(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  databasePid(): number | null;
}

const living = new Set<ChildProcess>();
process.on('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/** Starts the product as a process of its own, as `npm start` does, without web pages and demo unless the environment says so. */
export function spawnServer(env: Record<string, string>, logFile?: string): Omit<ChildServer, 'address'> {
  const { DATABASE_URL: _none, ...own } = process.env;
  const child = spawn(process.execPath, [...serverFlags, 'src/server/app/main.ts'], {
    cwd: root,
    env: { ...own, DEMO: 'off', WEB_DEV: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  if (logFile) child.stdout?.pipe(createWriteStream(logFile, { flags: 'a' }));
  else child.stdout?.resume();
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => {
      living.delete(child);
      resolve(code ?? signal ?? 'unknown');
    }),
  );
  return { process: child, said: () => said, ended, databasePid: () => databasePidOf(env.DATA_DIR ?? '') };
}

export function databasePidOf(dataDir: string): number | null {
  const file = join(dataDir, 'running.json');
  return existsSync(file)
    ? ((JSON.parse(readFileSync(file, 'utf8')) as { databasePid?: number }).databasePid ?? null)
    : null;
}

/** As `spawnServer`, and waits until it is ready to serve. */
export async function startServer(
  env: Record<string, string> & { PORT: string },
  logFile?: string,
): Promise<ChildServer> {
  const server = spawnServer(env, logFile);
  const address = `http://127.0.0.1:${env.PORT}`;
  let exit: number | string | null = null;
  void server.ended.then((how) => (exit = how));
  const end = Date.now() + START_GUARD;
  while (Date.now() < end) {
    if (exit !== null)
      throw new Error(
        `the server ended with ${exit} instead of starting: ${server.said().trim().split('\n').slice(-3).join(' ')}`,
      );
    const ready = await fetch(`${address}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { ...server, address };
    await sleep(50);
  }
  server.process.kill('SIGKILL');
  throw new Error(`the server was not ready within ${START_GUARD / 1000} s: ${server.said()}`);
}
