import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { linkMail } from '../security/link-mail.ts';
import { findProvenAddress } from '../stores/profile-store.ts';

const notice = {
  'app-added': [
    'An authenticator app is your second factor',
    'From now on a sign-in asks for its code after the password.',
  ],
  'phone-added': ['A telephone is your second factor', 'From now on a sign-in asks for a code that is texted to it.'],
  'factor-removed': ['A second factor was turned off', 'A sign-in asks no more for its code.'],
  'codes-renewed': ['You have new recovery codes', 'The ones before do not work any more.'],
  'passkey-added': ['A passkey was added', 'It signs in without a password, on the device that holds it.'],
  'passkey-removed': ['A passkey was removed', 'It signs nobody in any more.'],
  'phone-set': ['A telephone number signs you in', 'Whoever gets a code at it can sign in to your account.'],
  'phone-removed': ['Your telephone number was removed', 'It signs nobody in any more.'],
  'password-changed': ['Your password was changed', 'Every other device is signed out.'],
  'google-added': ['A Google account was connected', 'Whoever signs in to it is signed in to your account here.'],
  'google-removed': ['Google was disconnected', 'Your Google account signs nobody in here any more.'],
  'payout-account-added': ['Your bank account was entered', 'What your shop earns is sent there.'],
  'payout-account-changed': [
    'Your payouts go to another bank account',
    'What your shop earns is sent there from then on.',
  ],
} as const;
export type SafetyChange = keyof typeof notice;

/**
 * [ACC-16] Tells the owner what changed of the ways into their account, with the means to put it right. An address that nobody proved
 * may be a stranger’s and gets none.
 */
export async function mailSafetyChange(
  app: App,
  tx: Transaction,
  { userId, change, detail = '' }: { userId: string; change: SafetyChange; detail?: string },
): Promise<void> {
  const to = await findProvenAddress(tx, userId);
  if (to === null) return;
  const [title, words] = notice[change];
  await sendMail(
    app,
    tx,
    linkMail(app, {
      key: `safety-${change}:${app.ids.uuid()}`,
      to,
      title,
      words: `${detail ? `${detail}. ` : ''}${words} If it was not you, change your password now and look through what signs you in.`,
      button: 'Look at your ways to sign in',
      path: '/profile/security',
    }),
  );
}
