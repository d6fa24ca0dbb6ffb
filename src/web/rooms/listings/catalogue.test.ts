import { beforeEach, expect, test } from 'vitest';
import { answer, answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { RelatedListings } from './below/related-listings.tsx';
import { shownListing } from '#test/builders/shown-listing.ts';
import { Gallery } from './gallery/gallery.tsx';
import { GalleryZoom } from './gallery/gallery-zoom.tsx';
import { HomePage } from './home/home-page.tsx';
import { shareListing } from './share/share-listing.ts';
import { ReviewsAndQuestions } from './reviews-and-questions.tsx';
import { ShopPage } from './shop/shop-page.tsx';
import { listingSlots } from './slots.ts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  for (const name of ['Heart', 'BackToCart', 'ProductReviews', 'ProductQuestions', 'ShopReviews'] as const)
    listingSlots[name] = () => null;
});
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
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{
      id: `0198c9b2-0000-7000-8000-00000000000${at}`,
      width: 800,
      height: 1000,
      colour: '#aabbcc',
      alt: at === 0 ? 'From the side' : '',
    },
    ...{ focusX: 0.5, focusY: 0.5 },
  }));

test('[UX-30] the pictures of a piece: thumbnails, keys all around, the rest behind a number; one alone has none of it', async () => {
  const chosen: number[] = [];
  const gallery = (count: number, current = 0): Promise<string[]> =>
    page.lookAt(Gallery, {
      pictures: pictures(count),
      current,
      onChoose: (index: number) => void chosen.push(index),
      sizeLine: count === 1 ? '9 cm high' : null,
    });
  expect([await gallery(0), await gallery(1), await gallery(6, 1), await gallery(8)]).toEqual([
    ['status:'],
    ['[Enlarge the picture: ]', '[Image 1 of 1: From the side:', '(here)]', 'status:', '9 cm high'],
    [
      '2 of 6',
      '[Enlarge the picture: ]',
      '[Image 1 of 6: From the side:',
      ']',
      '[Image 2 of 6:',
      '(here)]',
      '[Image 3 of 6:',
      ']',
      '[Image 4 of 6:',
      ']',
      '[Image 5 of 6:',
      ']',
      '[Image 6 of 6:',
      ']',
      'status: Image 2 of 6',
    ],
    [
      '1 of 8',
      '[Enlarge the picture: ]',
      '[Image 1 of 8: From the side:',
      '(here)]',
      '[Image 2 of 8:',
      ']',
      '[Image 3 of 8:',
      ']',
      '[Image 4 of 8:',
      ']',
      '[Image 5 of 8:',
      ']',
      '[3 more pictures: +3]',
      'status: Image 1 of 8: From the side',
    ],
  ]);
  await gallery(3, 2);
  document.querySelector<HTMLElement>('.gallery__thumbs button')?.focus();
  await page.hit('ArrowRight');
  await page.hit('ArrowLeft');
  await page.hit('ArrowUp');
  await gallery(1);
  document.querySelector<HTMLElement>('.gallery__thumbs button')?.focus();
  await page.hit('ArrowRight');
  expect(chosen).toEqual([0, 1]);
  await gallery(8);
  document.querySelector<HTMLElement>('.rest-count')?.click();
  await page.until(() => document.querySelector('dialog') !== null);
  expect(chosen.at(-1)).toBe(5);
});

test('[UX-30] enlarged: keys turn the pictures while they are whole, all around; a press away closes', async () => {
  const chosen: number[] = [];
  let closed = 0;
  const zoom = async (count: number, current: number): Promise<string[]> => {
    await page.open(GalleryZoom, {
      pictures: pictures(count),
      current,
      onChoose: (index: number) => void chosen.push(index),
      onClose: () => void (closed += 1),
    });
    document.querySelector<HTMLElement>('dialog button')?.focus();
    return page.lines();
  };
  const all = await zoom(3, 2);
  await page.hit('ArrowRight');
  await page.hit('ArrowLeft');
  await page.hit('+');
  const larger = page.lines();
  // The next picture is shown whole.
  await page.press('Next picture');
  expect(page.lines()[1]).toBe('[Smaller: – off]');
  await page.hit('+');
  await page.hit('0');
  await page.press('Close');
  const one = await zoom(1, 0);
  await page.hit('ArrowRight');
  expect([all, larger, one, chosen, closed]).toEqual([
    ['Image 3 of 3', '[Smaller: – off]', '[Larger: ]', '[Close: ]', '[Picture before: ]', '[Next picture: ]'],
    ['Image 3 of 3', '[Smaller: ]', '[Larger: ]', '[Close: ]', '[Picture before: ]', '[Next picture: ]'],
    ['Image 1 of 1: From the side', '[Smaller: – off]', '[Larger: ]', '[Close: ]'],
    [0, 1, 0],
    1,
  ]);
});

