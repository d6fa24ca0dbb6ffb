import type { Article } from '../../article.ts';

export const changeOrCancel: Article = {
  slug: 'change-or-cancel',
  topic: 'order',
  title: 'Changing or cancelling an order',
  summary: 'Until when an order can be stopped or put right, and how the money comes back.',
  words: ['cancel', 'change order', 'stop', 'mistake', 'wrong size', 'invoice', 'refund'],
  changed: '2026-11-21',
  body: [
    'An order can be stopped until its parcel has left the workshop. Many makers start within hours, so be quick.',
    {
      steps: [
        ['Open the order', 'From the confirmation mail or from [Your orders](/orders).'],
        [
          'Ask about this order',
          'The link opens a mail that carries the order’s number. Say what should change, or that you cancel. Or use the form on this page.',
        ],
        ['We answer', 'We speak with the maker and tell you. Nothing is changed without an answer.'],
      ],
    },
    'The money of a cancelled order goes back to the card that paid. Banks take three to five working days to show it.',
    'A piece that is made with your words can be changed only until the maker has begun.',
  ],
  next: ['returns', 'track-an-order', 'paying'],
};
