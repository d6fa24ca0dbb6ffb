import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of a processor that this process and all that it started and saw end have used; null where the system does not tell. */
export function cpuSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
