import { germanFor, germanTerms } from '#domain/search/german.ts';
import { synonyms } from '#domain/search/synonyms.ts';
import type { NearWord } from '#domain/search/plan-query.ts';
import type { App } from '../../../platform/calls/app.ts';
import { type Counted, countedNow, findSpelled, findTerms, type WordRow } from './word-store.ts';

/** What this process knows of words until they are counted anew. */
export interface CachedTerms {
  /** When to look whether they were, in milliseconds since 1970. */
  until: number;
  counted: Counted;
  /** Every word as it stands in titles, tags and the like: what is not among them is not written so anywhere. */
  spelled: ReadonlyMap<string, WordRow>;
  /** Words of the tables of other names and of German ones. */
  table: ReadonlyMap<string, WordRow>;
  /** Other words that were asked for. */
  others: Map<string, WordRow>;
  /** Words that another may have been meant for, by that word. */
  near: Map<string, Promise<NearWord[]>>;
  alike: Map<string, string[]>;
  /** Words that other words of the index may stand for: right as they are, though no piece has them. */
  vocabulary: { word: string; stems: readonly string[] }[];
}

const TTL_MS = 30_000;
const MAX_OTHER_TERMS = 50_000;
const MAX_NEIGHBOURHOODS = 2000;
const cache = new WeakMap<App, Promise<CachedTerms>>();

async function open(app: App, counted: Counted): Promise<CachedTerms> {
  const of = new Map(
    (await findTerms(app.db, [...new Set([...synonyms.keys(), ...germanTerms.keys(), ...germanFor.keys()])])).map(
      (row) => [row.word, row],
    ),
  );
  const alike = new Map<string, string[]>();
  for (const [word, others] of synonyms) {
    const stems = others.flatMap((other) => ((of.get(other)?.documents ?? 0) > 0 ? (of.get(other)?.stems ?? []) : []));
    for (const stem of of.get(word)?.stems ?? [])
      alike.set(
        stem,
        [...new Set([...(alike.get(stem) ?? []), ...stems])].filter((other) => other !== stem).slice(0, 8),
      );
  }
  const vocabulary = [...of.values()].flatMap(({ word, stems, documents }) => {
    const other = documents > 0 ? undefined : stems.flatMap((stem) => alike.get(stem) ?? [])[0];
    return other === undefined ? [] : [{ word, stems: [other] }];
  });
  const spelled = await findSpelled(app.db);
  return {
    until: 0,
    counted,
    spelled,
    table: of,
    others: new Map(),
    near: new Map(),
    alike,
    vocabulary,
  };
}

/** The same again where nothing was counted since. */
async function renewed(app: App, before: CachedTerms | null): Promise<CachedTerms> {
  const counted = await countedNow(app.db);
  const isSame = counted.documents === before?.counted.documents && counted.changes === before.counted.changes;
  const now = before && isSame ? before : await open(app, counted);
  // Before the first count little is known, and soon more: that is not kept.
  now.until = counted.documents > 0 ? Date.now() + TTL_MS : 0;
  return now;
}

export async function cachedTerms(app: App): Promise<CachedTerms> {
  const last = cache.get(app);
  const before = (await last?.catch(() => null)) ?? null;
  if (before && Date.now() < before.until) {
    if (before.others.size > MAX_OTHER_TERMS) before.others.clear();
    if (before.near.size > MAX_NEIGHBOURHOODS) before.near.clear();
    return before;
  }
  const begun = cache.get(app);
  if (begun && begun !== last) return begun;
  const next = renewed(app, before);
  cache.set(app, next);
  return next;
}
