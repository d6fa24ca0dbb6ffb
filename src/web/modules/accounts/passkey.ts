import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PublicSession } from '#domain/core/session.ts';
import type { Send } from '#web/platform/sending/sender.ts';

/** Whether the person closed the browser's own window, which is no failure. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof WebAuthnError
    ? error.name === 'NotAllowedError' || error.code === 'ERROR_CEREMONY_ABORTED'
    : (error as Error)?.name === 'NotAllowedError';

/** [ACC-16] Signs in with a passkey of this device: nothing has to be typed. */
export async function signInWithPasskey(send: Send): Promise<PublicSession> {
  const { options } = await send('accounts.beginPasskey');
  const response = await startAuthentication({ optionsJSON: options });
  return (await send('accounts.signInWithPasskey', { response: { ...response } })).session;
}

export async function makePasskey(name: string, send: Send): Promise<void> {
  const { options } = await send('accounts.startPasskey');
  const response = await startRegistration({ optionsJSON: options });
  await send('accounts.addPasskey', { name, response: { ...response } });
}
