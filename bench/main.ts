import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { firstLoads } from './first-load.ts';
import { measurePaint } from './measure-paint.ts';
import { pages, stepsOf } from './pages.ts';
import { joined, type PageRuns, runPage } from './read-runs.ts';
import { type CostRow, costRows } from './cost-table.ts';
import { recordFigures } from './last-figures.ts';
import { costFigures, costText, figuresOf, goalText, type Results, reportText } from './report.ts';
import type { ProductFigures } from './serve-product.ts';
import { contestant, openStage, type Stage } from './stage.ts';
import { startTimes } from './start-times.ts';
import { runWrites } from './write-runs.ts';

const CONNECTIONS = [1, 16, 64];
const LISTINGS = 10_000;
const LARGE = 100_000;
const root = join(import.meta.dirname, '..');
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** The processor time of uncached reads of the product alone, by page. */
async function uncachedCpu(stage: Stage): Promise<Map<string, number>> {
  await stage.product.ask({ do: 'cache', on: false });
  const byName = new Map<string, number>();
  for (const page of pages) {
    await stage.measure(contestant(stage.product), stepsOf(page), { connections: 16, seconds: 1 });
    const turns = [];
    for (let turn = 0; turn < 4; turn += 1)
      turns.push(await stage.measure(contestant(stage.product), stepsOf(page), { connections: 16, seconds: 1 }));
    byName.set(page.name, joined(turns).cpu);
  }
  await stage.product.ask({ do: 'cache', on: true });
  return byName;
}

async function growth(stage: Stage): Promise<Results['growth']> {
  say('Measuring growth: 10,000 listings …');
  const small = await uncachedCpu(stage);
  say('Generating 90,000 more …');
  await stage.product.ask({ do: 'generate', from: LISTINGS, to: LARGE });
  say('Measuring growth: 100,000 listings …');
  const large = await uncachedCpu(stage);
  return pages.map(({ name }) => ({ name, small: small.get(name) ?? 0, large: large.get(name) ?? 0 }));
}

/** The word search of the large market beside the thin server, which gets the same listings. */
async function searchBesideThin(stage: Stage): Promise<PageRuns> {
  await stage.thin.ask({ do: 'generate', from: LISTINGS, to: LARGE });
  const page = pages.find(({ name }) => name === 'word search');
  if (!page) throw new Error('The pages have no word search.');
  return runPage(stage, page, { cached: [], uncached: [16] });
}

async function measureAll(stage: Stage): Promise<Results> {
  say('Generating 10,000 listings …');
  await stage.product.ask({ do: 'generate', from: 0, to: LISTINGS });
  await stage.thin.ask({ do: 'generate', from: 0, to: LISTINGS });
  const reads: PageRuns[] = [];
  for (const page of pages) {
    say(`Measuring: ${page.name} …`);
    reads.push(await runPage(stage, page, { cached: CONNECTIONS, uncached: CONNECTIONS }));
  }
  // Growth comes before the writes, which leave their own rows behind.
  const isLarge = process.argv.includes('--large');
  const grown = isLarge ? await growth(stage) : [];
  const largeSearch = isLarge ? await searchBesideThin(stage) : null;
  say('Measuring: add to cart, checkout …');
  const writes = await runWrites(stage, CONNECTIONS);
  const { memory } = await stage.product.ask<ProductFigures>({ do: 'figures' });
  say('Measuring: first visit on a phone …');
  const lighthouse = await measurePaint(stage.product.ready.address);
  say('Measuring: start …');
  const start = await startTimes(`${stage.folder}-start`);
  return {
    listings: LISTINGS,
    reads,
    writes,
    growth: grown,
    largeSearch,
    firstLoads: firstLoads(join(root, 'dist/web')),
    lighthouse,
    memory,
    start,
  };
}

/** The table of costs alone: what `--cpu` asks for, in two minutes and little disturbed by other work on the machine. */
async function measureCosts(stage: Stage): Promise<CostRow[]> {
  await stage.product.ask({ do: 'generate', from: 0, to: LISTINGS });
  await stage.thin.ask({ do: 'generate', from: 0, to: LISTINGS });
  const connections = 16;
  const reads: PageRuns[] = [];
  for (const page of pages) reads.push(await runPage(stage, page, { cached: [], uncached: [connections] }));
  return costRows({ reads, writes: await runWrites(stage, [connections]) }, connections);
}

async function measure(stage: Stage): Promise<string> {
  if (process.argv.includes('--cpu')) {
    const costs = await measureCosts(stage);
    recordFigures(costFigures(costs));
    return `${costText(costs)}\n\n${goalText(costFigures(costs))}`;
  }
  const results = await measureAll(stage);
  recordFigures(figuresOf(results));
  return reportText(results);
}

async function main(): Promise<void> {
  if (process.argv.includes('--goals')) return console.log(goalText({}));
  buildWeb();
  const stage = await openStage();
  const close = async (): Promise<void> => {
    await stage.stop();
    rmSync(stage.folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    console.log(await measure(stage));
  } finally {
    await close();
  }
}

await main();
