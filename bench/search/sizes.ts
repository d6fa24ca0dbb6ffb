import { rmSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#server/platform/database/open-database.ts';
import { findRunning } from '#server/platform/folder-lock.ts';
import { type BenchProcess, benchProcess } from '../bench-process.ts';
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

/** The textbook's search over the same pieces: one inverted index, every match ranked. */
async function layPlain(db: Database): Promise<void> {
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

async function measureSize(product: Product, folder: string, db: Database): Promise<Taken[]> {
  await layPlain(db);
  const postmaster = findRunning(folder)?.databasePid ?? 0;
  const queries = sizeQueries(WARM + MEASURED);
  const ours: Contest = {
    ask: async (query) => {
      const answer = await fetch(`${product.ready.address}/api/search?q=${encodeURIComponent(query)}&limit=${LIMIT}`);
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
  for (const contest of [ours, plain]) {
    await taken(queries.slice(0, WARM), contest);
    runs.push(await taken(queries.slice(WARM), contest));
  }
  const [found = [], textbook = []] = runs;
  console.log(row('  the product', found));
  console.log(row('  websearch, ts_rank_cd', textbook));
  if (process.argv.includes('--each'))
    for (const { query, wall, cpu } of found.toSorted((a, b) => b.cpu - a.cpu).slice(0, 25))
      console.log(`    ${wall.toFixed(1).padStart(6)} ${cpu.toFixed(1).padStart(6)}  ${query}`);
  return found;
}

/** A search with no answer kept, one after the other, over HTTP, in markets of growing size; BENCH_FOLDER keeps the largest. */
export async function measureSizes(sizes: readonly number[]): Promise<void> {
  const folder = process.env.BENCH_FOLDER ?? join(tmpdir(), `search-sizes-${process.pid}`);
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
    let from = (await db.query<{ n: number }>({ text: 'SELECT count(*)::int AS n FROM listings' })).rows[0]?.n ?? 0;
    let before = 0;
    for (const size of sizes) {
      if (size > from) await product.ask({ do: 'generate', from, to: size });
      from = Math.max(from, size);
      console.log(`${size.toLocaleString('en-GB')} pieces`);
      const cpu = medianCpu(await measureSize(product, folder, db));
      if (before > 0) console.log(`  growth of the median: ${(cpu / before).toFixed(2)}`);
      before = cpu;
    }
  } finally {
    await db.pool.end();
    await product.stop();
    if (!process.env.BENCH_FOLDER) rmSync(folder, { recursive: true, force: true });
  }
}
