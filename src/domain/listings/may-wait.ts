import { fail, ok, type Result } from '../core/result.ts';

export const MAX_BACK_IN_STOCK_REQUESTS = 200;

/** [UX-34] One waits only for what has sold out, and not for more than one can want. */
export function mayWait({
  stock,
  requests,
}: {
  stock: number;
  requests: number;
}): Result<true, { code: 'listings/in-stock' } | { code: 'listings/too-many-wishes' }> {
  if (stock > 0) return fail({ code: 'listings/in-stock' });
  return requests >= MAX_BACK_IN_STOCK_REQUESTS ? fail({ code: 'listings/too-many-wishes' }) : ok(true);
}
