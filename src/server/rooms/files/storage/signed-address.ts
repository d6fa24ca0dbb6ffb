import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNED_SECONDS } from '#domain/files/limits.ts';
import type { App } from '../../../platform/calls/app.ts';
import { secretKeys } from '../../../platform/secrets/secret-keys.ts';

const seconds = (app: Pick<App, 'clock'>): number => Math.floor(app.clock.now().getTime() / 1000);

const macOf = (key: Buffer, subject: string, until: string): Buffer =>
  createHmac('sha256', key).update(`signed address\n${until}\n${subject}`).digest().subarray(0, 24);

/** [FILE-06, VAULT-05] Opens what `subject` names until it ends, whoever holds it: `<end>-<signature>`. */
function sign(app: App, subject: string, end: number): string {
  const [key] = secretKeys(app.config);
  if (!key) throw new Error('there is no key for secrets');
  const until = end.toString(36);
  return `${until}-${macOf(key.bytes, subject, until).toString('base64url')}`;
}

/** Ends after 3600 s. */
export const signAddress = (app: App, subject: string): string => sign(app, subject, seconds(app) + SIGNED_SECONDS);

/** Ends after 1800 to 3600 s, and is the same for all who ask in the same half hour, so that browsers keep what they fetched. */
export const signSteadily = (app: App, subject: string): string =>
  sign(app, subject, (Math.floor((seconds(app) * 2) / SIGNED_SECONDS) + 2) * (SIGNED_SECONDS / 2));

/** Whether it was signed for this subject by one of our keys, and has not ended. */
export function isSigned(app: App, subject: string, signed: string): boolean {
  const [, until = '', mac = ''] = /^([0-9a-z]{1,9})-([A-Za-z0-9_-]{32})$/.exec(signed) ?? [];
  const end = Number.parseInt(until, 36);
  if (!(end > seconds(app) && end <= seconds(app) + SIGNED_SECONDS)) return false;
  const given = Buffer.from(mac, 'base64url');
  return secretKeys(app.config).some(({ bytes }) => timingSafeEqual(macOf(bytes, subject, until), given));
}
