import type { ArticleText } from '../../article.ts';

export const accountSignIn: ArticleText = {
  title: 'Signing in to your account',
  summary: 'The ways to sign in, and what to do when one does not work.',
  keywords: 'log in, login, password, forgotten, google, passkey, code, locked, reset',
  body: [
    {
      steps: [
        [
          'Open the sign-in',
          'Use Sign in at the top of any page. Afterwards you are where you were, and what you began goes on.',
        ],
        [
          'Fill in your address and password',
          'The address is the one your order confirmations go to. Show lets you check what you typed.',
        ],
        [
          'Forgotten the password?',
          'Fill in your address, choose Forgot your password, and follow the link in the mail. It works once and for one hour.',
        ],
      ],
    },
    { heading: 'Without a password' },
    {
      list: [
        'Continue with Google opens a small window. If nothing opens, the browser has blocked it: allow windows for this site and press again.',
        'Other ways sends a link to your mail. It works once and for 15 minutes, and brings you back to the page where you asked for it.',
        'Other ways also takes a passkey, or a code sent to the phone number of your profile.',
      ],
    },
    { heading: 'When it does not work' },
    {
      list: [
        'After ten failed tries an address waits a quarter of an hour. Nobody can shorten that, so use a link by mail instead.',
        'No mail? Look at the spelling of the address and in the folder for unwanted mail. A link is sent only to an address that has an account.',
        'With a second step switched on, the code comes from your authenticator app. Each recovery code replaces it once.',
      ],
    },
  ],
};
