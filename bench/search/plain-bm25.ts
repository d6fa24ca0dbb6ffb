export interface Goods {
  title: string;
  description: string;
  words: string;
}

const STOP = new Set('a an and are as at be by for from has in is it its of on or that the to was with'.split(' '));
const termsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !STOP.has(word));

const K1 = 1.2;
const B = 0.75;
const TITLE = 3;

/** BM25 as the textbook has it, over title (three times) and the rest: what a search gets without any care. */
type NameOf = (listing: Goods | undefined, at: number) => string;
const byTitle: NameOf = (listing) => listing?.title ?? '';

export function plainBm25(goods: readonly Goods[], nameOf: NameOf = byTitle): (query: string) => string[] {
  const documents = goods.map(({ title, words, description }) => [
    ...Array.from({ length: TITLE }, () => termsOf(title)).flat(),
    ...termsOf(words),
    ...termsOf(description),
  ]);
  const mean = documents.reduce((sum, terms) => sum + terms.length, 0) / documents.length;
  const postings = new Map<string, Map<number, number>>();
  for (const [index, terms] of documents.entries()) {
    for (const term of terms) {
      const of = postings.get(term) ?? new Map<number, number>();
      postings.set(term, of.set(index, (of.get(index) ?? 0) + 1));
    }
  }
  return (query) => {
    const scores = new Map<number, number>();
    for (const term of new Set(termsOf(query))) {
      const of = postings.get(term) ?? new Map<number, number>();
      const rarity = Math.log(1 + (documents.length - of.size + 0.5) / (of.size + 0.5));
      for (const [index, times] of of) {
        const length = documents[index]?.length ?? 0;
        scores.set(
          index,
          (scores.get(index) ?? 0) + (rarity * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / mean)),
        );
      }
    }
    return [...scores]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, 50)
      .map(([index]) => nameOf(goods[index], index));
  };
}

interface Engine {
  add(document: object): void;
  search(query: string, options: object): { id: number }[];
}

/** An engine of the registry with what its manual advises: prefixes, a fuzziness of a fifth of the word, the title boosted. Null while it is not installed. */
export async function miniSearch(
  goods: readonly Goods[],
  nameOf: NameOf = byTitle,
): Promise<((query: string) => string[]) | null> {
  const name = 'minisearch';
  const engine = await import(name).then(
    (module) => new module.default({ fields: ['title', 'words', 'description'], storeFields: [] }) as Engine,
    () => null,
  );
  if (!engine) return null;
  for (const [id, listing] of goods.entries()) engine.add({ id, ...listing });
  return (query) =>
    engine
      .search(query, { boost: { title: 3, words: 2 }, prefix: true, fuzzy: 0.2 })
      .slice(0, 50)
      .map(({ id }) => nameOf(goods[id], id));
}

/** Letters without accents, no stop words, a plural as its singular. */
const processTerm = (term: string): string | null => {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (STOP.has(plain)) return null;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');
};

/**
 * The same engine as somebody sets it up who has done it before: stop words, accents and plurals, fields weighed by what they say, texts of
 * full length normed, mistakes only in words long enough and for less, and words that go on only where they are long enough, for less too.
 */
export async function miniSearchOfAnExpert(
  goods: readonly Goods[],
  nameOf: NameOf = byTitle,
): Promise<((query: string) => string[]) | null> {
  const name = 'minisearch';
  const engine = await import(name).then(
    (module) => new module.default({ fields: ['title', 'words', 'description'], processTerm }) as Engine,
    () => null,
  );
  if (!engine) return null;
  for (const [id, listing] of goods.entries()) engine.add({ id, ...listing });
  const options = {
    boost: { title: 3, words: 2, description: 1 },
    fuzzy: (term: string) => (term.length < 4 || /\d/.test(term) ? false : term.length < 8 ? 1 : 2),
    prefix: (term: string) => term.length > 3,
    weights: { fuzzy: 0.2, prefix: 0.3 },
  };
  return (query) =>
    engine
      .search(query, options)
      .slice(0, 50)
      .map(({ id }) => nameOf(goods[id], id));
}

/** Null while it is not installed. */
export async function orama(goods: readonly Goods[]): Promise<((query: string) => Promise<string[]>) | null> {
  const name = '@orama/orama';
  const module = await import(name).catch(() => null);
  if (!module) return null;
  const schema = { title: 'string', words: 'string', description: 'string' };
  const tokenizer = { language: 'english', stemming: true, stopWords: [...STOP] };
  const db = await module.create({ schema, components: { tokenizer } });
  await module.insertMultiple(db, goods);
  return async (query) => {
    const { hits } = await module.search(db, { term: query, limit: 50, tolerance: 1, boost: { title: 3, words: 2 } });
    return hits.map((hit: { document: Goods }) => hit.document.title);
  };
}
