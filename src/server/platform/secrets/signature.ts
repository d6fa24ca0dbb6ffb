import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../calls/app.ts';
import { secretKeys } from './secret-keys.ts';

export const nowSeconds = (app: Pick<App, 'clock'>): number => Math.floor(app.clock.now().getTime() / 1000);

const macOf = (key: Buffer, subject: string, until: string): Buffer =>
  createHmac('sha256', key).update(`signed address\n${until}\n${subject}`).digest().subarray(0, 24);

/** [FILE-06, VAULT-05] Opens what `subject` names until `end`, in seconds of the epoch, whoever holds it: `<end>-<signature>`. */
export function signUntil(app: Pick<App, 'config'>, subject: string, end: number): string {
  const [key] = secretKeys(app.config);
  if (!key) throw new Error('there is no key for secrets');
  const until = end.toString(36);
  return `${until}-${macOf(key.bytes, subject, until).toString('base64url')}`;
}

interface Signed {
  subject: string;
  signature: string;
  /** No signature is valid for longer. */
  maxSeconds: number;
}

/** Whether it was signed for this subject by one of our keys, and has not ended. */
export function isSignatureValid(
  app: Pick<App, 'config' | 'clock'>,
  { subject, signature, maxSeconds }: Signed,
): boolean {
  const [, until = '', mac = ''] = /^([0-9a-z]{1,9})-([A-Za-z0-9_-]{32})$/.exec(signature) ?? [];
  const end = Number.parseInt(until, 36);
  const now = nowSeconds(app);
  if (!(end > now && end <= now + maxSeconds)) return false;
  const given = Buffer.from(mac, 'base64url');
  return secretKeys(app.config).some(({ bytes }) => timingSafeEqual(macOf(bytes, subject, until), given));
}
