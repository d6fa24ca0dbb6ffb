import { fail, ok, type Result } from '../core/result.ts';

interface OptionsAndVariants {
  options: readonly { name: string; values: readonly string[] }[];
  variants: readonly { values: readonly string[] }[];
}

type Mismatch = { code: 'listings/variants-mismatch' };

const hasTwins = (terms: readonly string[]): boolean =>
  new Set(terms.map((word) => word.toLowerCase())).size !== terms.length;

/** [CAT-01] Every combination has one value of each option, none twice; a listing without options has exactly one variant. */
export function checkVariants({ options, variants }: OptionsAndVariants): Result<true, Mismatch> {
  const mismatch = fail<Mismatch>({ code: 'listings/variants-mismatch' });
  if (hasTwins(options.map((option) => option.name)) || options.some((option) => hasTwins(option.values)))
    return mismatch;
  if (options.length === 0) return variants.length === 1 && variants[0]?.values.length === 0 ? ok(true) : mismatch;
  const fits = (values: readonly string[]): boolean =>
    values.length === options.length && options.every((option, index) => option.values.includes(values[index] ?? ''));
  if (variants.length === 0 || !variants.every((variant) => fits(variant.values))) return mismatch;
  return new Set(variants.map((variant) => JSON.stringify(variant.values))).size === variants.length
    ? ok(true)
    : mismatch;
}
