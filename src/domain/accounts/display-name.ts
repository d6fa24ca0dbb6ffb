import { visibleText } from '../core/visible-text.ts';

/** Apostrophes as telephones type them too, and the dot of `Vil·la` between letters. */
const allowed = /^(?:[\p{L}\p{M}\p{N} \-_.'’‘]|(?<=\p{L})·(?=\p{L}))+$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const MAX_NAME = 50;

/** [ACC-09] Whether a name has more characters than one may have. */
const isNameTooLong = (raw: string): boolean => [...raw.trim()].length > MAX_NAME;

/** Why a name is none. */
export const nameProblem = (raw: string) => ({
  code: isNameTooLong(raw) ? ('accounts/display-name-too-long' as const) : ('accounts/invalid-display-name' as const),
});

/**
 * [ACC-09] A display name that may be shown: 1 to 50 characters after trimming; letters and digits of every script, spaces,
 * hyphen, underscore, period, apostrophe, middle dot between letters; at least one letter or digit. Otherwise nothing.
 */
export function validDisplayName(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const name = raw.trim();
  if (name === '' || isNameTooLong(name)) return undefined;
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
