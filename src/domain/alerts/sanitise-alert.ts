import { truncate } from '../core/visible-text.ts';
const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;', '/': '&#x2F;' };
const unescapes = Object.fromEntries(Object.entries(escapes).map(([plain, entity]) => [entity, plain]));

/** [ALERT-11] Escapes angle brackets, quotes and slashes: this is what is stored. */
export const sanitiseText = (text: string): string => text.replace(/[<>"'/]/g, (letter) => escapes[letter] ?? letter);

/** Stored text cut to a length, never in the middle of a sign: half an entity would be read as it stands. */
export const cutSanitised = (stored: string, length: number): string =>
  truncate(stored, length).replace(stored.length > length ? /&[a-z#x0-9A-F]{0,5}$/ : '', '');

/** What a person reads: the stored text decoded exactly once. */
export const readableText = (stored: string): string =>
  stored.replace(/&(?:lt|gt|quot|#x27|#x2F);/g, (entity) => unescapes[entity] ?? entity);

/** [ALERT-11] Tags as they are stored: escaped, without empty ones and without repeats. */
export const sanitiseTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => sanitiseText(tag.trim())).filter((tag) => tag !== '')),
];

/** [ALERT-11] A link of an alert: http, https or a path of this site; anything else becomes empty. */
export function sanitiseLink(url: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return /^https?:\/\/[^\s]+$/i.test(url) ? url : '';
}
