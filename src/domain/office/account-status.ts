import type { AccountStatus } from '../accounts/account-status.ts';
import { fail, ok, type Result } from '../core/result.ts';

export interface PersonStatus {
  userId: string;
  accountStatus: AccountStatus;
  isActiveAdmin: boolean;
}

/** [OFFICE-01] Suspended anew or banned. Administrators lose their record first, so that a person is never both. */
export function shutOut(
  person: PersonStatus,
  to: 'suspended' | 'banned',
  callerId: string,
): Result<AccountStatus, { code: 'office/own-account' | 'office/administrator' | 'office/already-banned' }> {
  if (person.userId === callerId) return fail({ code: 'office/own-account' });
  if (person.isActiveAdmin) return fail({ code: 'office/administrator' });
  if (person.accountStatus === 'banned') return fail({ code: 'office/already-banned' });
  return ok(to);
}

/** [OFFICE-01] */
export const liftSuspension = ({
  accountStatus,
}: PersonStatus): Result<AccountStatus, { code: 'office/not-suspended' }> =>
  accountStatus === 'suspended' ? ok('active') : fail({ code: 'office/not-suspended' });

/** [OFFICE-01] */
export const liftBan = ({ accountStatus }: PersonStatus): Result<AccountStatus, { code: 'office/not-banned' }> =>
  accountStatus === 'banned' ? ok('active') : fail({ code: 'office/not-banned' });
