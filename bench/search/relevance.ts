import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { demoFamilies } from '#demo/content/families.ts';
import { demoShops } from '#demo/content/shops.ts';
import { beside, emptyBeside, goalsOf } from './goods.ts';
import { judged } from './judged.ts';
import { type Goods, miniSearch, orama, plainBm25 } from './plain-bm25.ts';
import { type Scores, type Search, scoresOf } from './score.ts';
import { withTypo } from './typo.ts';

// npm run bench:search [-- --each]: how well the demo shop is found, through GET /api/search of the product on a fresh folder.
const root = join(import.meta.dirname, '../..');
const PORT = process.env.BENCH_PORT ?? '4720';
const START_SECONDS = 600;

const goods: Goods[] = demoFamilies.flatMap((family) =>
  family.listings.map((listing) => {
    const shop = demoShops.find((each) => each.key === family.shop);
    const category = (listing.category ?? family.category).replaceAll('-', ' ');
    return {
      title: listing.title,
      words: [category, ...family.tags, ...family.materials, listing.colour ?? '', shop?.name, shop?.place].join(' '),
      description: `${listing.says} ${family.text}`,
    };
  }),
);

async function startProduct(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...serverFlags, 'src/server/app/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: 'on', PORT, HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  for (let second = 0; second < START_SECONDS; second += 1) {
    const answer = (await fetch(`http://127.0.0.1:${PORT}/api/search?limit=1`).then(
      (response) => response.json(),
      () => null,
    )) as { total?: number } | null;
    if (answer?.total && answer.total >= goods.length - 5) return child;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  child.kill();
  throw new Error('the product did not come up with its demo shop');
}

const product: Search = async (query) => {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/search?q=${encodeURIComponent(query)}&limit=50`);
  if (!response.ok) throw new Error(`“${query}” answered ${response.status}`);
  return ((await response.json()) as { items: { title: string }[] }).items.map((item) => item.title);
};

/** Below these the demo shop must not fall, whatever else gets better. */
const GUARD = goalsOf('demo shop');

const line = (name: string, { ndcg10, recall50, empty }: Scores, goal?: number): string =>
  `${name.padEnd(28)}${ndcg10.toFixed(3).padStart(9)}${recall50.toFixed(3).padStart(11)}${beside(ndcg10, goal)}${emptyBeside(empty, judged.length, undefined)}`;

const folder = join(tmpdir(), `search-bench-${process.pid}`);
const child = process.env.BENCH_ADDRESS === undefined ? await startProduct(folder) : null;
try {
  const catalogue = goods.map((listing) => listing.title);
  const engines: [name: string, search: Search | null][] = [
    ['the product', product],
    ['BM25 of the textbook', plainBm25(goods)],
    ['minisearch', await miniSearch(goods)],
    ['orama', await orama(goods)],
  ];
  const typos = [1, 2, 3].map((seed) => (query: string, index: number) => withTypo(query, seed * 1000 + index));
  console.log(`${goods.length} pieces\n${''.padEnd(28)}  NDCG@10  recall@50`);
  for (const [name, search] of engines) {
    if (!search) {
      console.log(`${name.padEnd(28)}  not installed`);
      continue;
    }
    const clean = await scoresOf(search, catalogue);
    const isProduct = name === 'the product';
    console.log(line(`${name}, clean`, clean, isProduct ? GUARD.clean : undefined));
    const runs: Scores[] = [];
    for (const typo of typos) runs.push(await scoresOf(search, catalogue, typo));
    const mean = (of: (scores: Scores) => number): number => runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
    console.log(
      line(
        `${name}, one typo`,
        {
          ndcg10: mean((run) => run.ndcg10),
          recall50: mean((run) => run.recall50),
          empty: Math.round(mean((run) => run.empty)),
        },
        isProduct ? GUARD.typo : undefined,
      ),
    );
    if (process.argv.includes('--each') && isProduct)
      for (const [query, ndcg] of [...clean.each].sort(([, a], [, b]) => a - b).slice(0, 30))
        console.log(`   ${ndcg.toFixed(2)} ${query}`);
  }
} finally {
  if (child) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}
