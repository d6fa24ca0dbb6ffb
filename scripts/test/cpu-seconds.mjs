// How much of a processor this process and everything under it uses. A browser's parts are killed with it and never counted by
// the system as its own, so they are looked at while they run.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const SAMPLE_INTERVAL_MS = 500;

/** Parent and ticks used so far of every process; nothing where the system has no /proc. */
function processes() {
  const byProcess = new Map();
  let names = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    /* not on this system */
  }
  for (const name of names)
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      byProcess.set(Number(name), {
        parent: Number(fields[1]),
        key: `${name} ${fields[19]}`,
        ticks: Number(fields[11]) + Number(fields[12]),
      });
    } catch {
      /* it has just ended */
    }
  return byProcess;
}

/** Begins to look; `seconds()` says what was used since, `stop()` ends it. @returns {{ seconds: () => number, stop: () => void }} */
export function watchProcessor() {
  const used = new Map();
  const look = () => {
    const all = processes();
    const isOurs = (pid, depth = 0) =>
      pid === process.pid || (depth < 20 && all.has(pid) && isOurs(all.get(pid).parent, depth + 1));
    for (const [pid, { key, ticks }] of all) if (used.has(key) || isOurs(pid)) used.set(key, ticks);
  };
  look();
  const timer = setInterval(look, SAMPLE_INTERVAL_MS);
  timer.unref();
  return {
    seconds: () => {
      look();
      return [...used.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
    },
    stop: () => clearInterval(timer),
  };
}
