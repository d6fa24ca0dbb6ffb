import { fail, ok, type Result } from '../../core/result.ts';

type PriceProblem = { code: 'price'; sentence: string };
const refuse = (sentence: string): Result<number, PriceProblem> => fail({ code: 'price', sentence });

/** Whole cents of an amount that is a number already; what a computer's fractions leave behind is rounded away. */
function ofNumber(amount: number): Result<number, PriceProblem> {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) ? ok(cents) : refuse('is no amount of money');
}

/**
 * A price as people write it, in euros: 12, 12.5, "12.50", "12,50", "€ 1,299.00", "1.299,00". One or two digits after the last
 * separator are cents, three are thousands; "1.299" could be either, so it is not guessed.
 */
export function readPrice(written: unknown): Result<number, PriceProblem> {
  if (typeof written === 'number') return ofNumber(written);
  if (typeof written !== 'string') return refuse('is missing');
  const text = written.replace(/€|(?<![A-Z])EUR(?![A-Z])|[\s\u00a0\u202f]/gi, '');
  if (text === '') return refuse('is missing');
  if (/^(?:[$£¥]|[A-Z]{3}(?=\d))|(?:[$£¥]|(?<=\d)[A-Z]{3})$/i.test(text))
    return refuse(`${written.trim().slice(0, 20)} is not in euros`);
  if (!/^\d[\d.,']*$/.test(text)) return refuse(`“${written.trim().slice(0, 20)}” is no amount of money`);
  const cents = /[.,](\d{1,2})$/.exec(text);
  const whole = (cents ? text.slice(0, cents.index) : text).replace(/'/g, ',');
  if (/[.,]/.test(whole) && !/^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole)) {
    return refuse(`“${written.trim().slice(0, 20)}” is no amount of money`);
  }
  if (!cents && (whole.match(/[.,]/g) ?? []).length === 1) {
    return refuse(
      `“${text}” can mean two prices; write two digits for the cents, as in ${whole.replace(/[.,]/, '')}.00`,
    );
  }
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number((cents?.[1] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(value) ? ok(value) : refuse('is no amount of money');
}

/** A price in minor units: whole cents. */
export function readCents(written: unknown): Result<number, PriceProblem> {
  const value = typeof written === 'string' && /^\s*\d+\s*$/.test(written) ? Number(written) : written;
  return Number.isSafeInteger(value) ? ok(value as number) : refuse('in cents must be a whole number');
}
