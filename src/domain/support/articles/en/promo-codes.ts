import type { ArticleText } from '../../article.ts';

export const promoCodes: ArticleText = {
  title: 'Codes for your customers',
  summary: 'What a code of your shop can do, and what its buyers see.',
  keywords: 'promo code, coupon, discount, voucher, sale, promotion',
  body: [
    'A code takes a percentage or a fixed sum off the pieces of your shop, or sends its parcel by tracked post for nothing; you bear that postage, and express costs what it costs. It never counts for another maker’s pieces or parcel.',
    {
      list: [
        'Its name has 3 to 24 letters, digits and dashes, like SPRING-10.',
        'You can ask for an order of a certain value, set a first and a last day, and say how often it may be used.',
        'A use counts when somebody begins to pay, and comes back when they do not finish.',
        'You can stop it at any time. Who has begun to pay with it still pays the lower price.',
      ],
    },
    'Buyers type it in the cart and see at once what it takes off, or why it does not count.',
  ],
};
