import { rmSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { type Database, openDatabase } from '#server/platform/database/open-database.ts';
import { findRunning } from '#server/platform/folder-lock.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { type BenchProcess, benchProcess } from '../bench-process.ts';
import { generateListings } from '../generate.ts';
import type { Load, LoadOrder, LoadStep } from '../load.ts';
import type { ProductOrder } from '../serve-product.ts';
import { sizeQueries } from './size-queries.ts';
import { childrenOf } from '../cpu-time.ts';

const ran = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

const ranBy = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + ran(`/proc/${pid}/task/${task}/schedstat`), 0);
  } catch {
    return 0;
  }
};

/** What the processes behind one query are: they are looked up once, since the look costs more than a query. */
function clockOf({ servers, postmaster }: { servers: readonly number[]; postmaster: number }): () => number {
  const pids = [...servers, postmaster, ...childrenOf(postmaster)];
  return () => pids.reduce((sum, pid) => sum + ranBy(pid), 0);
}

const WARM = 1200;
const MEASURED = 480;
const LIMIT = 20;
const CLOCK_EVERY = 40;

type Product = BenchProcess<ProductOrder, { address: string; databaseUrl: string }>;
interface Taken {
  query: string;
  /** Wall time and processor time of server and database, in ms. */
  wall: number;
  cpu: number;
}
interface Contest {
  ask: (query: string) => Promise<void>;
  clock: () => () => number;
}

/** In a market of a million the textbook's search takes seconds for a common word. */
const besidePlain = !process.argv.includes('--alone');

const pathOf = (query: string): string => `/api/search?q=${encodeURIComponent(query)}&limit=${LIMIT}`;

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;

async function taken(queries: readonly string[], { ask, clock }: Contest): Promise<Taken[]> {
  const all: Taken[] = [];
  let now = clock();
  for (const [index, query] of queries.entries()) {
    if (index % CLOCK_EVERY === 0) now = clock();
    const cpu = now();
    const start = performance.now();
    await ask(query);
    const wall = performance.now() - start;
    all.push({ query, wall, cpu: now() - cpu });
  }
  return all;
}

const countOf = async (db: Database, table: string): Promise<number> =>
  (await db.query<{ n: number }>({ text: `SELECT count(*)::int AS n FROM ${table}` })).rows[0]?.n ?? 0;

/** The textbook's search over the same pieces: one inverted index, every match ranked. */
async function layPlain(db: Database, listings: number): Promise<void> {
  const isThere = await db.query({ text: `SELECT FROM pg_class WHERE relname = 'plain_words'` });
  if (isThere.rows.length > 0 && (await countOf(db, 'plain_pieces')) === listings) return;
  await db.query({ text: 'DROP TABLE IF EXISTS plain_pieces' });
  await db.query({
    text: `CREATE TABLE plain_pieces AS SELECT l.id, d.card, setweight(to_tsvector('artisan', l.title), 'A') || setweight(to_tsvector('artisan', concat_ws(' ', c.name, array_to_string(l.tags || l.materials || l.colours, ' '))), 'B')
             || setweight(to_tsvector('artisan', s.name), 'C') || setweight(to_tsvector('artisan', l.description), 'D') AS words
           FROM search_documents d JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id JOIN shops s ON s.seller_id = l.seller_id JOIN categories c ON c.slug = l.category`,
  });
  await db.query({ text: 'CREATE INDEX plain_words ON plain_pieces USING gin (words) WITH (fastupdate = off)' });
  await db.query({ text: 'VACUUM ANALYZE plain_pieces' });
}

const plainSql = `SELECT card::text FROM plain_pieces, websearch_to_tsquery('artisan', $1) q WHERE words @@ q ORDER BY ts_rank_cd(words, q) DESC, id LIMIT $2`;

const figure = (value: number): string => value.toFixed(1).padStart(8);

function row(name: string, all: readonly Taken[]): string {
  const [walls, cpus] = [all.map(({ wall }) => wall), all.map(({ cpu }) => cpu)];
  return `${name.padEnd(26)}${[share(cpus, 0.5), share(cpus, 0.9), share(walls, 0.5), share(walls, 0.9), share(walls, 0.99), Math.max(...walls)].map(figure).join('')}`;
}

const medianCpu = (all: readonly Taken[]): number =>
  share(
    all.map(({ cpu }) => cpu),
    0.5,
  );

