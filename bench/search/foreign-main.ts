import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { inTransaction, type Database } from '#server/platform/database/open-database.ts';
import { startGround } from '#server/platform/start-ground.ts';
import { indexEverything } from '#server/rooms/search/index-listing.ts';
import { searchByWords } from '#server/rooms/search/search-by-words.ts';
import { type ForeignPiece, foreignPieces, foreignQueries } from './foreign.ts';
import { type Goods, miniSearch, plainBm25 } from './plain-bm25.ts';
import { withTypo } from './typo.ts';

// npm run bench:search:foreign [-- --each]: how well 20,000 goods of other kinds are found, that the ranking was not made with.
const COUNT = Number(process.env.FOREIGN ?? 20_000);
const QUERIES = 200;
const pieces = foreignPieces(COUNT);
const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

async function fill(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const tree = new Map(pieces.map((piece) => [slug(piece.category), piece]));
    for (const parent of new Set(pieces.map((piece) => piece.parent)))
      await tx.query({
        text: `INSERT INTO categories (slug, name, position) VALUES ($1, $2, 90)`,
        values: [slug(parent), parent],
      });
    for (const [key, piece] of tree)
      await tx.query({
        text: `INSERT INTO categories (slug, parent, name, position) VALUES ($1, $2, $3, 91)`,
        values: [key, slug(piece.parent), piece.category],
      });
    await tx.query({
      text: `INSERT INTO shops (seller_id, slug, name, owner, place, country, since, tagline, story, created_at, updated_at) VALUES ('s', 's', 'Warehouse', 'W', 'Ghent', 'BE', 2020, '', '', now(), now())`,
    });
    await tx.query({
      text: `INSERT INTO listings (seller_id, id, state, title, description, category, materials, colours, tags, processing_days, created_at, updated_at)
             SELECT 's', 'p' || n, 'active', p->>'title', p->>'description', replace(lower(p->>'category'), ' ', '-'), ARRAY(SELECT jsonb_array_elements_text(p->'materials')), ARRAY(SELECT jsonb_array_elements_text(p->'colours')),
               ARRAY(SELECT jsonb_array_elements_text(p->'tags')), 2, now(), now() FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS j (p, n)`,
      values: [JSON.stringify(pieces)],
    });
    await tx.query({
      text: `INSERT INTO variants (seller_id, listing_id, id, price_cents, stock, received) SELECT 's', id, id, 1000, 5, 5 FROM listings`,
    });
    await indexEverything(tx);
  });
  await db.query({ text: 'VACUUM ANALYZE' });
}

type Find = (query: string) => Promise<number[]> | number[];
const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

async function score(name: string, find: Find, seed: number | null): Promise<void> {
  let [sum, empty, asked] = [0, 0, 0];
  const each: [number, string][] = [];
  for (const [index, { query, grade }] of foreignQueries(QUERIES).entries()) {
    const ideal = pieces.map(grade).sort((a, b) => b - a);
    if ((ideal[0] ?? 0) < 2) continue;
    const text = seed === null ? query : withTypo(query, seed + index);
    const found = await find(text);
    const ndcg = gain(found.map((at) => grade(pieces[at] as ForeignPiece))) / gain(ideal);
    each.push([ndcg, text]);
    [sum, empty, asked] = [sum + ndcg, empty + (found.length === 0 ? 1 : 0), asked + 1];
  }
  console.log(
    `${`${name}, ${seed === null ? 'clean' : 'one typo'}`.padEnd(34)}${(sum / asked).toFixed(3)}   empty ${empty} of ${asked}`,
  );
  if (process.argv.includes('--each') && name === 'the product')
    for (const [ndcg, text] of each.sort(([a], [b]) => a - b).slice(0, 25))
      console.log(`   ${ndcg.toFixed(2)} ${text}`);
}

const folder = join(tmpdir(), `search-foreign-${process.pid}`);
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: console.error };
const ground = await startGround({
  config: readConfig({ DATA_DIR: folder, DEMO: 'off', PORT: '0' }),
  log: quiet as never,
});
try {
  await fill(ground.app.db);
  const product: Find = async (q) => {
    const { found } = await searchByWords(ground.app, { q, sort: 'relevance', limit: 50 });
    return (JSON.parse(`[${found.items}]`) as { listingId: string }[]).map(
      (card) => Number(card.listingId.slice(1)) - 1,
    );
  };
  const goods: Goods[] = pieces.map((piece, at) => ({
    title: piece.title,
    words: [piece.category, piece.parent, ...piece.materials, ...piece.colours, ...piece.tags].join(' '),
    description: `${piece.description} ~${at}`,
  }));
  const places = new Map(goods.map((piece, at) => [piece, at]));
  const indexed = goods.map((piece) => ({ ...piece, title: piece.title }));
  const byPlace = (search: ((query: string) => string[]) | null): Find | null =>
    search && ((query) => search(query).map(Number));
  console.log(`${places.size} pieces of other kinds          NDCG@10`);
  const engines: [string, Find | null][] = [
    ['the product', product],
    ['BM25 of the textbook', byPlace(plainBm25(indexed, (_piece, at) => String(at)))],
    ['minisearch', byPlace(await miniSearch(indexed, (_piece, at) => String(at)))],
  ];
  for (const [name, find] of engines) for (const seed of [null, 1000]) if (find) await score(name, find, seed);
} finally {
  await ground.stop();
  rmSync(folder, { recursive: true, force: true });
}
