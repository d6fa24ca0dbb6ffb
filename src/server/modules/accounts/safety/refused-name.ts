import { isReservedName, shapesOfName } from '#domain/core/reserved-names.ts';
import type { App } from '../../../platform/calls/app.ts';
import { isNameOfAnother } from '../stores/claimed-name-store.ts';

type RefusedName = { code: 'accounts/reserved-name' } | { code: 'accounts/name-of-shop' };

/** [ACC-09] Why somebody may not be called so: the name speaks for the house, or for somebody else's shop. */
export async function refusedName(
  { config, db }: Pick<App, 'config' | 'db'>,
  { name, userId = null }: { name: string; userId?: string | null },
): Promise<RefusedName | null> {
  if (isReservedName(name, config.MARKETPLACE_NAME)) return { code: 'accounts/reserved-name' };
  return (await isNameOfAnother(db, { userId, shapes: shapesOfName(name) })) ? { code: 'accounts/name-of-shop' } : null;
}
