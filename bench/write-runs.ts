import pg from 'pg';
import { PLAIN } from './plain-writes.ts';
import type { LoadStep } from './load.ts';
import { type Pair, sideBySide } from './read-runs.ts';
import type { ProductFigures } from './serve-product.ts';
import { contestant, type Stage } from './stage.ts';

export interface WriteRuns {
  name: string;
  /** Statements of each call of the series. */
  statements: { call: string; count: number }[];
  /** Requests that make one of what is counted. */
  requestsEach: number;
  pairs: Pair[];
  /** Beside the plain server, which writes what a shop needs that keeps no books. */
  plainPairs: Pair[];
}

const add = (number: number, visitor: 'guest' | 'same'): LoadStep => {
  // Every third listing has two sizes; the first variant always ends in 0.
  const listing = `piece-${number % 10_000}`;
  return {
    method: 'POST',
    path: '/api/cart/items',
    visitor,
    body: { listingId: listing, variantId: `${listing}-0`, quantity: 1 },
  };
};

const checkout: LoadStep = {
  method: 'POST',
  path: '/api/checkout',
  visitor: 'same',
  withTotal: true,
  body: {
    email: 'bo@example.com',
    address: { name: 'Bo Lindqvist', line1: 'Havnegata 4', postcode: '10115', city: 'Berlin', country: 'DE' },
    delivery: {},
    paymentMethodId: 'pm_card_visa',
  },
};
const quote: LoadStep = { method: 'GET', path: '/api/checkout/quote?country=DE', visitor: 'same' };

const series = (make: (index: number) => LoadStep[]): LoadStep[] =>
  Array.from({ length: 60 }, (_, index) => make(index)).flat();

/** A visitor who puts three pieces of three shops into the cart. */
const adding = series((index) => [
  add(index * 331, 'guest'),
  add(index * 331 + 1021, 'same'),
  add(index * 331 + 4007, 'same'),
]);
/** A visitor whom nobody has seen puts in a first piece. */
const beginning = series((index) => [add(index * 331, 'guest')]);
/** A visitor who buys one piece: cart, quote, paid. */
const buying = series((index) => [add(index * 577, 'guest'), quote, checkout]);

async function statementsOnce(stage: Stage, steps: LoadStep[]): Promise<{ call: string; count: number }[]> {
  const address = stage.product.ready.address;
  const figures = async (): Promise<number> => (await stage.product.ask<ProductFigures>({ do: 'figures' })).statements;
  let cookie = '';
  let total = 0;
  const counts: { call: string; count: number }[] = [];
  for (const step of steps) {
    const body =
      step.body && JSON.stringify({ ...step.body, ...(step.withTotal ? { expectedTotalCents: total } : {}) });
    const before = await figures();
    const response = await fetch(`${address}${step.path}`, {
      method: step.method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { body } : {}),
    });
    const answer = (await response.json()) as { totalCents?: number };
    counts.push({ call: `${step.method} ${step.path.split('?')[0]}`, count: (await figures()) - before });
    if (!response.ok) throw new Error(`${step.path} answered ${response.status} ${JSON.stringify(answer)}`);
    total = answer.totalCents ?? total;
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  }
  return counts;
}

/** The fewest of several tries: reactions, jobs and webhooks also ask the database meanwhile. */
async function statementsOf(stage: Stage, steps: LoadStep[]): Promise<{ call: string; count: number }[]> {
  let fewest = await statementsOnce(stage, steps);
  for (let tries = 0; tries < 5; tries += 1) {
    await stage.product.ask({ do: 'settle' });
    const again = await statementsOnce(stage, steps);
    fewest = fewest.map(({ call, count }, index) => ({ call, count: Math.min(count, again[index]?.count ?? count) }));
  }
  return fewest;
}

const compared = [
  'orders',
  'order_lines',
  'order_transitions',
  'order_numbers',
  'payments',
  'stock_reservations',
  'mails',
  'alerts',
  'events',
  'live_messages',
  'payment_events',
  'ledger_transactions',
  'ledger_entries',
];

/** Rows that one checkout leaves, by table: both servers must have written the same. */
async function rowsEach(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const {
    rows: [row],
  } = await client.query(
    `SELECT ${compared.map((table) => `round((SELECT count(*) FROM ${table})::numeric / (SELECT count(*) FROM checkouts), 1)::float AS "${table}"`).join(', ')}`,
  );
  await client.end();
  return JSON.stringify(row);
}

/** Until every connection has made its plans and the hot code is compiled. */
const WARM_UP_SECONDS = 6;

const writes = [
  { name: 'new cart and piece', steps: beginning, requestsEach: 1 },
  { name: 'add to cart', steps: adding, requestsEach: 1 },
  { name: 'checkout', steps: buying, requestsEach: 3 },
];
/** As the database does by itself within a minute: a connection that planned a read of an empty table would walk the full one until then. */
async function analyze(stage: Stage): Promise<void> {
  for (const { ready } of [stage.product, stage.thin]) {
    const client = new pg.Client({ connectionString: ready.databaseUrl });
    await client.connect();
    await client.query(
      'ANALYZE carts, cart_lines, rate_limits, checkouts, orders, order_lines, payments, events, mails',
    );
    await client.end();
  }
}

type Settled = ReturnType<typeof contestant> & { settle(): Promise<unknown> };

/** The same beside the plain server, after the rows were compared: it leaves fewer. */
async function besidePlain(
  stage: Stage,
  sides: readonly [Settled, Settled],
  connections: readonly number[],
): Promise<Pair[][]> {
  const all: Pair[][] = [];
  for (const { steps } of writes) {
    const referenceSteps = steps.map((step) => ({ ...step, path: `${PLAIN}${step.path}` }));
    await stage.measure(sides[1], referenceSteps, { connections: 16, seconds: WARM_UP_SECONDS });
    await analyze(stage);
    const pairs: Pair[] = [];
    for (const count of connections)
      pairs.push(await sideBySide(stage, sides, { steps, referenceSteps, connections: count }));
    all.push(pairs);
  }
  return all;
}

export async function runWrites(stage: Stage, connections: readonly number[]): Promise<WriteRuns[]> {
  const settled = (process: Stage['product'] | Stage['thin']): Settled => ({
    ...contestant(process),
    settle: () => process.ask({ do: 'settle' }),
  });
  const sides = [settled(stage.product), settled(stage.thin)] as const;
  const runs: Omit<WriteRuns, 'plainPairs'>[] = [];
  for (const { name, steps, requestsEach } of writes) {
    for (const each of sides) await stage.measure(each, steps, { connections: 16, seconds: WARM_UP_SECONDS });
    await analyze(stage);
    const pairs: Pair[] = [];
    for (const count of connections) pairs.push(await sideBySide(stage, sides, { steps, connections: count }));
    runs.push({ name, requestsEach, pairs, statements: await statementsOf(stage, steps.slice(0, 3)) });
  }
  await Promise.all(sides.map((each) => each.settle()));
  const [ours, theirs] = await Promise.all([
    rowsEach(stage.product.ready.databaseUrl),
    rowsEach(stage.thin.ready.databaseUrl),
  ]);
  if (ours !== theirs)
    process.stderr.write(`Rows for one checkout differ: the product writes ${ours}, the thin server ${theirs}\n`);
  const plain = await besidePlain(stage, sides, connections);
  return runs.map((run, index) => ({ ...run, plainPairs: plain[index] ?? [] }));
}
