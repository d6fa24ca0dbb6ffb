import { readdirSync, readFileSync } from 'node:fs';

const MILLISECONDS_A_TICK = 10;

/** Processor time that a process used so far, in ms; with `children` also that of its children that have ended. */
export function usedBy(pid: number, { children = false } = {}): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
    return MILLISECONDS_A_TICK * (user + system + (children ? endedUser + endedSystem : 0));
  } catch {
    return 0;
  }
}

const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);

/** Processor time of servers and of the whole database cluster: its postmaster, everything it runs, and all that has ended. */
export function cpuTime({ servers, postmaster }: { servers: readonly number[]; postmaster: number }): number {
  const cluster =
    usedBy(postmaster, { children: true }) + childrenOf(postmaster).reduce((sum, pid) => sum + usedBy(pid), 0);
  return cluster + servers.reduce((sum, pid) => sum + usedBy(pid), 0);
}
