import type { Article } from '../../article.ts';

export const returns: Article = {
  slug: 'returns',
  topic: 'order',
  title: 'Sending a piece back',
  summary: 'How long you have, who pays the way back, and what to do when something arrived broken.',
  words: ['return', 'refund', 'money back', 'broken', 'damaged', 'wrong item', 'exchange', 'complaint'],
  changed: '2026-11-21',
  body: [
    {
      steps: [
        [
          'Look at the return time',
          'It stands on the page of each piece under Delivery and returns, and is counted from the day of arrival. Each maker sets their own.',
        ],
        [
          'Write to us within it',
          'Use the form on this page or {support}, and name the order’s number. You need not say why.',
        ],
        ['Post it', 'You get the workshop’s address. Pack it as it came and keep the receipt; you pay the way back.'],
        [
          'The money comes back',
          'As soon as the maker has it, to the card that paid. Banks take three to five working days to show it.',
        ],
      ],
    },
    'Pieces that were made with your words cannot be sent back unless something is wrong with them.',
    { heading: 'It arrived broken, or it is another piece' },
    'Write with the order’s number and say what is wrong; a picture can go with the answer to our mail. You need not send anything back before you hear from us, and then it costs you nothing. This holds for each piece, whatever its return time.',
  ],
  next: ['change-or-cancel', 'reviews-and-questions', 'delivery'],
};
