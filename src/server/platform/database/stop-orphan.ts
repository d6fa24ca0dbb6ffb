import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function postmasterOf(folder: string): number | null {
  const file = join(folder, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

// A postmaster on its way: what starts it stands in the folder already and may outlive a server that was killed just then.
const OURS = /^(postgres|setpriv|initdb|node)/;

/** Processes that work on a cluster: on Linux all of them, found by the folder they stand in; elsewhere the one that its file names. */
export function processesOf(folder: string): number[] {
  if (process.platform !== 'linux') {
    const pid = postmasterOf(folder);
    return pid && isAlive(pid) ? [pid] : [];
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === folder &&
          OURS.test(readFileSync(`/proc/${pid}/comm`, 'utf8')) &&
          pid !== process.pid
        );
      } catch {
        return false;
      }
    });
}

const STEP_MILLISECONDS = 50;

/**
 * Ends what is left of a database whose server is gone: a postmaster that outlived it, or backends whose postmaster was killed and
 * that have not noticed yet. Only when nobody works on the folder any more is its lock file taken away, since two databases on
 * one folder would ruin it. Whoever calls this holds the folder's lock.
 */
export async function stopOrphan(folder: string): Promise<void> {
  for (let waited = 0; ; waited += STEP_MILLISECONDS) {
    const left = processesOf(folder);
    if (left.length === 0) break;
    const postmaster = postmasterOf(folder);
    const hasHead = postmaster !== null && left.includes(postmaster);
    const shutdown = hasHead && waited < 8000 ? 'SIGINT' : 'SIGQUIT';
    const signal = waited > 20_000 ? 'SIGKILL' : shutdown;
    if (hasHead && signal !== 'SIGKILL') end([postmaster], signal);
    // Backends without a postmaster go by themselves in a moment.
    else if (signal === 'SIGKILL' || waited >= 1000) end(left, signal);
    await sleep(STEP_MILLISECONDS);
  }
  if (process.platform === 'linux') rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function end(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      /* gone already */
    }
  }
}