const shop = {
  sellerId: 'rio',
  name: 'Rio Clay',
  slug: 'rio-clay',
  place: 'Porto',
  country: 'PT',
  owner: 'Rio',
  since: 2019,
  tagline: '',
  portrait: null,
  logo: null,
  banner: null,
  ratingCount: 0,
  ratingMean: 0,
  sold: 0,
  replyHours: null,
  returnsDays: 0,
  packing: '',
};
const home = (changes: object = {}) =>
  partly<CallOutput<'listings.getHome'>>({
    ...{ listingCount: 1234, shopCount: 56, opening: [card('1')], newest: [card('2')], popular: [], maker: null },
    categories: [{ slug: 'clay', name: 'Clay', picture: null, count: 1200 }],
    ...changes,
  });

test('[CAT-05] the first page: what is sold, by whom; the last days to order for the feast, and parts that may be empty', async () => {
  answer('listings.getHome', {}, home());
  const bare = await page.lookAt(HomePage, {}, '/');
  answer(
    'listings.getHome',
    {},
    home({
      popular: ['3', '4', '5', '6', '7'].map(card),
      maker: { shop, picture: null, quote: 'Slow.', story: 'I began late.', pieces: [card('8')], pieceCount: 12 },
    }),
  );
  const whole = await page.lookAt(HomePage, {}, '/');
  expect([bare, whole.slice(whole.indexOf('Ready to ship') + 1)]).toEqual([
    [
      'Made by hand, sold by the person who made it.',
      'Pots, knitwear, leather, jewellery and prints from 56 small workshops. Every page names the maker, the place and the day your piece leaves.',
      '[See the newest pieces → /search?sort=newest]',
      'Order by, to have it on 24 December',
      'Made to order | Sun 6 Dec',
      'Ready to ship | Mon 14 Dec',
      '[Jug 1: → /product/1]',
      '1Jug 1Rio Clay, Porto€42.00',
      'Browse by craft',
      '[All 1,234 pieces → /search]',
      '[',
      'Clay1,200 pieces → /category/clay]',
      'New',
      '[All new pieces → /search?sort=newest]',
      '[Jug 2 → /product/2]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      'How buying here works',
      '1',
      'You pay once',
      'Pick pieces from as many shops as you like. One payment covers them, with one order for each maker.',
      '2',
      'Each maker posts a parcel',
      'You see the leave-by day before you pay. If a maker is busy, the date says so.',
      '3',
      'Fourteen days to decide',
      'Send it back within 14 days of delivery. Pieces made with your name are the one exception.',
    ],
    [
      'Rio ClayRio, Porto, since 2019',
      '“Slow.”',
      'I began late.',
      '[',
      '€42.00Jug 8 → /product/8]',
      '[Visit the shop, 12 pieces → /shop/rio-clay]',
      'Popular now',
      '[All popular pieces → /search]',
      '[Jug 3 → /product/3]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      '[Jug 4 → /product/4]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      '[Jug 5 → /product/5]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      '[Jug 6 → /product/6]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      'How buying here works',
      '1',
      'You pay once',
      'Pick pieces from as many shops as you like. One payment covers them, with one order for each maker.',
      '2',
      'Each maker posts a parcel',
      'You see the leave-by day before you pay. If a maker is busy, the date says so.',
      '3',
      'Fourteen days to decide',
      'Send it back within 14 days of delivery. Pieces made with your name are the one exception.',
    ],
  ]);
  forgetAnswers();
  await page.close();
  server.forget();
  server.refusing('listings.getHome', 503);
  await page.show(HomePage, {}, '/');
  await page.until(() => page.isThere('Try again'));
  expect(page.lines().slice(0, 12)).toEqual([
    'Made by hand, sold by the person who made it.',
    'Pots, knitwear, leather, jewellery and prints from small workshops. Every page names the maker, the place and the day your piece leaves.',
    '[See the newest pieces → /search?sort=newest]',
    'Order by, to have it on 24 December',
    'Made to order | Sun 6 Dec',
    'Ready to ship | Mon 14 Dec',
    'alert:',
    'The newest pieces could not be loaded',
    'Not now. Nothing of yours is lost.',
    '[Try again]',
    'How buying here works',
    '1',
  ]);
});

