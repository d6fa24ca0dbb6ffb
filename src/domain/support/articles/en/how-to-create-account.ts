import type { ArticleText } from '../../article.ts';

export const howToCreateAccount: ArticleText = {
  title: 'Opening an account',
  summary: 'How to open an account to buy or to sell, step by step.',
  keywords: 'sign up, create an account, register, join, new account, verify',
  body: [
    {
      steps: [
        ['Open Sign Up', 'Press Sign in at the top of any page and choose the tab Sign Up. It costs nothing.'],
        ['Name, address, password', 'The password has at least 6 characters. The name is what makers and buyers see.'],
        ['That is all', 'You are signed in at once. Your shop opens empty: add a piece when you like.'],
      ],
    },
    { heading: 'What an account is for' },
    {
      list: [
        'Your orders stand together under [Your orders](/orders), and an address is typed only once.',
        'Your wishlist and your cart are the same on each of your devices. What you kept before signing in comes along.',
        'You can follow shops, ask makers questions, and review what has arrived.',
        'Each account has a shop. You need no second one to sell.',
      ],
    },
    'An account is not needed to buy. As a guest you get the confirmation by mail and follow the parcel under [Track a parcel](/track).',
  ],
};
