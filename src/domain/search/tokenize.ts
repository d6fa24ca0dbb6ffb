import { foldText } from './fold-text.ts';

const MAX_TOKENS = 16;

/** A number as it reads by now: "1p5" is 1.5, "f1f2" a half and "1f1f2" one and a half. */
const NUMBER = String.raw`(?<![\p{L}\d_])(f?\d[\dpf]*)`;
const END = String.raw`(?![\p{L}\d_])`;
const LENGTH = String.raw`(?: ?[cm]?m| ?in(?:ch(?:es)?)?| ?ft\.?)?`;

const UNIT =
  '(cm|mm|ml|cl|kg|mg|in|ft|lb|oz|gal|ah|mah|m|l|w|g|v)(?:s|ch|ches|eters?|etres?|iters?|itres?|atts?|rams?|olts?|lons?)?';

/** Measures and codes as one word each, in the order and by the patterns of `search_words` in db/schema/search.sql. */
const joined: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/×/g, 'x'],
  [new RegExp(String.raw`(\d),(\d{3})${END}`, 'gu'), '$1$2'],
  [/(\d)[.,](\d)/g, '$1p$2'],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d_])(?:(\d{1,2})[ -])?(?<![\p{L}\d_])(\d{1,2})/(2|3|4|5|6|8|16|32|64)${END}`,
      'gu',
    ),
    '$1f$2f$3',
  ],
  [/(\d) ?-?(?:["″”]|in\.)/g, '$1in '],
  [
    new RegExp(String.raw`(\d) ?-?(?:(c)enti|(m)illi|(k)ilo|(f)(?:ee|oo)(?=t${END}))(?=met|lit|gram|t)`, 'gu'),
    '$1$2$3$4$5',
  ],
  [new RegExp(String.raw`(\d) ?-?pounds?${END}`, 'gu'), '$1lb'],
  [new RegExp(String.raw`(\d) ?-?ounces?${END}`, 'gu'), '$1oz'],
  [
    new RegExp(
      String.raw`${NUMBER}${LENGTH} *x *(f?\d[\dpf]*)${LENGTH} *x *(f?\d[\dpf]*)(?![\dpfx])(?: ?-?${UNIT})?${END}`,
      'gu',
    ),
    '$1x$2x$3',
  ],
  [new RegExp(String.raw`${NUMBER}${LENGTH} *x *(f?\d[\dpf]*)(?![\dpfx])(?: ?-?${UNIT})?${END}`, 'gu'), '$1x$2'],
  [new RegExp(String.raw`${NUMBER} ?-?${UNIT}${END}`, 'gu'), '$1$2'],
  [new RegExp(String.raw`(?<![\p{L}\d_])([a-z]{1,5})-(\d[a-z\d]*)${END}`, 'gu'), '$1$2'],
];

/** The words of a query as the index reads them: folded, "12 oz" and "30 x 40" as one word, nothing between words. */
export function tokenize(text: string): string[] {
  const small = text.toLowerCase();
  const whole = /[\d½¼¾]/.test(small)
    ? joined.reduce((rest, [pattern, word]) => rest.replace(pattern, word), small)
    : small;
  return foldText(whole).split(/\s+/).filter(Boolean).slice(0, MAX_TOKENS);
}

/** Whether a word of a query is a measure: "12cm", "30x40", "f1f2in". */
export const isMeasure = (word: string): boolean =>
  /^f?\d[\dpfx]*(?:[a-eg-oq-wyz][a-z]*)?$/.test(word) && !/^\d+$/.test(word);

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
