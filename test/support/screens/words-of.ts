import type { OpenDocument } from './document.ts';

/** What stands in the middle of a page, in short: why something is not there. */
export function wordsOf(open: { document: OpenDocument } | null | undefined): string {
  const { body } = open?.document.window.document ?? {};
  const words = (body?.querySelector('main') ?? body)?.textContent ?? '';
  return words && `, which says “${words.slice(0, 500)}”`;
}
