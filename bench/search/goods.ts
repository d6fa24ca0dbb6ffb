import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { searchByText } from '#server/modules/search/search-by-text.ts';
import { goalOf } from '../goals.ts';
import { fillGoods } from './fill-goods.ts';
import { foreignSet, type GoodsSet, harderSet, titlesAlone } from './goods-set.ts';
import { english } from './titled-english.ts';
import { german } from './titled-german.ts';
import { titledSet } from './titled-goods.ts';
import { type FindGoods, judgeGoods } from './judge-goods.ts';
import { type Goods, miniSearch, miniSearchOfAnExpert, plainBm25 } from './plain-bm25.ts';

const TYPO_SEED = 1000;
const WORST = 25;

/** What the product should reach in a set, without a slip of the finger and with one; at most this share of the answers may be empty. */
export interface Goals {
  clean: number;
  typo: number;
  empty?: number;
}
/** The goals of `bench/goals.ts` under this name. */
export const goalsOf = (name: string): Goals => ({
  clean: goalOf(`${name}, clean`).goal,
  typo: goalOf(`${name}, one typo`).goal,
});
export const beside = (count: number, goal: number | undefined): string =>
  goal === undefined ? '' : `   goal ${String(goal).replace(/^0/, '')} ${count >= goal ? 'met' : 'missed'}`;
export const emptyBeside = (empty: number, requests: number, most: number | undefined): string =>
  `   empty ${empty} of ${requests}, ${((100 * empty) / requests).toFixed(2)} %${most === undefined ? '' : ` of at most ${100 * most} %: ${empty / requests <= most ? 'met' : 'missed'}`}`;

async function report(name: string, set: GoodsSet, { find, goals }: { find: FindGoods; goals?: Goals }): Promise<void> {
  for (const seed of [null, TYPO_SEED]) {
    const { halves, each } = await judgeGoods(set, find, seed);
    for (const [half, { ndcg10, empty, queryCount }] of halves)
      console.log(
        `${`${name}, ${half}, ${seed === null ? 'clean' : 'one typo'}`.padEnd(44)}${ndcg10.toFixed(3)}${beside(ndcg10, seed === null ? goals?.clean : goals?.typo)}${emptyBeside(empty, queryCount, goals?.empty)}`,
      );
    if (process.argv.includes('--each') && name === 'the product')
      for (const [query, ndcg] of each.sort(([, a], [, b]) => a - b).slice(0, WORST))
        console.log(`   ${ndcg.toFixed(2)} ${query}`);
  }
}

/** What the reference engines read of a piece. */
const goodsOf = ({ listings, shops }: GoodsSet): Goods[] =>
  listings.map(({ title, description, category, parent, materials, colours, tags, shop }) => ({
    title,
    description,
    words: [category, parent, ...materials, ...colours, ...tags, ...(shops[shop]?.slice(0, 2) ?? [])].join(' '),
  }));

const sets: Record<string, { make: () => GoodsSet; goals?: Goals }> = {
  foreign: { make: foreignSet, goals: goalsOf('goods with texts') },
  titles: {
    make: titlesAlone,
    goals: { ...goalsOf('titles alone'), empty: goalOf('titles alone, nothing found').goal / 100 },
  },
  harder: { make: harderSet },
  english: { make: () => titledSet(english, 21), goals: goalsOf('English names of goods') },
  german: { make: () => titledSet(german, 22), goals: goalsOf('German names of goods') },
};
export const goodsSets = Object.keys(sets);

/** How well goods of other kinds are found, that the ranking was not made with. */
export async function measureGoods(which: string): Promise<void> {
  const { make, goals } = sets[which] ?? sets.foreign ?? { make: foreignSet };
  const set = make();
  const folder = join(tmpdir(), `search-goods-${process.pid}`);
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const runtime = await startRuntime({
    config: readConfig({ DATA_DIR: folder, DEMO: 'off', PORT: '0' }),
    log: quiet,
  });
  try {
    await fillGoods(runtime.app.db, set);
    const product: FindGoods = async (q) => {
      const { page } = await searchByText(runtime.app, { q, sort: 'relevance', limit: 50 });
      return (JSON.parse(`[${page.items}]`) as { listingId: string }[]).map((card) => Number(card.listingId.slice(1)));
    };
    const goods = goodsOf(set);
    const nameOf = (_listing: Goods | undefined, at: number): string => String(at);
    const engines: [string, ((query: string) => string[]) | null][] = [
      ['BM25 of the textbook', plainBm25(goods, nameOf)],
      ['minisearch as advised', await miniSearch(goods, nameOf)],
      ['minisearch of an expert', await miniSearchOfAnExpert(goods, nameOf)],
    ];
    console.log(`${set.listings.length} pieces, ${which} set: NDCG@10`);
    await report('the product', set, { find: product, ...(goals ? { goals } : {}) });
    for (const [name, search] of engines)
      if (search) await report(name, set, { find: (query) => search(query).map(Number) });
  } finally {
    await runtime.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
