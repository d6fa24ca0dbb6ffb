import { goalOf } from './goals.ts';
import type { Pair, PageRuns } from './read-runs.ts';
import type { WriteRuns } from './write-runs.ts';

export interface CostRow {
  name: string;
  /** CPU of server and database for each, in ms. */
  thin: number;
  product: number;
  ratio: number;
}

/** A goal of its own belongs to each name: a new row needs one. */
const rowOf = (name: string, pairs: readonly Pair[], { connections, each }: { connections: number; each: number }) => {
  const pair = pairs.find((candidate) => candidate.connections === connections);
  if (!pair) return [];
  const [thin, product] = [each * pair.reference.cpu, each * pair.product.cpu];
  return [{ name: goalOf(name).name, thin, product, ratio: product / thin }];
};

/** What each request costs at so many connections with no answer kept, a checkout with its cart, quote, webhooks and reactions. */
export const costRows = (
  { reads, writes }: { reads: readonly PageRuns[]; writes: readonly WriteRuns[] },
  connections: number,
): CostRow[] => [
  ...reads.flatMap(({ page, uncached }) => rowOf(page.name, uncached, { connections, each: 1 })),
  ...writes.flatMap(({ name, pairs, plainPairs, requestsEach: each }) => [
    ...rowOf(name, pairs, { connections, each }),
    ...rowOf(`${name}, beside a plain one`, plainPairs, { connections, each }),
  ]),
];
