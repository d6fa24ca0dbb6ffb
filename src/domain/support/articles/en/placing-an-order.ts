import type { ArticleText } from '../../article.ts';

export const placingAnOrder: ArticleText = {
  title: 'Placing an order',
  summary: 'From the cart to the confirmation, with several makers in one payment.',
  keywords: 'buy, cart, checkout, guest, confirmation, order number, promo code, personalisation, discount',
  body: [
    {
      steps: [
        [
          'Put pieces into the cart',
          'Choose size or colour first where there is a choice, and type your words where the maker engraves or paints them.',
        ],
        [
          'Look through the cart',
          'It is sorted by shop: each shop is a parcel with its own postage. A code goes into the field under the sum.',
        ],
        [
          'Say where it goes',
          'An e-mail address and a delivery address are enough. With an account the address is there already.',
        ],
        ['Pay', 'The button names the sum. The pieces are held for you for 15 minutes from the start of the payment.'],
      ],
    },
    'Afterwards you see the order’s number, like AM-2026-123456, one for each shop, and get it by mail.',
    { heading: 'When something changed' },
    'If a price, the stock or the postage changes while you are at the checkout, nothing is charged before you have seen the new sum. If somebody else took the last piece, the line says so and the rest of your cart stays.',
  ],
};
