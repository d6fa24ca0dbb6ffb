import { openPart, type Part } from './part.ts';
import { answerCalls } from './shop.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Listing } from '#domain/listings/model.ts';
import type { Rating, Review, ReviewOfListing } from '#domain/reviews/model.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import { ProductReviews } from '#web/modules/reviews/product-reviews.tsx';

export const picture = (id: string): Picture =>
  ({ id, width: 10, height: 10, color: '#fff', alt: `Alt ${id}` }) as unknown as Picture;
export const rating = (stars: number[] = [0, 0, 0, 1, 2]): Rating => ({
  count: stars.reduce((sum, each) => sum + each, 0),
  mean: 4.7,
  stars,
});
export const review = (changes: Partial<ReviewOfListing> = {}): ReviewOfListing => ({
  ...{
    reviewId: 'r1',
    listingId: 'jug',
    buyerName: 'Bo',
    stars: 5,
    body: 'Fine.\n\nVery fine.',
    values: ['Ink', 'Large'],
  },
  ...{ pictures: [], answer: null, answeredAt: null, helpful: 2, createdAt: '2026-12-01T10:00:00.000Z' },
  ...{ title: 'Jug', picture: null },
  ...changes,
});
const only = (given: ReviewOfListing): Review => {
  const { title: _title, picture: _picture, ...rest } = given;
  return rest;
};
export const shop = { sellerId: 'rio', name: 'Rio Clay', slug: 'rio-clay', place: 'Porto', replyHours: 5 } as ShopCard;
export const listing = { listingId: 'jug', title: 'Jug', shop } as unknown as Listing;
export const openReviews = (
  changes: object = {},
  marks = { helpful: [] as string[], reported: [] as string[], own: [] as string[] },
): Promise<Part> => {
  answerCalls({
    'reviews.listReviews': ({ stars, sort }) => ({
      rating: rating(),
      pictures: [
        { picture: picture('p1'), reviewId: 'r1' },
        { picture: picture('p2'), reviewId: 'r2' },
      ],
      items: [
        only(review({ pictures: [picture('p1'), picture('p3')], buyerName: `Bo${stars ?? ''}${sort ?? ''}` })),
        only(
          review({
            reviewId: 'r2',
            buyerName: 'Eva',
            values: [],
            body: '',
            answer: 'Thanks.',
            answeredAt: '2026-12-02T10:00:00.000Z',
          }),
        ),
      ],
      nextCursor: null,
      ...changes,
    }),
    'reviews.listMarks': () => marks,
  });
  return openPart(ProductReviews, { listing }, '/product/jug');
};
