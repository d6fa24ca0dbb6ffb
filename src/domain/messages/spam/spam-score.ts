import { shapePatterns, suspiciousPatterns, wordGroups } from './spam-terms.ts';

/** [MSG-08] */
const SPAM_FROM = 0.5;

export interface SpamScore {
  /** 0 to 1. */
  score: number;
  isSpam: boolean;
  /** What it was judged by, once each. */
  signs: string[];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
/** Each word with what finds it as a word of its own. */
const finders = wordGroups.map((group) => ({
  ...group,
  all: group.terms.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu')),
}));

const capped = (hundredths: number): number => Math.min(100, hundredths) / 100;

/** [MSG-08] The first scorer decides the flag: a word counts once however often it stands there; 0.5 or more is spam. */
export function spamScore(text: string): SpamScore {
  const signs: string[] = [];
  let sum = 0;
  for (const { sign, hundredths, all } of finders) {
    const count = all.filter((word) => word.test(text)).length;
    sum += count * hundredths;
    if (count > 0) signs.push(sign);
  }
  for (const { sign, hundredths, fits } of shapePatterns)
    if (fits(text)) {
      sum += hundredths;
      signs.push(sign);
    }
  const score = capped(sum);
  return { score, isSpam: score >= SPAM_FROM, signs };
}

/** [MSG-09] The second scorer ranks the queue: 0.15 a word, 0.2 a pattern, 0.1 for fewer than 10 or more than 1000 characters. */
export function rankScore(text: string): number {
  const wordCount = finders.reduce((sum, { all }) => sum + all.filter((word) => word.test(text)).length, 0);
  const patterns = suspiciousPatterns.filter((pattern) => pattern.test(text)).length;
  const length = [...text].length;
  return capped(wordCount * 15 + patterns * 20 + (length < 10 || length > 1000 ? 10 : 0));
}
