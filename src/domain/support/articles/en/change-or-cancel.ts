import type { ArticleText } from '../../article.ts';

export const changeOrCancel: ArticleText = {
  title: 'Changing or cancelling an order',
  summary: 'Until when an order can be stopped or put right, and how the money comes back.',
  keywords: 'cancel, change order, stop, mistake, wrong size, invoice, refund',
  body: [
    'An order can be stopped until its maker has begun it. Many makers start within hours, so be quick.',
    {
      steps: [
        ['Open the order', 'From the confirmation mail or from [Your orders](/orders).'],
        [
          'Cancel the order',
          'The button is there for as long as nobody has begun it. The order ends at once, for the maker too.',
        ],
        [
          'Too late, or something else should change?',
          'With an account, write to the maker from the order. As a guest, choose Ask about this order: the link opens a mail to us that carries the order’s number, and we speak with the maker. What has not left can still be called off by them.',
        ],
      ],
    },
    'The money of a cancelled order goes back to the card that paid. Banks take three to five working days to show it.',
    'A piece that is made with your words can be changed only until the maker has begun.',
  ],
};
