import { fail, ok } from '#domain/core/result.ts';
import { recoveryContract } from '#domain/recovery/contract.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { hashedToken } from '../accounts/session-token.ts';
import { optOut } from './recover-store.ts';

/** [REC-14] No more mails about carts to the address that this link was sent to. */
export const unsubscribe = write(
  recoveryContract.unsubscribe,
  { policy: anyone, idempotency: 'none', limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx }) => {
    const done = await optOut(app, tx, {
      cartId: input.cart,
      unsubscribeHash: hashedToken(input.token),
      now: app.clock.now(),
    });
    return done ? ok({ done: true as const }) : fail({ code: 'recovery/invalid-link' });
  },
);
