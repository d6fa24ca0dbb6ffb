import autocannon from 'autocannon';

/** One request of a series. A call that needs a cookie or the answer before it says so by name; see `stepOf`. */
export interface LoadStep {
  method: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown>;
  /** `guest`: a visitor nobody has seen. `same`: the visitor of the request before. */
  visitor?: 'guest' | 'same';
  /** Puts the total of the last answer into the body as the sum that the person saw. */
  withTotal?: boolean;
}

export interface LoadOrder {
  address: string;
  steps: LoadStep[];
  connections: number;
  seconds: number;
}

export interface Load {
  /** Requests answered, and how many of them were not answered with 2xx. */
  requests: number;
  failed: number;
  perSecond: number;
  p50: number;
  p99: number;
  megabytesPerSecond: number;
}

let visitors = 0;
const key = (): string => crypto.randomUUID();

/** Visitors come from different addresses, as real ones do, so that no limit by address stops the run. */
const nextAddress = (): string => `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;

interface Context {
  cookie?: string;
  total?: number;
  from?: string;
}

const stepOf = (step: LoadStep): autocannon.Request =>
  (step.visitor === undefined
    ? { method: step.method, path: step.path }
    : {
        method: step.method,
        path: step.path,
        setupRequest: (request: autocannon.Request, context: Context) => {
          if (step.visitor === 'guest') {
            visitors += 1;
            context.cookie = '';
            context.from = nextAddress();
          }
          const body = step.body && { ...step.body, ...(step.withTotal ? { expectedTotalCents: context.total } : {}) };
          const headers: Record<string, string> = {
            'x-forwarded-for': context.from ?? '10.0.0.1',
            ...(context.cookie ? { cookie: context.cookie } : {}),
            ...(body ? { 'content-type': 'application/json', 'idempotency-key': key() } : {}),
          };
          return { ...request, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
        },
        onResponse: (_status: number, body: string, context: Context, headers: Record<string, string | string[]>) => {
          const set = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'set-cookie')?.[1];
          if (set) context.cookie = String(Array.isArray(set) ? set[0] : set).split(';')[0] ?? '';
          if (step.path.includes('/quote')) context.total = (JSON.parse(body) as { totalCents: number }).totalCents;
        },
      }) as autocannon.Request;

async function run({ address, steps, connections, seconds }: LoadOrder): Promise<Load> {
  // Every connection walks through the whole list from a place of its own; a series begins with a new visitor.
  const requests = steps.map(stepOf);
  const starts = steps.flatMap((step, index) => (step.visitor === 'same' ? [] : [index]));
  let client = 0;
  const setupClient = (connection: autocannon.Client): void => {
    client += 7;
    const start = starts[client % starts.length] ?? 0;
    connection.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const result = await autocannon({ url: address, connections, duration: seconds, requests, setupClient, timeout: 20 });
  const answered = result.requests.total;
  return {
    requests: answered,
    failed: result.non2xx + result.errors + result.timeouts,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    megabytesPerSecond: result.throughput.average / 1e6,
  };
}

process.on('message', ({ id, order }: { id: number; order: LoadOrder | { do: 'stop' } }) => {
  if ('do' in order) process.exit(0);
  run(order).then(
    (answer) => process.send?.({ id, answer }),
    (error: Error) => process.send?.({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
