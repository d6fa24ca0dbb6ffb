import type { Text } from '../../core/languages/language.ts';
import { readAmount } from '../../core/reading/read-amount.ts';
import { truncate } from '../../core/visible-text.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import * as texts from './row-texts.ts';

type PriceProblem = { code: 'price'; sentence: Text };
const refuse = (sentence: Text): Result<number, PriceProblem> => fail({ code: 'price', sentence });

/** Whole cents of an amount that is a number already; what a computer's fractions leave behind is rounded away. */
function ofNumber(amount: number): Result<number, PriceProblem> {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) ? ok(cents) : refuse(texts.noPrice({ written: String(amount) }));
}

/** A price in euros: a number, or as people write it in forms. */
export function readPrice(given: unknown): Result<number, PriceProblem> {
  if (typeof given === 'number') return ofNumber(given);
  if (typeof given !== 'string') return refuse(texts.missing);
  const read = readAmount(given);
  if (read.ok) return read;
  const written = truncate(given.trim(), 20);
  switch (read.problem.code) {
    case 'missing':
      return refuse(texts.missing);
    case 'other-currency':
      return refuse(texts.notInEuros({ written }));
    case 'unclear':
      return refuse(texts.unclearPrice({ written, whole: read.problem.whole }));
    case 'no-amount':
      return refuse(texts.noPrice({ written }));
  }
}

/** A price in minor units: whole cents. */
export function readCents(written: unknown): Result<number, PriceProblem> {
  const value = typeof written === 'string' && /^\s*\d+\s*$/.test(written) ? Number(written) : written;
  return Number.isSafeInteger(value) ? ok(value as number) : refuse(texts.noWholeCents);
}
