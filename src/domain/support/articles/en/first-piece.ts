import type { ArticleText } from '../../article.ts';

export const firstPiece: ArticleText = {
  title: 'Selling your first piece',
  summary: 'From an empty shop to a piece that can be bought, in five steps.',
  keywords:
    'get paid, payout, bank account, invoice, VAT, sell, open shop, listing, photos, price, stock, publish, seller, maker',
  body: [
    {
      steps: [
        ['Open an account', 'Each has a shop. [How to open one](/support/how-to-create-account).'],
        [
          'Say where you work',
          'In [your shop’s page](/seller-dashboard/shop): place and country, since postage is counted from there, and how long buyers may send back.',
        ],
        ['Tell your story', 'Who makes the pieces, and how. A few honest sentences do.'],
        [
          'Write the listing',
          '[Add listing](/seller-dashboard/add-listing) wants a picture, a title, a price and how many there are. It is kept while you type, on any of your devices.',
        ],
        [
          'Publish it',
          'It is in the shop and in search the moment you do, unless the marketplace looks at new listings first.',
        ],
      ],
    },
    { heading: 'What you need to be paid' },
    {
      list: [
        'Who sells, and your VAT: on [invoices](/seller-dashboard/invoices). Without them no invoice is written.',
        'Your bank account: on [payouts](/seller-dashboard/payouts/account). Nothing is paid out until it is checked. What you earn until then stays in your balance.',
      ],
    },
    { heading: 'What sells a piece' },
    {
      list: [
        'Daylight and a plain background for the first picture, then one in use and one of a detail.',
        'Sizes in centimetres and the weight: the weight makes the postage.',
        'An honest number of working days. The promise to the buyer is counted from it.',
        'Colours and sizes as options, each with its own stock and price, and not as a piece each.',
      ],
    },
  ],
};
