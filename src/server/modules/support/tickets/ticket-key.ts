import { LINK_DAYS } from '#domain/support/tickets/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { isSignatureValid, nowSeconds, signUntil } from '../../../platform/secrets/signature.ts';

const SECONDS = LINK_DAYS * 24 * 60 * 60;
const subjectOf = (number: string): string => `support ticket ${number}`;

/** What a guest’s link carries: it opens this ticket alone. */
export const ticketKey = (app: Pick<App, 'config' | 'clock'>, number: string): string =>
  signUntil(app, subjectOf(number), nowSeconds(app) + SECONDS);

/** Whether a key is of this ticket, and has not ended. */
export const opensTicket = (
  app: Pick<App, 'config' | 'clock'>,
  { number, key }: { number: string; key: string },
): boolean => isSignatureValid(app, { subject: subjectOf(number), signature: key, maxSeconds: SECONDS });

/** [SUP-04] A ticket is open to the account that wrote it; one without an account to whoever has its link. */
export function maySeeTicket(
  app: Pick<App, 'config' | 'clock'>,
  caller: Caller,
  { number, userId, key }: { number: string; userId: string | null; key: string | undefined },
): boolean {
  if (userId !== null) return caller.session?.userId === userId;
  return key !== undefined && opensTicket(app, { number, key });
}
