import { createHash } from 'node:crypto';
import { accountsContract } from '#domain/accounts/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { isPublicUrl } from '../../../platform/outgoing/post-public.ts';
import { deleteDevice, saveDevice } from './push-store.ts';

function isPushService({ config }: Pick<App, 'config'>, endpoint: string): boolean {
  const own = config.PUSH_OWN_SERVICE;
  return isPublicUrl(endpoint) || (own !== undefined && new URL(endpoint).origin === new URL(own).origin);
}

/** [ALERT-22] This browser is told by push from now on, until it signs out. */
export const addPushDevice = write(
  accountsContract.addPushDevice,
  { policy: signedIn, idempotency: 'none', limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    if (!app.config.PUSH_PUBLIC_KEY) return fail({ code: 'accounts/push-off' });
    if (!isPushService(app, input.endpoint)) return fail({ code: 'accounts/push-service-unknown' });
    const { userId = '', tokenHash = Buffer.alloc(0) } = caller.session ?? {};
    const id = createHash('sha256').update(input.endpoint).digest('base64url');
    await saveDevice(tx, { ...input, userId, id, tokenHash, now: app.clock.now() });
    return ok({ done: true as const });
  },
);

export const removePushDevice = write(
  accountsContract.removePushDevice,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    await deleteDevice(tx, caller.session?.userId ?? '', input.id);
    return ok({ done: true as const });
  },
);
