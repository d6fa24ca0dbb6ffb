import type { ArticleText } from '../../article.ts';

export const sendingAnOrder: ArticleText = {
  title: 'When an order comes in',
  summary: 'What to do from the alert to the delivered parcel, and what a late one costs you.',
  keywords: 'seller orders, ship, packing, alert, dispatch, processing, late order',
  body: [
    {
      steps: [
        [
          'You hear of it',
          'At your desk at once and by mail as you set it. The piece’s stock is counted down already.',
        ],
        [
          'Open the order',
          'Under [Orders, To ship](/seller-dashboard/orders?state=to_ship), the one that must leave first is on top. Words for an engraving stand in the line.',
        ],
        [
          'Begin, pack, send',
          'Move it on as you go: the buyer reads each step with its time. Name the carrier and the tracking number when you mark it as sent, or later: the buyer follows the parcel by them, and they prove the sending if a bank asks. “Send a part” sends some pieces in a parcel of their own; the rest follows in another.',
        ],
        [
          'Delivered',
          'When the buyer or you say that it has arrived, or 14 days after the last of the promised days. From then on the buyer can review the piece, and you can answer. Its money is yours to be paid out once the days of return are over.',
        ],
      ],
    },
    'The day by which it must leave is counted in working days from the time that your listing promises. An order that passes it is marked as late at your desk, and its buyer gets one mail with a new estimate. Set the time as you really work, and pause your pieces before you go away.',
    'If a buyer’s bank disputes a payment, its money and the card provider’s fee are held back until the bank has decided. If you win, the money is yours again. The card provider keeps its fee all the same: the marketplace pays it as far as its own fee of that order goes, and your shop pays the rest. [Payouts](/seller-dashboard/payouts) lists it as “Cost of a dispute”. So it is with what a bank takes beyond what the order has left.',
  ],
};
