import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from './cpu-time.ts';

const ran = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

const ranBy = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + ran(`/proc/${pid}/task/${task}/schedstat`), 0);
  } catch {
    return 0;
  }
};

/** What the processes behind one query are: they are looked up once, since the look costs more than a query. */
export function clockOf({ servers, postmaster }: { servers: readonly number[]; postmaster: number }): () => number {
  const pids = [...servers, postmaster, ...childrenOf(postmaster)];
  return () => pids.reduce((sum, pid) => sum + ranBy(pid), 0);
}
