import { cleanReport } from '#domain/errors/clean-report.ts';
import { errorsContract } from '#domain/errors/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { storeError } from './store-error.ts';

/** Far above the limit of errors: what is refused costs little. */
const LIMIT = { times: 300, seconds: 60, by: 'ip' } as const;

/**
 * [ERR-05, ERR-07] A browser reports an error. Whoever sends it is not kept, only a hash by which their errors are counted. It is sanitised
 * once more: a browser can be made to send anything.
 */
export const reportError = steps(
  errorsContract.reportError,
  { policy: anyone, limit: LIMIT, allowedWhileViewing: true },
  async ({ input, app, caller }) => {
    const { number, kind, name, message, path, requestId, ...circumstances } = cleanReport(input);
    const source = caller.session ? `user ${caller.session.userId}` : `ip ${networkOf(caller.ip)}`;
    const { blockedSeconds } = await storeError(app, source, {
      origin: 'browser',
      number,
      kind,
      name,
      message,
      path,
      requestId,
      circumstances,
    });
    return blockedSeconds > 0 ? fail({ code: 'request/too-many', retryAfterSeconds: blockedSeconds }) : ok({ number });
  },
);
