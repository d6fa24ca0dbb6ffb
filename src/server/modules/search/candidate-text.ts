import { stagesOf } from '#domain/search/query-text.ts';
import { tokenize } from '#domain/search/tokenize.ts';
import type { App } from '../../platform/calls/app.ts';
import { understand } from './words/understand.ts';

/** Queries of the index for words: pieces that have all of them, and pieces that have all or some. Null without any word. */
export interface CandidateText {
  all: string;
  /** Null for a single word. */
  some: string | null;
}

export async function candidateText(app: App, q: string | undefined): Promise<CandidateText | null> {
  if ((q ?? '').trim() === '') return null;
  const { groups } = (await understand(app, tokenize(q ?? ''))).plan;
  // No word of a text is written so: it finds nothing.
  if (groups.length === 0) return { all: `'~'`, some: null };
  const { all, most, two, one } = stagesOf(groups);
  const wider = [most, two, one].filter(Boolean);
  return { all, some: wider.length === 0 ? null : [all, ...wider].map((text) => `(${text})`).join(' | ') };
}
