import { fail } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';

interface Asking {
  app: App;
  input: object;
  /** Somebody else with the same permission has approved it. */
  isApproved?: boolean;
}

/**
 * [OFFICE-01] Refuses what one administrator alone may not do, with the request that another one decides; null where one is enough. Of money,
 * what an order gets back altogether counts, so that no large sum goes in small parts.
 */
export function secondLookNeeded({ app, input, isApproved }: Asking, operation: string, cents?: number) {
  const { FOUR_EYES: isOn, APPROVAL_ABOVE: most } = app.config;
  if (isApproved || !isOn || (cents !== undefined && cents <= most * 100)) return null;
  return fail({ code: 'admin/second-look-needed' as const, request: { operation, input: { ...input } } });
}
