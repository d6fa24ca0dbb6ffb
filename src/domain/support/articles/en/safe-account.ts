import type { ArticleText } from '../../article.ts';

export const safeAccount: ArticleText = {
  title: 'Keeping your account safe',
  summary: 'A second step, passkeys, the devices that are signed in, and mails that are not from us.',
  keywords: 'security, two-factor, 2fa, second factor, hacked, phishing, device, change password, authenticator',
  body: [
    'All of it is under [Profile, Security](/profile/security).',
    {
      list: [
        'An authenticator app asks for a code of six digits when you sign in. Keep the recovery codes on paper: each opens the account once without the app.',
        'A passkey signs you in with your finger, your face or the lock of your device, and cannot be typed into a wrong page.',
        'The list of devices shows where you are signed in. End one that you do not know, then choose another password.',
        'Changing the address asks for a yes from the old address and from the new one.',
      ],
    },
    { heading: 'Mails and calls that are not from us' },
    'Nobody who works here asks for your password, for a code, or for your card’s number, and nobody asks you to pay a maker in another way than at the checkout. Forward such a message to {support} and do not answer it.',
  ],
};
