import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { countMatches } from './facet-store.ts';
import { queryText } from './filter-marks.ts';
import { stagesOf } from '#domain/search/query-text.ts';
import { tokenize } from '#domain/search/tokenize.ts';
import { understand } from '../words/understand.ts';

/** Queries of the index for words: pieces that have all of them, and pieces that have all or some. Null without any word. */
interface CandidateText {
  all: string;
  /** Null for a single word. */
  some: string | null;
}

async function candidateText(app: App, q: string | undefined): Promise<CandidateText | null> {
  if ((q ?? '').trim() === '') return null;
  const { groups } = (await understand(app, tokenize(q ?? ''))).plan;
  // No word of a text is written so: it finds nothing.
  if (groups.length === 0) return { all: `'~'`, some: null };
  const { all, most, two, one } = stagesOf(groups);
  const wider = [most, two, one].filter(Boolean);
  return { all, some: wider.length === 0 ? null : [all, ...wider].map((text) => `(${text})`).join(' | ') };
}

/** With fewer pieces that have all words, those that have some of them follow. */
export const FEW = 20;

/** Whether enough pieces of a craft have all words. Other filters do not count here: they narrow a search and never bring along what lacks a word. */
export async function isEnough(db: Queryable, all: string, category: string | undefined): Promise<boolean> {
  return (await countMatches(db, { query: queryText(all, { category }), filters: {} }, FEW)) >= FEW;
}

/** Query of the index for the pieces that a search for words shows before they are filtered. Null without any word. */
export async function shownText(app: App, q: string | undefined, category: string | undefined): Promise<string | null> {
  const text = await candidateText(app, q);
  if (!text) return null;
  return text.some === null || (await isEnough(app.db, text.all, category)) ? text.all : text.some;
}
