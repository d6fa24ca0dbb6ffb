import type { ArticleText } from '../../article.ts';

export const privacy: ArticleText = {
  title: 'Your data, and leaving',
  summary: 'What is kept and who sees it, a copy of all of it, and how to delete the account.',
  keywords: 'privacy, gdpr, delete account, close account, cookies, consent, export, download, unsubscribe',
  body: [
    { heading: 'Who sees what' },
    {
      list: [
        'A maker sees the name, the delivery address and your words to them, for the orders that you place there.',
        'Under a review or a question stands your first name and one letter.',
        'The number of your card goes to the payment provider and never to this shop or to a maker. We keep its kind and its last four digits.',
      ],
    },
    { heading: 'What your browser keeps' },
    'Your cart, your sign-in and your settings are needed and always kept. Reminders of a cart that you left come only if you agree, at most three for a cart, and each has a way to end them. You change your mind under [Settings, Privacy](/settings/privacy).',
    { heading: 'A copy, and the end' },
    {
      steps: [
        ['Open Settings, Privacy', 'You find it [here](/settings/privacy) when you are signed in.'],
        ['Download all my data', 'A mail brings the link to one file with everything that your account holds.'],
        [
          'Delete your account',
          'It waits 14 days, and until then one press undoes it. Profile, addresses, shop and messages go. Orders stay on record without your name, as the law on accounts asks. A mail brings a receipt of what was deleted and what stays.',
        ],
      ],
    },
  ],
};
