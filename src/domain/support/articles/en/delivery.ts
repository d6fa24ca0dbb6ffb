import type { ArticleText } from '../../article.ts';

export const delivery: ArticleText = {
  title: 'Postage and arrival',
  summary: 'What postage costs, when a parcel leaves and arrives, and where makers send to.',
  keywords: 'shipping, postage, delivery time, countries, express, customs, parcel, abroad, free shipping',
  body: [
    'Each piece says by which day it leaves the workshop and between which days it arrives in your country. Choose another country beside the dates. Pieces that are made for you take as long as the maker says there.',
    { heading: 'What it costs' },
    {
      list: [
        'Postage is counted for a parcel, not for a piece: it depends on the weight, on where the workshop is, and on where it goes.',
        'Tracked is the usual way; Express is quicker on the road, and does not shorten the time at the workshop.',
        'Some makers send free, at once or from a sum that stands beside the price.',
        'The cart and the checkout show the postage of each parcel before you pay, and nothing is added later.',
      ],
    },
    { heading: 'Why are there several parcels?' },
    'Each maker packs and posts their own pieces. You pay once; what comes from two workshops arrives in two parcels on two days.',
    { heading: 'Where pieces are sent' },
    'Makers send within their own country, and most to the rest of Europe, to Australia, Canada, Japan, New Zealand, South Korea and the United States. If a piece is not sent to yours, its page says so before you put it into the cart. Outside of the European Union your customs may ask for a duty that is not part of the price.',
  ],
};
