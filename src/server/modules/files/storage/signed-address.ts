import { SIGNED_SECONDS } from '#domain/files/limits.ts';
import type { App } from '../../../platform/calls/app.ts';
import { isSignatureValid, nowSeconds, signUntil } from '../../../platform/secrets/signature.ts';

/** [FILE-06, VAULT-05] Opens what `subject` names for 3600 s, whoever holds it. */
export const signAddress = (app: App, subject: string): string =>
  signUntil(app, subject, nowSeconds(app) + SIGNED_SECONDS);

/** Ends after 1800 to 3600 s, and is the same for all who ask in the same half hour, so that browsers keep what they fetched. */
export const signSteadily = (app: App, subject: string): string =>
  signUntil(app, subject, (Math.floor((nowSeconds(app) * 2) / SIGNED_SECONDS) + 2) * (SIGNED_SECONDS / 2));

/** Whether it was signed for this subject by one of our keys, and has not ended. */
export const isSigned = (app: App, subject: string, signature: string): boolean =>
  isSignatureValid(app, { subject, signature, maxSeconds: SIGNED_SECONDS });
