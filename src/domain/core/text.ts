import { z } from 'zod';
import { visibleText } from './visible-text.ts';

/** Control characters but tab and line feed, and half a surrogate pair: nothing a person types. */
const unprintable =
  /[\u0000-\u0008\u000b-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Text that a person typed: trimmed, without what nobody sees, control characters or broken code points [RUN-10]. */
export const textSchema = (min: number, max: number) =>
  z
    .string()
    .overwrite(visibleText)
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !unprintable.test(text), 'contains characters that cannot be stored');

export const lineSchema = (min: number, max: number) =>
  textSchema(min, max).refine((text) => !/[\n\t]/.test(text), 'must be a single line');

/** Letters that no mark comes off of, as they are written without them. */
const plainLetters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
};

/** `Two-tone mug, Größe 2` becomes `two-tone-mug-grosse-2`, `Łódź` `lodz`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\w\s-]/g, (letter) => plainLetters[letter] ?? '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
