import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import type { Send } from '#web/platform/sending/sender.ts';

/** [ACC-01] Opens an account and asks for the mail that proves its address; where that cannot be written, the account is open all the same. */
export async function openAccount(
  send: Send,
  person: CallInput<'accounts.register'>,
): Promise<CallOutput<'accounts.register'>> {
  const opened = await send('accounts.register', person);
  void send('accounts.requestEmailVerification').catch(() => undefined);
  return opened;
}
