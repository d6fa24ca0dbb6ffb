import type { GoodsSet } from './goods-set.ts';
import { withTypo } from './typo.ts';

/** Places in the list of goods, best first. */
export type FindGoods = (query: string) => Promise<number[]> | number[];

export interface Verdict {
  ndcg10: number;
  empty: number;
  queryCount: number;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** How well queries are answered, by halves of the set, each with how well it was alone; with a slip of the finger from a seed. */
export async function judgeGoods(
  { listings, queries }: GoodsSet,
  find: FindGoods,
  seed: number | null,
): Promise<{ halves: Map<string, Verdict>; each: [query: string, ndcg: number][] }> {
  const halves = new Map<string, Verdict>();
  const each: [string, number][] = [];
  for (const [index, { query, grade, half }] of queries.entries()) {
    const ideal = listings.map((_piece, at) => grade(at)).sort((a, b) => b - a);
    if ((ideal[0] ?? 0) < 2) continue;
    const text = seed === null ? query : withTypo(query, seed + index);
    const results = await find(text);
    const ndcg = gain(results.map(grade)) / gain(ideal);
    each.push([text, ndcg]);
    const { ndcg10, empty, queryCount } = halves.get(half) ?? { ndcg10: 0, empty: 0, queryCount: 0 };
    halves.set(half, {
      ndcg10: (ndcg10 * queryCount + ndcg) / (queryCount + 1),
      empty: empty + (results.length === 0 ? 1 : 0),
      queryCount: queryCount + 1,
    });
  }
  return { halves, each };
}
