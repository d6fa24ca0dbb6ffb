import { fail, ok, type Result } from '../core/result.ts';
import { MIN_TOTAL_LEFT, type NewPromotion, type PromotionState } from './model.ts';
import { CODE, plainCode } from './promo.ts';

export type PromotionProblem =
  | { code: 'promotions/invalid-code' }
  | { code: 'promotions/nothing-left'; leastCents: number }
  | { code: 'promotions/ends-too-early' };

export interface SoundPromotion extends Omit<NewPromotion, 'startsAt' | 'endsAt'> {
  startsAt: Date;
  endsAt: Date | null;
}

/** A code as its maker filled it in. A fixed one asks for more than it takes off, so that something is left to pay. */
export function checkPromotion(input: NewPromotion, now: Date): Result<SoundPromotion, PromotionProblem> {
  const code = plainCode(input.code);
  if (!CODE.test(code)) return fail({ code: 'promotions/invalid-code' });
  const percent = input.kind === 'percent' ? input.percent : null;
  const amountCents = input.kind === 'fixed' ? input.amountCents : null;
  if (!percent && !amountCents && input.kind !== 'postage')
    return fail({ code: 'promotions/nothing-left', leastCents: MIN_TOTAL_LEFT });
  const leastCents = amountCents ? amountCents + MIN_TOTAL_LEFT : 0;
  if (input.minimumCents < leastCents) return fail({ code: 'promotions/nothing-left', leastCents });
  const startsAt = input.startsAt ? new Date(input.startsAt) : now;
  const endsAt = input.endsAt ? new Date(input.endsAt) : null;
  if (endsAt && (endsAt <= startsAt || endsAt <= now)) return fail({ code: 'promotions/ends-too-early' });
  return ok({ ...input, code, percent, amountCents, startsAt, endsAt });
}

interface PromotionFacts {
  startsAt: Date;
  endsAt: Date | null;
  stopped: boolean;
  uses: number;
  maxUses: number | null;
}

/** How a code stands now. One that was stopped can be started again until its end. */
export function promotionState(
  { startsAt, endsAt, stopped, uses, maxUses }: PromotionFacts,
  now: Date,
): PromotionState {
  if (endsAt && endsAt <= now) return 'ended';
  if (stopped) return 'stopped';
  if (maxUses !== null && uses >= maxUses) return 'used-up';
  return startsAt > now ? 'planned' : 'running';
}
