import { expect, test } from 'vitest';
import { demoFamilies } from './families.ts';
import { demoReviews } from './reviews.ts';
import { reviewsOfFavourites, reviewsOfListings, reviewsOfSome } from './reviews-of-listings.ts';

const all = [...reviewsOfListings.values()].flat();
const tokensOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** Which share of the words of the shorter text stands in the other too. */
function likeness(one: Set<string>, other: Set<string>): number {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  return [...short].filter((word) => long.has(word)).length / Math.max(1, short.size);
}

test('[CAT-06, CAT-04] what many have bought is in the shop', () => {
  const titles = demoFamilies.flatMap(({ listings }) => listings.map(({ title }) => title));
  expect([...reviewsOfListings.keys()].filter((title) => !titles.includes(title))).toEqual([]);
  for (const [title, said] of reviewsOfFavourites) {
    expect([title, said.length >= 10 && said.length <= 60]).toEqual([title, true]);
    const mean = said.reduce((sum, { stars }) => sum + stars, 0) / said.length;
    expect([title, mean > 4.3 && mean < 4.9]).toEqual([title, true]);
    expect([title, said.some(({ stars }) => stars <= 3), said.some(({ answer }) => answer)]).toEqual([
      title,
      true,
      true,
    ]);
  }
  expect(all.filter(({ body }) => body === '').length).toBeGreaterThan(10);
  expect(all.filter(({ hasPicture }) => hasPicture).length).toBeGreaterThan(25);
});

test('[CAT-06, CAT-04] some pieces have three to nine reviews, each of more than one voice', () => {
  expect(reviewsOfSome.size).toBeGreaterThanOrEqual(20);
  expect([...reviewsOfSome.keys()].filter((title) => reviewsOfFavourites.has(title))).toEqual([]);
  for (const [title, said] of reviewsOfSome) {
    expect([title, said.length >= 3 && said.length <= 9]).toEqual([title, true]);
    const mean = said.reduce((sum, { stars }) => sum + stars, 0) / said.length;
    expect([title, mean >= 4.3 && new Set(said.map(({ stars }) => stars)).size > 1]).toEqual([title, true]);
  }
});

test('[CAT-06] no two reviews and no two answers are alike', () => {
  const texts = [...all.flatMap(({ body, answer }) => [body, answer]), ...demoReviews.map(({ says }) => says)].filter(
    (text) => text !== '',
  );
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  const tokens = texts.map(tokensOf);
  const alike = tokens.flatMap((one, index) =>
    tokens
      .slice(index + 1)
      .flatMap((other, later) =>
        Math.min(one.size, other.size) > 5 && likeness(one, other) > 0.7
          ? [`${texts[index]} / ${texts[index + 1 + later]}`]
          : [],
      ),
  );
  expect(alike).toEqual([]);
});
