import type { ArticleText } from '../../article.ts';

export const returns: ArticleText = {
  title: 'Sending a piece back',
  summary: 'How long you have, who pays the way back, and what to do when something arrived broken.',
  keywords: 'return, refund, money back, broken, damaged, wrong item, exchange, complaint',
  body: [
    {
      steps: [
        [
          'Look at the return time',
          'It stands on the page of each piece under Delivery and returns, and is counted from the day of arrival. Each maker sets their own.',
        ],
        [
          'Ask for it on the page of your order',
          'Choose Return pieces, which ones, and why. The workshop answers within five days; without an answer it is approved automatically. If you cannot find the order, write to {support}.',
        ],
        [
          'Post it',
          'The page of the order says where to. Pack it as it came, keep the receipt, and enter the number of the parcel. You pay the way back, unless the piece is broken, not as described or another one: then the workshop pays it.',
        ],
        [
          'The money comes back',
          'The maker looks at the piece and gives the money back within 3–5 business days, to the card that paid. Every step stands on the page of the order.',
        ],
      ],
    },
    'Pieces that were made with your words or that spoil quickly cannot be sent back unless something is wrong with them; pieces that are sealed for health or hygiene only with the seal unbroken. Their pages and the checkout say so before you buy.',
    { heading: 'Withdrawing from the contract' },
    'Of what a trader sold you can withdraw without a reason, from the moment you bought it until the days of return are over: [Withdraw from contract here](/withdraw) stands below every page and needs no account. What has not left yet is called off and paid back at once.',
    { heading: 'It arrived broken, or it is another piece' },
    'Write with the order’s number and say what is wrong; a picture can go with the answer to our mail. You need not send anything back before you hear from us, and the workshop bears what sending it back costs. This holds for each piece, whatever its return time.',
  ],
};
