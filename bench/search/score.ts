import { type Judged, judged } from './judged.ts';

const matches = (title: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(title);

/** 3 exactly what was meant, 2 would do, 1 related, 0 everything else. */
function gradeOf({ best, good = [], fair = [] }: Judged, title: string): number {
  return best.some((pattern) => matches(title, pattern))
    ? 3
    : good.some((pattern) => matches(title, pattern))
      ? 2
      : fair.some((pattern) => matches(title, pattern))
        ? 1
        : 0;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

export interface Scores {
  ndcg10: number;
  recall50: number;
  empty: number;
}

/** A search answers titles, best first. */
export type Search = (query: string) => Promise<string[]> | string[];

/** The mean over all judged queries, each changed by `change` before it is asked. */
export async function scoresOf(
  search: Search,
  catalogue: readonly string[],
  change: (query: string, index: number) => string = (query) => query,
): Promise<Scores & { each: Map<string, number> }> {
  const sums = { ndcg10: 0, recall50: 0, empty: 0 };
  const each = new Map<string, number>();
  for (const [index, entry] of judged.entries()) {
    const ideal = catalogue.map((title) => gradeOf(entry, title)).sort((a, b) => b - a);
    const wanted = ideal.filter((grade) => grade >= 2).length;
    if (wanted === 0) throw new Error(`nothing in the demo shop answers “${entry.query}”: a pattern is out of date`);
    const results = (await search(change(entry.query, index))).map((title) => gradeOf(entry, title));
    const ndcg = gain(results) / gain(ideal);
    each.set(entry.query, ndcg);
    sums.ndcg10 += ndcg;
    sums.recall50 += results.slice(0, 50).filter((grade) => grade >= 2).length / Math.min(50, wanted);
    sums.empty += results.length === 0 ? 1 : 0;
  }
  return { ndcg10: sums.ndcg10 / judged.length, recall50: sums.recall50 / judged.length, empty: sums.empty, each };
}
