import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { RelatedListings } from './below/related-listings.tsx';
import { shownListing } from '#test/builders/shown-listing.ts';
import { shareListing } from './share/share-listing.ts';
import { ReviewsAndQuestions } from './reviews-and-questions.tsx';
import { ProductCard } from './product-card.tsx';
import { listingSlots } from './slots.ts';

const card = (listingId: string): ListingCard => ({
  ...{
    listingId,
    title: `Jug ${listingId}`,
    shopName: 'Rio Clay',
    shopSlug: 'rio-clay',
    place: 'Porto',
    priceCents: 4200,
  },
  ...{ priceVaries: false, compareAtCents: null, saleEndsAt: null, contents: null, currency: 'EUR', picture: null },
  ...{ secondPicture: null, ratingMean: 0, ratingCount: 0, stock: 4, madeToOrder: false, processingDays: 3 },
});
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  for (const name of ['Heart', 'BackToCart', 'ProductReviews', 'ProductQuestions', 'ShopReviews'] as const)
    listingSlots[name] = () => null;
  listingSlots.useReserved = (listingId) => new Map(listingId === 'mine' ? [['v1', 2]] : []);
});

test('[UX-40, UX-41] reviews and questions load when one nears them', async () => {
  listingSlots.ProductReviews = () => 'What buyers say';
  listingSlots.ProductQuestions = () => 'What buyers ask';
  const { IntersectionObserver: before } = globalThis;
  Reflect.set(
    globalThis,
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const at = (hash: string): Promise<string[]> =>
    page.lookAt(ReviewsAndQuestions, { listing: shownListing() }, `/product/jug${hash}`);
  const [far, ...named] = [await at(''), await at('#reviews'), await at('#questions')];
  expect(far.filter((line) => line.startsWith('What'))).toEqual([]);
  Reflect.set(globalThis, 'IntersectionObserver', before);
  for (const lines of named)
    expect(lines.filter((line) => line.startsWith('What'))).toEqual(['What buyers say', 'What buyers ask']);
});

test('[CAT-03] a piece is passed on by its clean address', async () => {
  await page.open(() => null, {}, '/product/jug?colour=Blue&utm_source=x#reviews');
  const copied: string[] = [];
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await shareListing('Jug');
  const said = server.said();
  copy.mockRejectedValue(new Error('not allowed'));
  await shareListing('Jug');
  const instead = server.said().at(-1);
  copy.mockRejectedValue(Object.assign(new Error('x'), { name: 'AbortError' }));
  await shareListing('Jug');
  expect([copied, said, instead, server.said().length]).toEqual([
    ['http://shop.test/product/jug?colour=Blue'],
    ['success: Link copied'],
    'info: The link could not be copied. It is http://shop.test/product/jug?colour=Blue',
    2,
  ]);
});

test('[CAT-03] pieces like this one are asked for when one comes near', async () => {
  let near: (entries: object[]) => void = () => undefined;
  const { IntersectionObserver: before } = globalThis;
  Reflect.set(
    globalThis,
    'IntersectionObserver',
    class {
      constructor(notify: typeof near) {
        near = notify;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const open = async (items: ListingCard[] | null): Promise<string[]> => {
    await page.close();
    forgetAnswers();
    server.forget();
    if (items) server.answering('listings.listRelated', () => partly({ items }));
    else server.refusing('listings.listRelated', 503);
    await page.show(RelatedListings, { listing: shownListing() });
    const far = server.requestsSent().length;
    near([{ isIntersecting: false }]);
    near([{ isIntersecting: true }]);
    await time.settle();
    return [`${far} then ${server.requestsSent().length}`, ...page.lines()];
  };
  expect([await open([card('1')]), await open([]), await open(null)]).toEqual([
    [
      '0 then 1',
      'More pieces like this',
      '[All jugs → /category/jugs]',
      '[Jug 1 → /product/1]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
    ],
    ['0 then 1'],
    ['0 then 1'],
  ]);
  Reflect.set(globalThis, 'IntersectionObserver', before);
});

test('[CAT-02] a card counts what is set aside for the reader’s own payment as theirs', async () => {
  const cardOf = (listingId: string) => page.lookAt(ProductCard, { card: { ...card(listingId), stock: 0 } });
  expect(await cardOf('mine')).toContain('Only 2 left');
  expect(await cardOf('other')).toContain('Only 0 left');
});
