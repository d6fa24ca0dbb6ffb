import { fail, ok, type Result } from '../core/result.ts';

type WishProblem =
  { code: 'cart/personalisation-required' } | { code: 'cart/personalisation-too-long'; maxLength: number };

/** [CAT-01] The buyer's text for a personalised piece: needed where the maker says so, never longer; other pieces take none. */
export function checkWishes(
  wishes: { required: boolean; maxLength: number } | null,
  text: string,
): Result<string, WishProblem> {
  if (!wishes) return ok('');
  const trimmed = text.trim();
  if (wishes.required && trimmed === '') return fail({ code: 'cart/personalisation-required' });
  if ([...trimmed].length > wishes.maxLength)
    return fail({ code: 'cart/personalisation-too-long', maxLength: wishes.maxLength });
  return ok(trimmed);
}
