import { fail, ok, type Result } from '../../core/result.ts';
import { countCharacters } from '../../core/counted.ts';
import { visibleText } from '../../core/visible-text.ts';
import { isDangerous } from './dangerous.ts';
import { MAX_CONTENT, PREVIEW_LENGTH } from '../limits.ts';
import { decodeOnce, stripMarkup } from '../../core/reading/markup.ts';

export type ContentProblem =
  | { code: 'messages/invalid-content' }
  | { code: 'messages/content-length' }
  | { code: 'messages/content-empty' }
  | { code: 'messages/content-dangerous' };

/** Half of a character, which no text has. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Control characters but tab and line feed: nothing a person types. */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const readable = (text: string): string => visibleText(text.replace(/\r\n?/g, '\n')).replace(unprintable, '');

/** A tag that stands inside another one hides its name: `<scr<b>ipt>`. */
const withoutInnerTags = (text: string): string => text.replace(/<[^<>]*>/g, '');

/**
 * [MSG-06] The words of a message as they are stored: 1 to 5000 characters, without markup, entities decoded exactly once, and nothing
 * that looks like a script, before or after.
 */
export function checkContent(content: unknown): Result<string, ContentProblem> {
  if (typeof content !== 'string' || LONE_SURROGATE.test(content)) return fail({ code: 'messages/invalid-content' });
  const length = countCharacters(content);
  if (length < 1 || length > MAX_CONTENT) return fail({ code: 'messages/content-length' });
  const typed = readable(content);
  const decoded = readable(decodeOnce(stripMarkup(typed)));
  if ([typed, decoded, decodeOnce(typed), withoutInnerTags(typed)].some(isDangerous))
    return fail({ code: 'messages/content-dangerous' });
  const stored = decoded.replace(/\n{3,}/g, '\n\n').trim();
  return stored === '' ? fail({ code: 'messages/content-empty' }) : ok(stored);
}

/** [MSG-04] What stands in the list of a message: its first 100 characters. */
export const previewOf = (content: string): string => [...content].slice(0, PREVIEW_LENGTH).join('');
