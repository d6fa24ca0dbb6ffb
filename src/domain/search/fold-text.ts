/** Letters that Unicode takes for letters of their own and people type as others. */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ς: 'σ' },
};
/** What joins or parts letters without being seen. */
const UNSEEN = String.raw`\u00AD\u200B-\u200D\u2060\uFEFF`;
const marks = new RegExp(String.raw`[\p{M}${UNSEEN}]+`, 'gu');
const signs = new RegExp(String.raw`[^\p{Alphabetic}\p{Nd}\p{M}${UNSEEN}]+`, 'gu');
const unlettered = /[^\p{Alphabetic}\p{Nd}]+/gu;

/** Signs of scripts that leave no blanks between words. */
const UNSPACED = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}`;
const unspaced = new RegExp(`[${UNSPACED}]`, 'u');
const MAX_UNSPACED = 16;
const unspacedRun = new RegExp(`[${UNSPACED}]{1,${MAX_UNSPACED}}`, 'gu');

/** Whether a word is of signs that the index has one by one. */
export const isUnspaced = (word: string): boolean => unspaced.test(word);

/**
 * Text as search compares it, in every script [SRCH-01]: signs are blanks, letters are small, without marks and in their plain form. `search_text`
 * (db/schema/platform.sql) folds what is indexed alike; what is written without blanks stays together here, and the index has its signs one by one.
 */
export function foldText(text: string): string {
  const plain = text
    .replace(signs, ' ')
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFKC')
    .replace(unlettered, ' ')
    // Large first: some small letters have no large one of their own.
    .toUpperCase()
    .toLowerCase()
    .replace(/[ßæœþøłđðħŧŋĸς]/g, (letter) => LETTERS[letter] ?? letter);
  return plain.replace(unspacedRun, ' $& ').trim();
}