/** The same queries from sixteen connections that never rest. */
async function measureMany(address: string, queries: readonly string[]): Promise<void> {
  const load = await benchProcess<LoadOrder | { do: 'stop' }, true>('load.ts', {});
  try {
    const steps = queries.map((query): LoadStep => ({ method: 'GET', path: pathOf(query) }));
    const { requests, failed, perSecond, p50, p99 } = await load.ask<Load>({
      address,
      steps,
      connections: 16,
      seconds: 20,
    });
    console.log(
      `  16 connections: p50 ${p50} ms, p99 ${p99} ms, ${perSecond.toFixed(0)} a second, ${failed} of ${requests} failed`,
    );
  } finally {
    await load.stop();
  }
}

async function measureSize(product: Product, folder: string, db: Database): Promise<Taken[]> {
  const postmaster = findRunning(folder)?.databasePid ?? 0;
  const queries = sizeQueries(WARM + MEASURED);
  const ours: Contest = {
    ask: async (query) => {
      const answer = await fetch(`${product.ready.address}${pathOf(query)}`);
      await answer.text();
      if (!answer.ok) throw new Error(`“${query}” answered ${answer.status}`);
    },
    clock: () => clockOf({ servers: [product.pid], postmaster }),
  };
  const plain: Contest = {
    ask: async (query) => void (await db.query({ name: 'plain', text: plainSql, values: [query, LIMIT] })),
    clock: () => clockOf({ servers: [], postmaster }),
  };
  const runs: Taken[][] = [];
  for (const contest of besidePlain ? [ours, plain] : [ours]) {
    await taken(queries.slice(0, WARM), contest);
    runs.push(await taken(queries.slice(WARM), contest));
  }
  const [results = [], textbook] = runs;
  console.log(row('  the product', results));
  if (textbook) console.log(row('  websearch, ts_rank_cd', textbook));
  await measureMany(product.ready.address, queries.slice(WARM));
  if (process.argv.includes('--each'))
    for (const { query, wall, cpu } of results.toSorted((a, b) => b.cpu - a.cpu).slice(0, 25))
      console.log(`    ${wall.toFixed(1).padStart(6)} ${cpu.toFixed(1).padStart(6)}  ${query}`);
  return results;
}

/** Brings the market to a size; what was begun in a folder before is gone on with. */
async function fillTo(product: Product, db: Database, size: number): Promise<void> {
  const from = await countOf(db, 'listings');
  const isIndexed = (await countOf(db, 'search_documents')) >= from;
  if (size > from || !isIndexed) await product.ask({ do: 'generate', from, to: Math.max(from, size) });
  if (besidePlain) await layPlain(db, Math.max(from, size));
}

/** Fills a folder that is measured another time. No job of the product runs beside it; what was begun is gone on with. */
export async function fillFolder(folder: string, size: number): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off', PORT: '0' }), log: quiet });
  const { db } = runtime.app;
  try {
    const from = await countOf(db, 'listings');
    console.log(`${from.toLocaleString('en-GB')} listings are there`);
    await generateListings(db, { from, to: Math.max(from, size) });
    if (besidePlain) await layPlain(db, Math.max(from, size));
    console.log(`${Math.max(from, size).toLocaleString('en-GB')} listings are in ${folder}`);
  } finally {
    await runtime.stop();
  }
}

/**
 * A search with no answer kept, one after the other and from sixteen connections, over HTTP, in markets of growing size. `kept` holds the
 * largest and is filled no second time.
 */
export async function measureSizes(sizes: readonly number[], stored: string | undefined): Promise<void> {
  const folder = stored ?? join(tmpdir(), `search-sizes-${process.pid}`);
  const product: Product = await benchProcess('serve-product.ts', {
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: 'off',
    PORT: process.env.BENCH_PORT ?? '4721',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: 'loopback',
  });
  const db = openDatabase(product.ready.databaseUrl, { max: 1 });
  try {
    await product.ask({ do: 'cache', on: false });
    console.log(`${''.padEnd(26)} cpu p50     p90  ms p50     p90     p99     max`);
    let before = 0;
    for (const size of sizes) {
      await fillTo(product, db, size);
      console.log(`${size.toLocaleString('en-GB')} pieces`);
      const cpu = medianCpu(await measureSize(product, folder, db));
      if (before > 0) console.log(`  growth of the median: ${(cpu / before).toFixed(2)}`);
      before = cpu;
    }
  } finally {
    await db.pool.end();
    await product.stop();
    if (!stored) rmSync(folder, { recursive: true, force: true });
  }
}
