import type { ArticleText } from '../../article.ts';

export const trackAnOrder: ArticleText = {
  title: 'Where is my order?',
  summary: 'Following a parcel with or without an account, and what to do when it is late.',
  keywords: 'tracking, late, lost, not arrived, status, missing parcel, wrong address, find order',
  body: [
    {
      list: [
        'With an account: [Your orders](/orders) shows each with its state and its days.',
        'As a guest: [Track an order](/track) asks for the order’s number and your e-mail address. The number stands in the confirmation mail and looks like AM-2026-123456.',
        'Bought as a guest, and opened an account since? With the same address, confirmed, the order is among yours.',
      ],
    },
    { heading: 'What the states mean' },
    {
      list: [
        'Confirmed: paid, and the maker knows.',
        'Being made, or packed: it leaves by the day that the page names.',
        'On its way: posted; the day of arrival is the one you were promised. If that day passes, the page gives a new estimate. Where the maker named the number of the parcel, it stands beside it.',
        'Delivered: you or the maker said that it has arrived, or 14 days have passed since the last of the promised days. From now on you can review the piece.',
        'Complete: the days for sending it back are over.',
      ],
    },
    { heading: 'It is late' },
    'Once a promised day has passed, the page of the order says so first, with a new estimate and what you can do, and we write you one mail. If you do not want to wait, write to the maker, or report a problem with the order’s number: we ask the maker and the carrier, and tell you what happens next. Wrong address? Write at once: until the parcel has left, we ask the maker to send it to the right one.',
  ],
};
