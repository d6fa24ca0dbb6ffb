/** Counters and durations of this process, written as OpenMetrics text. */
export interface Metrics {
  count(name: string, labels?: Record<string, string | number>, by?: number): void;
  /** Seconds. */
  observe(name: string, labels: Record<string, string | number>, seconds: number): void;
  /** A figure that is read when the text is written. */
  gauge(name: string, read: () => number): void;
  text(): string;
}

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  buckets: number[];
  sum: number;
  count: number;
}

const labelText = (labels: Record<string, string | number>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/["\\\n]/g, '_')}"`)
    .join(',');

export function processMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Map<string, Histogram>>();
  const gauges = new Map<string, () => number>();
  return {
    count: (name, labels = {}, by = 1) => {
      const series = counters.get(name) ?? new Map<string, number>();
      counters.set(name, series);
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + by);
    },
    observe: (name, labels, seconds) => {
      const series = histograms.get(name) ?? new Map<string, Histogram>();
      histograms.set(name, series);
      const key = labelText(labels);
      const histogram = series.get(key) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, histogram);
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.count += 1;
    },
    gauge: (name, read) => gauges.set(name, read),
    text: () =>
      [...counterLines(counters), ...histogramLines(histograms), ...gaugeLines(gauges), '# EOF', ''].join('\n'),
  };
}

const braces = (...labels: string[]): string => {
  const inside = labels.filter(Boolean).join(',');
  return inside ? `{${inside}}` : '';
};

function* counterLines(counters: Map<string, Map<string, number>>): Generator<string> {
  for (const [name, series] of counters) {
    yield `# TYPE ${name.replace(/_total$/, '')} counter`;
    for (const [labels, value] of series) yield `${name}${braces(labels)} ${value}`;
  }
}

function* histogramLines(histograms: Map<string, Map<string, Histogram>>): Generator<string> {
  for (const [name, series] of histograms) {
    yield `# TYPE ${name} histogram`;
    for (const [labels, histogram] of series) {
      let below = 0;
      for (const [index, bound] of bounds.entries()) {
        below += histogram.buckets[index] ?? 0;
        yield `${name}_bucket${braces(labels, `le="${bound}"`)} ${below}`;
      }
      yield `${name}_bucket${braces(labels, 'le="+Inf"')} ${histogram.count}`;
      yield `${name}_sum${braces(labels)} ${histogram.sum}`;
      yield `${name}_count${braces(labels)} ${histogram.count}`;
    }
  }
}

function* gaugeLines(gauges: Map<string, () => number>): Generator<string> {
  for (const [name, read] of gauges) {
    yield `# TYPE ${name} gauge`;
    yield `${name} ${read()}`;
  }
}
