import { readAmount } from '#domain/core/reading/read-amount.ts';
import { unclear } from './amount-texts.ts';

/** What is wrong with an amount that `parseMoney` reads none in: one that could be two is asked back, any other says `otherwise`. */
export function amountMistake(written: string, otherwise: string): string {
  const read = readAmount(written);
  return !read.ok && read.problem.code === 'unclear' ? unclear(written.trim(), read.problem.whole) : otherwise;
}
