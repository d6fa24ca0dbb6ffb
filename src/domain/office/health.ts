export type HealthState = 'ok' | 'high' | 'critical' | 'none';

export interface JobFacts {
  everyMs: number;
  isRunning: boolean;
  /** Null when nothing is known of it yet. */
  ranAt: Date | null;
  failures: number;
}
export type JobState = 'running' | 'ok' | 'failed' | 'late' | 'none';

/** A job may miss some of its turns before it counts as late; runs that went well are noted every 20 seconds at most. */
const GRACE_MILLISECONDS = 60_000;

/** [UX-99] How a job fares. What nothing is known of is not called well. */
export function jobState({ everyMs, isRunning, ranAt, failures }: JobFacts, now: Date): JobState {
  if (failures > 0) return 'failed';
  if (isRunning) return 'running';
  if (!ranAt) return 'none';
  return now.getTime() - ranAt.getTime() > everyMs * 2 + GRACE_MILLISECONDS ? 'late' : 'ok';
}

/** The worst of some states; without any, nothing is known. */
export function worstOf(states: readonly HealthState[]): HealthState {
  return (['critical', 'high', 'ok'] as const).find((state) => states.includes(state)) ?? 'none';
}

const secrets: [RegExp, string][] = [
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+/gi, '[address]'],
  [/(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+/g, '[mail address]'],
  [/\b(sk|pk|rk|whsec|pi|ch|cs)_\w+/g, '[key]'],
  [/\b[0-9a-f]{8}-[0-9a-f-]{27,}\b/gi, '[id]'],
  [/(?<!(?:constraint|relation|column|table|function) )"[^"]{1,200}"/g, '[value]'],
  [/\b(?=\w*\d)\w{20,}\b/g, '[token]'],
  [/\d{6,}/g, '[number]'],
];

/** [INV-12] The message of an error without what it may carry of people and secrets. */
export const sanitised = (message: string): string =>
  secrets.reduce((text, [pattern, word]) => text.replace(pattern, word), message).slice(0, 200);
