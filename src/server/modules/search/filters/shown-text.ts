import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { candidateText } from '../candidate-text.ts';
import { countFound } from './facet-store.ts';
import { queryText } from './filter-marks.ts';

/** With fewer pieces that have all words, those that have some of them follow. */
export const FEW = 20;

/** Whether enough pieces of a craft have all words. Other filters do not count here: they narrow a search and never bring along what lacks a word. */
export async function isEnough(db: Queryable, all: string, category: string | undefined): Promise<boolean> {
  return (await countFound(db, { query: queryText(all, { category }), filters: {} }, FEW)) >= FEW;
}

/** Query of the index for the pieces that a search for words shows before they are filtered. Null without any word. */
export async function shownText(app: App, q: string | undefined, category: string | undefined): Promise<string | null> {
  const words = await candidateText(app, q);
  if (!words) return null;
  return words.some === null || (await isEnough(app.db, words.all, category)) ? words.all : words.some;
}
