import { visibleText } from '../core/visible-text.ts';

const allowed = /^[\p{L}\p{M}\p{N} \-_.']+$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * [ACC-09] A display name that may be shown: 1 to 50 characters after trimming; letters and digits of every script, spaces,
 * hyphen, underscore, period, apostrophe; at least one letter or digit. Otherwise nothing.
 */
export function validDisplayName(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const name = raw.trim();
  const length = [...name].length;
  if (length < 1 || length > 50) return undefined;
  return allowed.test(name) && letterOrDigit.test(name) && visibleText(name) === name ? name : undefined;
}

/**
 * [ACC-10] The name of a new account: the sanitised one, falling back to the raw one where that is blank.
 * Nothing when sanitising leaves nothing of a name that was not blank: sign-up then fails.
 */
export function signUpName(raw: string): string | undefined {
  const clean = validDisplayName(raw);
  if (clean !== undefined) return clean;
  return raw.trim() === '' ? raw : undefined;
}
