import type { OpenDocument } from './document.ts';

/** What stands in the middle of a page, in short: why something is not there. */
export function shownText(open: { document: OpenDocument } | null | undefined): string {
  const { body } = open?.document.window.document ?? {};
  const text = (body?.querySelector('main') ?? body)?.textContent ?? '';
  return text && `, which says “${text.slice(0, 500)}”`;
}
