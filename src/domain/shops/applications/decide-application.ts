import { fail, ok, type Result } from '../../core/result.ts';
import type { ApplicationState } from './states.ts';

export interface SellerState {
  /** [OFFICE-03] SELLER_APPROVAL: whether applications are approved at once or after somebody looked at them. */
  policy: 'at-once' | 'after-look';
  /** Of the newest application; null where there is none. */
  state: ApplicationState | null;
  /** A listing of the shop was published before. */
  hasPublished: boolean;
}

export type PublishRefusal =
  | 'shops/application-missing'
  | 'shops/application-waiting'
  | 'shops/application-refused'
  | 'shops/seller-terms-changed';

/** [OFFICE-03] Whether a shop may publish. What sold before goes on, whatever the setting says now. */
export function mayPublish({ policy, state, hasPublished }: SellerState): Result<null, { code: PublishRefusal }> {
  if (hasPublished || state === 'approved') return ok(null);
  if (state === 'waiting') return fail({ code: 'shops/application-waiting' });
  if (state === 'refused') return fail({ code: 'shops/application-refused' });
  return policy === 'at-once' ? ok(null) : fail({ code: 'shops/application-missing' });
}

/** [OFFICE-03] What becomes of an application that is sent now. Somebody who was refused waits for a look in any case. */
export function applyNow({
  policy,
  state,
}: SellerState): Result<'waiting' | 'approved', { code: 'shops/application-waiting' | 'shops/already-open' }> {
  if (state === 'waiting') return fail({ code: 'shops/application-waiting' });
  if (state === 'approved') return fail({ code: 'shops/already-open' });
  return ok(policy === 'at-once' && state === null ? 'approved' : 'waiting');
}

/** [OFFICE-03] One decision for each application: the second of two people is told of the first. */
export function decideApplication(
  state: ApplicationState,
  decision: 'approve' | 'refuse',
): Result<'approved' | 'refused', { code: 'shops/application-decided' }> {
  if (state !== 'waiting') return fail({ code: 'shops/application-decided' });
  return ok(decision === 'approve' ? 'approved' : 'refused');
}
