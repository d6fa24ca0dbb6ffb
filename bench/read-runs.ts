import type { LoadStep } from './load.ts';
import { type Page, stepsOf } from './pages.ts';
import type { BareAnswer } from './serve-bare.ts';
import type { ProductFigures } from './serve-product.ts';
import { type Contestant, contestant, type Measured, type Stage } from './stage.ts';

export interface Pair {
  connections: number;
  product: Measured;
  reference: Measured;
}

export interface PageRuns {
  page: Page;
  statements: number;
  cached: Pair[];
  uncached: Pair[];
}

/** In turns, so that what else the machine does meets both alike. */
const TURNS = 3;
const TURN_SECONDS = 2;

export const joined = (parts: readonly Measured[]): Measured => {
  const requests = parts.reduce((sum, part) => sum + part.requests, 0);
  const mean = (of: (part: Measured) => number): number =>
    parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
  return {
    requests,
    failed: 0,
    perSecond: mean((part) => part.perSecond),
    megabytesPerSecond: mean((part) => part.megabytesPerSecond),
    p50: mean((part) => part.p50),
    p99: Math.max(...parts.map((part) => part.p99)),
    // What else runs on the machine only ever adds: the least is nearest to the truth, on both sides.
    cpu: Math.min(...parts.map((part) => part.cpu)),
  };
};

interface Sides {
  steps: LoadStep[];
  /** What the reference is asked, where it is not the same. */
  referenceSteps?: LoadStep[];
  connections: number;
}

export async function sideBySide(
  stage: Stage,
  [product, reference]: readonly [Contestant, Contestant],
  { steps, referenceSteps = steps, connections }: Sides,
): Promise<Pair> {
  const turns: [Measured, Measured][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push([
      await stage.measure(product, steps, { connections, seconds: TURN_SECONDS }),
      await stage.measure(reference, referenceSteps, { connections, seconds: TURN_SECONDS }),
    ]);
  }
  return {
    connections,
    product: joined(turns.map(([ours]) => ours)),
    reference: joined(turns.map(([, theirs]) => theirs)),
  };
}

const HOP_BY_HOP = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Asks the product for every address, which also fills its cache, and hands the answers to the bare server. */
async function teachBare(stage: Stage, page: Page): Promise<void> {
  const answers: BareAnswer[] = [];
  for (const path of page.paths) {
    await fetch(`${stage.product.ready.address}${path}`).then((response) => response.text());
    const response = await fetch(`${stage.product.ready.address}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    answers.push({
      path,
      headers: [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name)).flat(),
      body: await response.text(),
    });
  }
  await stage.bare.ask({ do: 'learn', answers });
}

interface Shown {
  listingId?: string;
  total?: number;
  listingCount?: number;
  items?: { listingId: string }[];
}

/** Both servers must show the same pieces, or the comparison says nothing. */
async function mustShowTheSame(stage: Stage, page: Page): Promise<void> {
  if (page.ranksAlone) return;
  for (const path of page.paths.slice(0, 8)) {
    const [ours, theirs] = await Promise.all(
      [stage.product, stage.thin].map(async ({ ready }) => {
        const { listingId, total, listingCount, items } = (await (
          await fetch(`${ready.address}${path}`)
        ).json()) as Shown;
        return JSON.stringify([
          listingId,
          total === undefined ? undefined : Math.min(total, 1000),
          listingCount,
          items?.map((item) => item.listingId),
        ]);
      }),
    );
    if (ours !== theirs) throw new Error(`${path}: the product shows ${ours}, the thin server ${theirs}`);
  }
}

/** The fewest of several tries: jobs and the dispatcher of events also ask the database now and then. */
async function statementsOf(stage: Stage, page: Page): Promise<number> {
  const path = `${stage.product.ready.address}${page.paths[1] ?? page.paths[0]}`;
  const counts: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const before = await stage.product.ask<ProductFigures>({ do: 'figures' });
    await fetch(path).then((response) => response.text());
    const after = await stage.product.ask<ProductFigures>({ do: 'figures' });
    if (tries > 0) counts.push(after.statements - before.statements);
  }
  return Math.min(...counts);
}

/** At how many connections answers are measured that are kept, and those that are not. */
export interface PageConnections {
  cached: readonly number[];
  uncached: readonly number[];
}

export async function runPage(stage: Stage, page: Page, connections: PageConnections): Promise<PageRuns> {
  const [product, bare, thin] = [contestant(stage.product), contestant(stage.bare), contestant(stage.thin)];
  const steps = stepsOf(page);
  await stage.product.ask({ do: 'cache', on: true });
  await teachBare(stage, page);
  await mustShowTheSame(stage, page);
  for (const each of [product, bare]) await stage.measure(each, steps, { connections: 16, seconds: 1 });
  const cached: Pair[] = [];
  for (const count of connections.cached)
    cached.push(await sideBySide(stage, [product, bare], { steps, connections: count }));
  await stage.product.ask({ do: 'cache', on: false });
  for (const each of [product, thin]) await stage.measure(each, steps, { connections: 16, seconds: 1 });
  const uncached: Pair[] = [];
  for (const count of connections.uncached)
    uncached.push(await sideBySide(stage, [product, thin], { steps, connections: count }));
  const statements = await statementsOf(stage, page);
  await stage.product.ask({ do: 'cache', on: true });
  return { page, statements, cached, uncached };
}
