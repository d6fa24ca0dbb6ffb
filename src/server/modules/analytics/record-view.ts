import { analyticsContract } from '#domain/analytics/contract.ts';
import { ok } from '#domain/core/result.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';

/** A page that the browser showed without loading it from here. Nothing of who it was is stored. */
export const recordView = steps(analyticsContract.recordView, { policy: anyone }, async ({ input, app, caller }) => {
  const { userAgent, session, ip } = caller;
  app.outside.traffic?.pageShown({ ...input, userAgent, ip, viewer: session?.userId ?? '' });
  return ok({});
});
