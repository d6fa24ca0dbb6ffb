import { fail, ok, type Result } from '../core/result.ts';

export type Standing = 'active' | 'suspended' | 'banned';
export type StandingAct = 'suspend' | 'ban' | 'lift-suspension' | 'lift-ban';

interface Person {
  userId: string;
  standing: Standing;
  isActiveAdmin: boolean;
}

export type StandingProblem =
  | { code: 'office/own-account' }
  | { code: 'office/administrator' }
  | { code: 'office/not-suspended' }
  | { code: 'office/not-banned' }
  | { code: 'office/already-banned' };

/** A suspension with a last day is over when that has come. */
export const standingNow = (standing: Standing, until: Date | null, now: Date): Standing =>
  standing === 'suspended' && until && until <= now ? 'active' : standing;

/** [OFFICE-01] How somebody stands after an act. Administrators lose their record first, so that a person is never both. */
export function moveStanding(person: Person, act: StandingAct, callerId: string): Result<Standing, StandingProblem> {
  if (act === 'lift-suspension')
    return person.standing === 'suspended' ? ok('active') : fail({ code: 'office/not-suspended' });
  if (act === 'lift-ban') return person.standing === 'banned' ? ok('active') : fail({ code: 'office/not-banned' });
  if (person.userId === callerId) return fail({ code: 'office/own-account' });
  if (person.isActiveAdmin) return fail({ code: 'office/administrator' });
  if (person.standing === 'banned') return fail({ code: 'office/already-banned' });
  return ok(act === 'ban' ? 'banned' : 'suspended');
}