const shopPage = async (changes: object, facts: object = {}): Promise<string[]> => {
  await page.close();
  answerPages(
    'listings.getShop',
    { slug: '' },
    partly({
      shop: { ...shop, ...facts },
      announcement: '',
      listingCount: 0,
      listings: [],
      story: '',
      nextCursor: null,
      ...changes,
    }),
  );
  return page.lookAt(ShopPage, {}, '/shop/rio-clay');
};

test('[CAT-05] a shop: what it says, what there is and how it works; nothing to buy, and no such shop', async () => {
  expect([
    await shopPage(
      {
        announcement: 'Back on Monday.',
        listingCount: 1234,
        listings: [card('1')],
        nextCursor: 'n',
        story: 'One.\n\nTwo.',
      },
      { replyHours: 12, returnsDays: 14, packing: 'Straw', ratingCount: 3, ratingMean: 4.5 },
    ),
    await shopPage({}),
  ]).toEqual([
    [
      '[Home → /]',
      '[Rio Clay → /shop/rio-clay (here)]',
      'Rio Clay',
      'Rio, Porto, Portugal, since 2019',
      '[ 4.5 from 3 reviews → /shop/rio-clay#reviews]',
      '[Follow Rio Clay]',
      'Back on Monday.',
      '1,234 pieces',
      '[Jug 1 → /product/1]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      '1 of 1,234',
      '[Load more]',
      '3 reviews',
      'About the workshop',
      'One.',
      'Two.',
      'How this shop works',
      'Usually answers | Within 12 hours',
      'Returns | Within 14 days',
      'Packing | Straw',
      'Postage | One parcel from this shop, shown before you pay',
    ],
    [
      '[Home → /]',
      '[Rio Clay → /shop/rio-clay (here)]',
      'Rio Clay',
      'Rio, Porto, Portugal, since 2019',
      '[Follow Rio Clay]',
      'Pieces',
      'Nothing for sale right now',
      'This maker has no piece in the shop at the moment.',
      '[See all pieces → /search]',
      'Reviews',
      'About the workshop',
      'Rio has not written about the workshop yet.',
      'How this shop works',
      'Returns | Not taken back',
      'Postage | One parcel from this shop, shown before you pay',
    ],
  ]);
  const away: string[][] = [];
  for (const status of [404, 503]) {
    await page.close();
    forgetAnswers();
    server.forget();
    server.refusing('listings.getShop', status);
    await page.show(ShopPage, {}, '/shop/gone');
    await time.settle();
    away.push(page.lines());
  }
  expect(away).toEqual([
    ['There is no shop at this address', 'It may have moved or closed', '[See all pieces → /search]'],
    ['alert:', 'This shop could not be loaded', 'Not now. Nothing of yours is lost.', '[Try again]'],
  ]);
});

test('[UX-40, UX-41] reviews and questions come when one nears them, both at once for whoever follows a link to either', async () => {
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

test('[CAT-03] a piece is passed on by its clean address; where it cannot be copied the address is told', async () => {
  await page.open(() => null, {}, '/product/jug?colour=Blue&utm_source=x#reviews');
  const copied: string[] = [];
  Reflect.set(navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) });
  await shareListing('Jug');
  const said = server.said();
  Reflect.set(navigator, 'clipboard', {
    writeText: async () => {
      throw new Error('not allowed');
    },
  });
  await shareListing('Jug');
  const instead = server.said().at(-1);
  Reflect.set(navigator, 'clipboard', {
    writeText: async () => {
      throw Object.assign(new Error('x'), { name: 'AbortError' });
    },
  });
  await shareListing('Jug');
  expect([copied, said, instead, server.said().length]).toEqual([
    ['http://shop.test/product/jug?colour=Blue'],
    ['success: Link copied'],
    'info: The link could not be copied. It is http://shop.test/product/jug?colour=Blue',
    2,
  ]);
});

test('[CAT-03] pieces like this one are asked for when one comes near; without an answer or any they take no room', async () => {
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
    const far = server.asked().length;
    near([{ isIntersecting: false }]);
    near([{ isIntersecting: true }]);
    await time.settle();
    return [`${far} then ${server.asked().length}`, ...page.lines()];
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
