import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStateSchema } from '../orders/model.ts';
import { mayMark, mayReview, publicName } from './may-review.ts';
import { ratingDelta, ratingOf } from './rating.ts';

const line = { orderState: 'delivered', buyerId: 'bo', sellerId: 'ana', isReviewed: false } as const;

test('[CAT-04] a review needs a delivered line, once, and never comes from the shop itself', () => {
  const open = orderStateSchema.options.filter((orderState) => mayReview({ ...line, orderState }).ok);
  expect(open).toEqual(['delivered', 'completed']);
  expect(mayReview({ ...line, orderState: 'shipped' })).toMatchObject({ problem: { code: 'reviews/not-delivered' } });
  expect(mayReview({ ...line, isReviewed: true })).toMatchObject({ problem: { code: 'reviews/already-written' } });
  expect(mayReview({ ...line, buyerId: 'ana' })).toMatchObject({ problem: { code: 'reviews/own-shop' } });
});

test('[CAT-04] helpful is what others say, neither the author nor the shop', () => {
  const review = { buyerId: 'bo', sellerId: 'ana' };
  expect(mayMark({ userId: 'cy', ...review }).ok).toBe(true);
  expect(mayMark({ userId: 'bo', ...review })).toMatchObject({ problem: { code: 'reviews/own-review' } });
  expect(mayMark({ userId: 'ana', ...review })).toMatchObject({ problem: { code: 'reviews/own-shop' } });
});

test('[CAT-04] sum and count of reviews are those of the visible ones', () => {
  const state = fc.constantFrom('pending', 'visible', 'hidden');
  fc.assert(
    fc.property(
      fc.array(fc.record({ stars: fc.integer({ min: 1, max: 5 }), way: fc.array(state, { minLength: 1 }) })),
      (reviews) => {
        let [sum, count] = [0, 0];
        for (const { stars, way } of reviews) {
          for (const [index, after] of way.entries()) {
            const delta = ratingDelta({ before: index === 0 ? 'none' : (way[index - 1] as string), after, stars });
            sum += delta.sum;
            count += delta.count;
          }
        }
        const visible = reviews.filter(({ way }) => way.at(-1) === 'visible');
        const stars = [1, 2, 3, 4, 5].map((each) => visible.filter((review) => review.stars === each).length);
        expect([sum, count]).toEqual([visible.reduce((total, review) => total + review.stars, 0), visible.length]);
        expect(ratingOf(stars)).toMatchObject({ count, mean: count === 0 ? 0 : Math.round((sum / count) * 100) / 100 });
      },
    ),
  );
});

test('[CAT-04] in public somebody is a first name and a letter', () => {
  expect(['Bo Lindgren', 'Élodie Marie Durand', 'Cher', '  ', '张 伟'].map(publicName)).toEqual([
    'Bo L.',
    'Élodie D.',
    'Cher',
    'Somebody',
    '张 伟.',
  ]);
});

test('[CAT-04] a rating has every star with how many gave it, and a mean of two digits', () => {
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ count: 3, mean: 3.67, stars: [1, 0, 0, 0, 2] });
  expect(ratingOf([0, 0, 1, 2, 0])).toEqual({ count: 3, mean: 3.67, stars: [0, 0, 1, 2, 0] });
  expect(ratingOf([0, 0, 2, 1])).toEqual({ count: 3, mean: 3.33, stars: [0, 0, 2, 1, 0] });
  expect(ratingOf([])).toEqual({ count: 0, mean: 0, stars: [0, 0, 0, 0, 0] });
  expect(ratingDelta({ before: 'pending', after: 'visible', stars: 4 })).toEqual({ sum: 4, count: 1 });
  expect(ratingDelta({ before: 'visible', after: 'hidden', stars: 4 })).toEqual({ sum: -4, count: -1 });
  expect([publicName(' Ida  Sommer Winter '), publicName('Ida'), publicName('  ')]).toEqual([
    'Ida W.',
    'Ida',
    'Somebody',
  ]);
});
