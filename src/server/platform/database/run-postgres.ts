import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { account, command, isRoot } from './cluster-folder.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { stopOrphan } from './stop-orphan.ts';

const START_MILLISECONDS = 60_000;
const RETRY_MILLISECONDS = 1000;

export interface RunningPostgres {
  stop(): Promise<void>;
}

interface Run {
  folder: string;
  socketFolder: string;
  flags: string[];
  /** To ask whether it is ready. */
  url: string;
  /** Called with the process id at the first start and whenever the database had to be started again. */
  onStart: (pid: number) => void;
  say: (line: string) => void;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Runs the database on its folder and keeps it running: when it dies alone it is started again, and connections come back by themselves. */
export async function runPostgres(run: Run): Promise<RunningPostgres> {
  let stopping = false;
  let child = await startOnce(run).catch((error: Error) => {
    // A postmaster that a killed server was just starting can show up late: it is ended, and then it is our turn.
    if (/already exists|still in use/.test(error.message)) return startOnce(run);
    throw error;
  });
  let healing: Promise<void> | null = null;
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      run.say(`The database ended by itself (${signal ?? `code ${code}`}) and is started again.`);
      healing = heal();
    });
    if (hasEnded(child) && !stopping && !healing) healing = heal();
  };
  const heal = async (): Promise<void> => {
    while (!stopping) {
      try {
        child = await startOnce(run);
        healing = null;
        return watch();
      } catch (error) {
        run.say(`The database could not be started again yet: ${(error as Error).message}`);
        await sleep(RETRY_MILLISECONDS, undefined, { ref: false });
      }
    }
  };
  watch();
  return {
    stop: async () => {
      stopping = true;
      await healing;
      await stopChild(child);
    },
  };
}

async function startOnce({ folder, socketFolder, flags, url, onStart }: Run): Promise<ChildProcess> {
  await stopOrphan(folder);
  // Nobody works on the folder, so its socket is a dead one. The database would take it for alive while a killed postmaster is a
  // zombie, which it stays for ever where nobody collects orphans, as in many containers.
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(socketFolder, name), { force: true });
  const [program, args] = command(postgresBinaries({ forEverybody: isRoot }).bin('postgres'), ['-D', folder, ...flags]);
  let complaints = '';
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...account });
  child.stderr?.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4000)));
  child.on('error', (error) => (complaints += error.message));
  child.unref();
  try {
    await waitUntilReady(url, child, () => complaints);
  } catch (error) {
    if (child.pid && !hasEnded(child)) child.kill('SIGQUIT');
    throw error;
  }
  onStart(child.pid as number);
  return child;
}

async function waitUntilReady(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  const until = Date.now() + START_MILLISECONDS;
  for (;;) {
    if (hasEnded(child) || !child.pid)
      throw new Error(
        `The database did not start: ${complaints().trim().split('\n').slice(-3).join(' ') || `it ended with ${child.signalCode ?? child.exitCode}`}`,
      );
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > until)
        throw new Error(
          `The database did not answer within ${START_MILLISECONDS / 1000} s: ${(error as Error).message}`,
          { cause: error },
        );
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(60);
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await Promise.race([gone, sleep(10_000, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))]);
  await gone;
}
