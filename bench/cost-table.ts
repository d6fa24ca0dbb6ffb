import type { Pair, PageRuns } from './read-runs.ts';
import type { WriteRuns } from './write-runs.ts';

/** What a request of the product may cost beside the thin server, as a ratio of CPU; agreed on a quiet machine. */
const maxRatios: Record<string, number> = {
  'list by category and price': 2.0,
  'product page': 2.5,
  'word search': 1.3,
  home: 2.3,
  'new cart and piece': 2.2,
  'add to cart': 2.2,
  checkout: 2.8,
  'new cart and piece, beside a plain one': 2.5,
  'add to cart, beside a plain one': 2.5,
  'checkout, beside a plain one': 3.5,
};

export interface CostRow {
  name: string;
  /** CPU of server and database for each, in ms. */
  thin: number;
  product: number;
  ratio: number;
  maxRatio: number;
}

const rowOf = (name: string, pairs: readonly Pair[], { connections, each }: { connections: number; each: number }) => {
  const pair = pairs.find((candidate) => candidate.connections === connections);
  if (!pair) return [];
  const [thin, product] = [each * pair.reference.cpu, each * pair.product.cpu];
  return [{ name, thin, product, ratio: product / thin, maxRatio: maxRatios[name] ?? 0 }];
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
