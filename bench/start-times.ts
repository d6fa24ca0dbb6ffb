import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunning } from '#server/platform/folder-lock.ts';
import { serverEntry } from '../scripts/build-server.mjs';
import { compiled } from '../scripts/ensure-node.mjs';
import { serverFlags } from '../scripts/server-flags.mjs';
import { cpuTime, usedBy } from './cpu-time.ts';

/** What is done once after a start, as the picture sizes of a new demo shop, ends within this. */
const SETTLE_MILLISECONDS = 60_000;
const QUIET_MILLISECONDS = 60_000;

export interface StartTimes {
  /** Milliseconds from the command to the printed address. */
  first: number;
  warm: number;
  /** Processor time of the server until then, in ms. */
  warmCpu: number;
  /** Share of one core that server and database use while nobody asks anything. */
  quiet: number;
}

interface Started {
  milliseconds: number;
  cpu: number;
}

/** Starts the built product (packages and web are there already), and stops it after `whileUp`. */
async function startOnce(
  folder: string,
  whileUp: (pid: number) => Promise<void> = async () => undefined,
): Promise<Started> {
  const root = join(import.meta.dirname, '..');
  const entry = await serverEntry();
  const begin = performance.now();
  const child = spawn(process.execPath, [...serverFlags, ...entry], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_COMPILE_CACHE: compiled, DATA_DIR: folder, DATABASE_URL: '', DEMO: 'on', PORT: '0' },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pid = child.pid ?? 0;
  const started: Started = { milliseconds: 0, cpu: 0 };
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    const isListening = said.includes('Stop with Ctrl+C');
    said += text.toString();
    if (started.milliseconds === 0 && / is open at http/.test(said))
      Object.assign(started, { milliseconds: performance.now() - begin, cpu: usedBy(pid) });
    // It listens to signals from its last line on.
    if (!isListening && said.includes('Stop with Ctrl+C')) void whileUp(pid).finally(() => child.kill('SIGTERM'));
  });
  return new Promise((resolve, reject) =>
    child.on('exit', () =>
      started.milliseconds > 0 ? resolve(started) : reject(new Error(`the product did not start: ${said.slice(-500)}`)),
    ),
  );
}

/** The first start makes the database and fills the demo shop; the warm one finds both, and is left alone for two minutes. */
export async function startTimes(folder: string): Promise<StartTimes> {
  let quiet = 0;
  const measureQuiet = async (pid: number): Promise<void> => {
    const postmaster = findRunning(folder)?.databasePid ?? 0;
    await sleep(SETTLE_MILLISECONDS);
    const before = cpuTime({ servers: [pid], postmaster });
    await sleep(QUIET_MILLISECONDS);
    quiet = (cpuTime({ servers: [pid], postmaster }) - before) / QUIET_MILLISECONDS;
  };
  try {
    const first = await startOnce(folder);
    const warm = await startOnce(folder, measureQuiet);
    return { first: first.milliseconds, warm: warm.milliseconds, warmCpu: warm.cpu, quiet };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
