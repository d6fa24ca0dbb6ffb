import { fail, ok, type Result } from '../core/result.ts';

export type Standing = 'active' | 'suspended' | 'banned';

export interface StandingPerson {
  userId: string;
  standing: Standing;
  isActiveAdmin: boolean;
}

/** A suspension with a last day is over when that has come. */
export const standingNow = (standing: Standing, until: Date | null, now: Date): Standing =>
  standing === 'suspended' && until && until <= now ? 'active' : standing;

/** [OFFICE-01] Suspended anew or banned. Administrators lose their record first, so that a person is never both. */
export function shutOut(
  person: StandingPerson,
  to: 'suspended' | 'banned',
  callerId: string,
): Result<Standing, { code: 'office/own-account' | 'office/administrator' | 'office/already-banned' }> {
  if (person.userId === callerId) return fail({ code: 'office/own-account' });
  if (person.isActiveAdmin) return fail({ code: 'office/administrator' });
  if (person.standing === 'banned') return fail({ code: 'office/already-banned' });
  return ok(to);
}

/** [OFFICE-01] */
export const liftSuspension = ({ standing }: StandingPerson): Result<Standing, { code: 'office/not-suspended' }> =>
  standing === 'suspended' ? ok('active') : fail({ code: 'office/not-suspended' });

/** [OFFICE-01] */
export const liftBan = ({ standing }: StandingPerson): Result<Standing, { code: 'office/not-banned' }> =>
  standing === 'banned' ? ok('active') : fail({ code: 'office/not-banned' });
