import type { Rating } from './model.ts';

/** Adds up how many gave one star, two, … five. The mean has two digits, and is 0 where nobody gave any. */
export function ratingOf(stars: readonly number[]): Rating {
  const counts = [1, 2, 3, 4, 5].map((_, index) => stars[index] ?? 0);
  const count = counts.reduce((sum, each) => sum + each, 0);
  const sum = counts.reduce((total, each, index) => total + each * (index + 1), 0);
  return { count, mean: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, stars: counts };
}

/** How a review that changes its state changes what listing and shop count. */
export function ratingDelta({ before, after, stars }: { before: string; after: string; stars: number }): {
  sum: number;
  count: number;
} {
  const count = Number(after === 'visible') - Number(before === 'visible');
  return { sum: count * stars, count };
}
