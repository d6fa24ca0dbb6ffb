import { hasPermission } from '#domain/core/permissions/checks.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { signInFirst } from '#domain/alerts/problem-texts.ts';
import { findAdmin, permissionsOfSession } from '../../admin/admin-store.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { signedInOr } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export const alertReader = signedInOr(signInFirst);

type Operation = 'seller data' | 'alerts' | 'write' | 'delete';

const refusals = {
  'seller data': 'alerts/foreign-shop',
  alerts: 'alerts/foreign-alerts',
  write: 'alerts/foreign-write',
  delete: 'alerts/foreign-delete',
} as const;

interface Access {
  sellerId: string;
  userId: string;
  isAdmin: boolean;
}
type Refusals = typeof refusals;
type Refused<O extends Operation> = { code: 'alerts/no-user' } | { code: Refusals[O] };

/**
 * [ALERT-18] Whose alerts somebody may read or change: their own; all of them as an administrator of shops. Customer service reads alerts
 * and changes none.
 */
export async function accessTo<O extends Operation>(
  db: Queryable,
  caller: Caller,
  { sellerId, operation }: { sellerId: string | undefined; operation: O },
): Promise<Result<Access, Refused<O>>> {
  const userId = caller.session?.userId ?? '';
  if (sellerId === '') return fail({ code: 'alerts/no-user' });
  if (sellerId === undefined || sellerId === userId) return ok({ sellerId: userId, userId, isAdmin: false });
  const permissions = caller.session ? await permissionsOfSession(db, caller.session) : [];
  if (hasPermission({ permissions }, 'sellers.edit')) return ok({ sellerId, userId, isAdmin: true });
  const isSupport = permissions.length > 0 && (await findAdmin(db, userId))?.role === 'customer_service';
  if (operation === 'alerts' && isSupport) return ok({ sellerId, userId, isAdmin: false });
  return fail({ code: refusals[operation] as Refusals[O] });
}
