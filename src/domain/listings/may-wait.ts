import { fail, ok, type Result } from '../core/result.ts';

export const MAX_WISHES = 200;

/** [UX-34] One waits only for what has sold out, and not for more than one can want. */
export function mayWait({
  stock,
  wishes,
}: {
  stock: number;
  wishes: number;
}): Result<true, { code: 'listings/in-stock' } | { code: 'listings/too-many-wishes' }> {
  if (stock > 0) return fail({ code: 'listings/in-stock' });
  return wishes >= MAX_WISHES ? fail({ code: 'listings/too-many-wishes' }) : ok(true);
}
