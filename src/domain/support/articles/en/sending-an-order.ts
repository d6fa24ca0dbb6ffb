import type { ArticleWords } from '../../article.ts';

export const sendingAnOrder: ArticleWords = {
  title: 'When an order comes in',
  summary: 'What to do from the alert to the delivered parcel, and what a late one costs you.',
  words: 'seller orders, ship, packing, alert, dispatch, processing, late order',
  body: [
    {
      steps: [
        [
          'You hear of it',
          'At your desk at once and by mail as you set it. The piece’s stock is counted down already.',
        ],
        [
          'Open the order',
          'Under [Orders](/seller-dashboard/orders), the one that must leave first stands on top. Words for an engraving stand in the line.',
        ],
        [
          'Begin, pack, send',
          'Move it on as you go: the buyer reads each step with its time. Name the carrier and the tracking number when you mark it as sent, or later: the buyer follows the parcel by them, and they prove the sending if a bank asks.',
        ],
        [
          'Delivered',
          'When the buyer or you say that it has arrived, or 14 days after the last of the promised days. From then on the buyer can review the piece, and you can answer. Its money is yours to be paid out once the days of return are over.',
        ],
      ],
    },
    'The day by which it must leave is counted in working days from the time that your listing promises. An order that passes it is marked as late at your desk. Set the time as you really work, and pause your pieces before you go away.',
  ],
};
