import { signInTexts } from '../core/problems-of-every-call.ts';

/** Sentences of sign-in and sign-up, to the letter of the requirements [ACC-06, ACC-10]. */
export const accountProblemTexts = {
  'accounts/user-not-found': 'No account found with this email address.',
  'accounts/phone-not-found': 'No account found with this telephone number.',
  'accounts/wrong-password': 'Incorrect password.',
  'accounts/email-already-in-use': 'An account with this email already exists.',
  'accounts/weak-password': 'Password should be at least 6 characters long.',
  'accounts/invalid-email': 'Invalid email address.',
  'accounts/too-many-requests': 'Too many failed attempts. Please try again later.',
  'accounts/invalid-display-name': 'Display name contains invalid characters',
  'accounts/reserved-name': 'This name is kept for the marketplace itself. Choose another one.',
  'accounts/invalid-reset-link': 'This link is no longer valid. Ask for a new one.',
  'accounts/account-exists':
    'An account with this email already exists. Sign in with its password, then connect Google in your profile.',
  'accounts/network-request-failed': 'The sign-in could not be reached. Check your connection and try again.',
  'accounts/popup-blocked': 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'accounts/popup-closed-by-user': 'The sign-in window was closed before you were signed in.',
  'accounts/cancelled-popup-request': 'The sign-in was cancelled.',
  'accounts/unauthorized-domain': 'Sign-in with Google is not allowed from this address.',
  'accounts/password-does-not-meet-requirements': 'This password does not meet the requirements. Choose a longer one.',
  'accounts/multi-factor-auth-required': 'Enter the code of your second factor to finish signing in.',
  'accounts/user-mismatch': 'This Google account belongs to another account here.',
  'accounts/invalid-api-key': 'This shop is not set up for sign-in with Google.',
  'accounts/wrong-code': 'This code is not right. Check it and try again.',
  'accounts/code-expired': 'This code is no longer valid. Ask for a new one.',
  'accounts/unverified-email':
    'Verify your email address first. A second factor is only as safe as the address behind it.',
  'accounts/prove-first':
    'Give a code of your second factor first, or sign in again with your passkey. Then change what protects your account.',
  'accounts/passkey-refused': 'This passkey could not be used. Try again, or sign in another way.',
  'accounts/invalid-phone': 'Enter the number with its country code, like +49 170 1234567.',
  'accounts/phone-in-use': 'This number belongs to another account.',
  'accounts/factor-exists': 'This number is your second factor already.',
  'accounts/too-many-factors': 'Five second factors are the most. Turn one off first.',
  'accounts/signs-in-alone':
    'This number signs you in, so a code to it proves nothing more. Take another number, or remove it under Phone first.',
  'accounts/is-second-factor':
    'This number is your second factor. If it signed you in as well, whoever has the telephone would have both. Take another one.',
  'accounts/last-proof':
    'Administrators need a second factor or a passkey here, and this is your last. Set up another one first.',
  'accounts/last-way': 'This is your only way to sign in. Set up another one first.',
  'accounts/not-there': 'This is not there any more.',
  'accounts/too-many-addresses': 'The address book is full. Take one out first.',
  'accounts/name-differs': 'This is not the email address of your account.',
  'accounts/shop-open': 'Your shop still has pieces for sale. End their sale first, then delete the account.',
  'accounts/is-admin': 'An administrator’s account is not deleted. Give up the role first.',
  'accounts/sign-in-required': 'Authentication required. Please sign in and try again.',
  ...signInTexts,
};
/** Anything else that goes wrong while signing in or up [ACC-06]. */
export const unknownAccountProblem = 'An error occurred. Please try again.';
export const accountSuccessTexts = {
  registered: 'Account created successfully!',
  signedIn: 'Signed in successfully!',
  signedOut: 'Signed out successfully!',
  resetSent: 'Password reset email sent!',
};
/** What may go wrong while signing in; each code has its sentence above. */
export type AccountCode = keyof typeof accountProblemTexts;
