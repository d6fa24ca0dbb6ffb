import type { ArticleText } from '../../article.ts';

export const paying: ArticleText = {
  title: 'Paying, and a declined card',
  summary: 'Which cards work, who sees the number, and what to do when a payment does not go through.',
  keywords: 'card, visa, mastercard, american express, declined, payment, charged twice, vat, currency, 3-d secure',
  body: [
    'You pay with Visa, Mastercard or American Express. Prices are in euro, and what VAT the maker owes is contained in them. One payment covers all makers in the cart.',
    'The card’s fields belong to the payment provider: its number goes straight there and is never seen or kept by the shop.',
    { heading: 'My card was declined' },
    {
      list: [
        'Nothing was charged. Your cart and your address are still there.',
        'Look at number, date and code, then try again, or take another card.',
        'If your bank asks for a confirmation, finish it in the window that opens. Closing it ends the payment.',
        'Declined again? Only your bank can say why. Ask there for payments on the internet.',
      ],
    },
    { heading: 'Did I pay twice?' },
    'Pressing twice, going back or a lost network makes no second order: the page finds the one that exists. A bank may show a sum as reserved that was not taken; it disappears by itself within a few days. If two sums are booked, write to us with both dates.',
  ],
};
