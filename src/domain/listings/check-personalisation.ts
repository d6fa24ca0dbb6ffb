import { fail, ok, type Result } from '../core/result.ts';

export type PersonalisationProblem =
  { code: 'cart/personalisation-required' } | { code: 'cart/personalisation-too-long'; maxLength: number };

/** [CAT-01] The buyer's text for a personalised piece: needed where the maker says so, never longer; other pieces take none. */
export function checkPersonalisation(
  personalisation: { required: boolean; maxLength: number } | null,
  text: string,
): Result<string, PersonalisationProblem> {
  if (!personalisation) return ok('');
  const trimmed = text.trim();
  if (personalisation.required && trimmed === '') return fail({ code: 'cart/personalisation-required' });
  if ([...trimmed].length > personalisation.maxLength)
    return fail({ code: 'cart/personalisation-too-long', maxLength: personalisation.maxLength });
  return ok(trimmed);
}
