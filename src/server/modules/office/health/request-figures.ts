export interface RequestFigures {
  calls: number;
  failures: number;
  /** The 95th of a hundred, up to the bound of its bucket. */
  p95Ms: number | null;
}

const LINE = /^http_request_duration_seconds_(bucket|count)\{(.*)\} (\d+)$/;
const LABEL = /(?<!\w)(\w+)="([^"]*)"/g;
const labelsIn = (labels: string): Record<string, string> =>
  Object.fromEntries([...labels.matchAll(LABEL)].map(([, name = '', value = '']) => [name, value]));

/** Calls of this process since it started, read from its own figures: streams, which stay open, and what operators ask are left out. */
export function requestFigures(text: string): RequestFigures {
  let [calls, failures] = [0, 0];
  const below = new Map<number, number>();
  for (const line of text.split('\n')) {
    const [, kind, labels = '', value] = LINE.exec(line) ?? [];
    const { route = '', status = '', le = '' } = labelsIn(labels);
    if (!kind || !route.startsWith('/api') || /^\/api\/(live|metrics|health|ready)$/.test(route)) continue;
    const count = Number(value);
    if (kind === 'count') {
      calls += count;
      if (status.startsWith('5')) failures += count;
    } else {
      const bound = Number(le.replace('+Inf', 'Infinity'));
      below.set(bound, (below.get(bound) ?? 0) + count);
    }
  }
  const bound = [...below].toSorted(([a], [b]) => a - b).find(([, count]) => count >= calls * 0.95)?.[0];
  return { calls, failures, p95Ms: calls > 0 && bound !== undefined && bound !== Infinity ? bound * 1000 : null };
}
