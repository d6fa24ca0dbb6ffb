const MAX_WORDS = 16;
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** The words of a text as the index reads them: small letters without accents, "12oz" as "12 oz", nothing between words. */
export function readWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(\d)([a-z])/g, '$1 $2');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** A word with each of its letters left out once. Two words that differ by one mistake share one of these or the word itself. */
export const withoutOneLetter = (word: string): string[] => [
  ...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))),
];

/** "teapot" as "tea" and "pot": every way to take a word apart into two that are long enough to mean something. */
export function splitsOf(word: string): [first: string, second: string][] {
  const ways: [string, string][] = [];
  for (let at = 3; at <= word.length - 3; at += 1) ways.push([word.slice(0, at), word.slice(at)]);
  return ways;
}

/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of another. */
export function mistakesBetween(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last?.[b.length] ?? 0;
}
