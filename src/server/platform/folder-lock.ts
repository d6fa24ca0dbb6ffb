import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says in one line why the product cannot start. */
export class StartProblem extends Error {}

export interface Running {
  pid: number;
  startedAt: string;
  address?: string;
  databaseUrl?: string;
  databasePid?: number | null;
}

/** When a process began, in clock ticks since boot; tells a reused pid from the one that wrote the file. */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const fileOf = (dataDir: string): string => join(dataDir, 'running.json');

/** The server that runs on this folder now, or null [RUN-03]. */
export function findRunning(dataDir: string): Running | null {
  if (!existsSync(fileOf(dataDir))) return null;
  try {
    const running = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running;
    return isAlive(running.pid) && beginOf(running.pid) === running.startedAt ? running : null;
  } catch {
    return null;
  }
}

/** Written whole or not at all: whoever reads it meanwhile never takes a running server for none. */
function writeWhole(file: string, text: string): void {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text, { mode: 0o600 });
  renameSync(half, file);
}

const readOr = (file: string, otherwise: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);

/** Claims the folder while this process starts: one of any number that start at once gets it. */
function claimStart(claim: string, dataDir: string): void {
  const own = `${process.pid} ${beginOf(process.pid)}`;
  for (;;) {
    try {
      return writeFileSync(claim, own, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOr(claim, own);
    const [pid, begin] = owner.split(' ');
    if (owner !== own && isAlive(Number(pid)) && beginOf(Number(pid)) === begin)
      throw new StartProblem(
        `Another server (process ${pid}) is starting on ${dataDir}. Wait for it, or set DATA_DIR to another folder.`,
      );
    // Left by a start that was killed. Moving it away succeeds for one; should it be a fresh claim by now, it goes back.
    const aside = `${claim}.${process.pid}`;
    try {
      renameSync(claim, aside);
      if (readOr(aside, owner) !== owner) linkSync(aside, claim);
    } catch {
      /* somebody else was faster */
    }
    rmSync(aside, { force: true });
  }
}

/** Takes the folder for this process; a second start on it is refused [RUN-02]. */
export function lockDataDir(dataDir: string): { note(facts: Partial<Running>): void; release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const refuse = (): void => {
    const other = findRunning(dataDir);
    if (other && other.pid !== process.pid)
      throw new StartProblem(
        `Another server (process ${other.pid}) already runs on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      );
  };
  refuse();
  const claim = join(dataDir, 'starting.lock');
  claimStart(claim, dataDir);
  let running: Running = { pid: process.pid, startedAt: beginOf(process.pid) };
  const save = (): void => writeWhole(fileOf(dataDir), JSON.stringify(running, null, 2));
  try {
    // One that had claimed the folder before may run by now.
    refuse();
    save();
  } finally {
    rmSync(claim, { force: true });
  }
  return {
    note: (facts) => {
      running = { ...running, ...facts };
      save();
    },
    release: () => rmSync(fileOf(dataDir), { force: true }),
  };
}
