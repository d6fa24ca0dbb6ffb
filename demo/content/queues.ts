// table of data
import type { z } from 'zod';
import type { reportReasonSchema } from '#domain/reviews/model.ts';

/** What Bo keeps, the oldest first. */
export const demoWishlist: { title: string; daysAgo: number; collection?: string }[] = [
  { title: 'Harbour, framed print', daysAgo: 34 },
  { title: 'Turned bowl, oak', daysAgo: 21, collection: 'For the kitchen' },
  { title: 'Bottle vase', daysAgo: 16 },
  { title: 'Porridge bowl, sand', daysAgo: 12, collection: 'For the kitchen' },
  { title: 'Herringbone throw', daysAgo: 6 },
  { title: 'Market basket, banded', daysAgo: 2, collection: 'For the kitchen' },
];

/** Whoever settles one found nothing wrong with it. */
export const demoReports: {
  by: string;
  reason: z.infer<typeof reportReasonSchema>;
  note: string;
  hoursAgo: number;
  settledBy?: string;
}[] = [
  { by: 'elena@example.com', reason: 'other', note: '', hoursAgo: 52, settledBy: 'content@example.com' },
  {
    by: 'freja@example.com',
    reason: 'unrelated',
    note: 'This is about the post, not about the piece.',
    hoursAgo: 20,
  },
  { by: 'lena@example.com', reason: 'advertising', note: 'It names another shop.', hoursAgo: 5 },
];

export const demoLeftCarts: { buyer: string; titles: string[]; hoursAgo: number }[] = [
  { buyer: 'anneke@example.com', titles: ['Speckled dinner plate', 'Serving bowl, sand'], hoursAgo: 75 },
  { buyer: 'claire@example.com', titles: ['Bed blanket'], hoursAgo: 50 },
  { buyer: 'sean@example.com', titles: ['Wallet with initials', 'Pocket journal, green cloth'], hoursAgo: 27 },
  { buyer: 'hanna@example.com', titles: ['Knitting basket, banded'], hoursAgo: 4 },
];

/** Notes on orders, the oldest first: the log is in the order of its days. */
export const demoOperations: { by: string; note: string; hoursAgo: number }[] = [
  { by: 'service@example.com', note: 'Asked the carrier where the parcel is: it comes tomorrow.', hoursAgo: 30 },
  { by: 'senior@example.com', note: 'The maker sends a second bowl, the buyer keeps the chipped one.', hoursAgo: 11 },
  { by: 'service@example.com', note: 'New address confirmed by mail.', hoursAgo: 3 },
];

/** Who wants to sell and waits for a look. */
export const demoApplications = [
  {
    by: 'sofie.lund@example.com',
    hoursAgo: 41,
    specialty: 'Woven blankets of Norwegian wool',
    story:
      'I weave on a floor loom that was my grandmother’s, in a room above the boat house. The wool is from two farms in Trøndelag, and I dye it myself with lichen and birch.',
    ...{ country: 'NO', sellsAs: 'small-business', payoutHolder: 'Sofie Lund', payoutCountry: 'NO' },
    ...{ picture: 'bed-blanket-sage', alt: 'A folded blanket of sage green wool' },
  },
  {
    by: 'theo.baumann@example.com',
    hoursAgo: 6,
    specialty: 'Candles of beeswax and rapeseed wax',
    story:
      'After twenty years as a pastry cook I pour candles instead of cream: small batches, cotton wicks, no perfume. So far I sell on Saturdays at the market in Karlsruhe.',
    ...{ country: 'DE', sellsAs: 'private', payoutHolder: 'Theo Baumann', payoutCountry: 'DE' },
    ...{ picture: 'candle-forest', alt: 'A dark green candle in a jar' },
  },
];
