import { createElement, Suspense, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownListing } from '#test/builders/shown-listing.ts';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import type { Listing } from '#domain/listings/model.ts';
import { currentSession } from '#web/platform/session.ts';
import { BuyBox } from './buy-box.tsx';
import { OptionChoice } from './option-choice.tsx';
import { ProductPage } from './product-page.tsx';
import { type Addition, listingSlots } from './slots.ts';

const reserved = new Map<string, number>();
const added: [string, number, string][] = [];
const shop = {
  ...{
    sellerId: 'rio',
    name: 'Rio Clay',
    slug: 'rio-clay',
    place: 'Porto',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    owner: 'Rio',
    tagline: 'Slow pots.',
  },
  ...{ ratingCount: 12, ratingMean: 4.75, since: 2019, sold: 1234, replyHours: 12, returnsDays: 14, packing: 'Straw' },
  ...{ portrait: null, logo: null, picture: null, banner: null, mark: null },
} as unknown as Listing['shop'];
const listing = (changes: Partial<Listing> = {}): Listing =>
  shownListing({ shop, vatSeller: { sellsAs: 'private', country: '', postcode: '', usesOss: false }, ...changes });
/** The box to buy, which keeps what one chooses. */
function Box({ of, first }: { of: Listing; first: (string | undefined)[] }) {
  const [choice, setChoice] = useState(first);
  return createElement(
    Suspense,
    null,
    createElement(BuyBox, {
      listing: of,
      choice,
      onChoose: (at, value) => setChoice(choice.map((each, index) => (index === at ? value : each))),
    }),
  );
}
const box = async (of: Listing, first: (string | undefined)[] = of.options.map(() => undefined)): Promise<string[]> => {
  const isOwn = currentSession()?.userId === of.shop.sellerId;
  const isGone = of.variants.find(({ values }) => values.join() === first.join())?.stock === 0;
  history.replaceState({ key: crypto.randomUUID() }, '');
  await page.open(Box, { of, first }, '/product/jug');
  // Its code comes when it is needed.
  const count = (text: string): number => page.lines().join().split(text).length - 1;
  await page.until(() =>
    isOwn ? count('Edit this piece') > 0 : of.stock > 0 && !isGone ? count('Add to cart') > 1 : count('sold out.') > 0,
  );
  return page.lines();
};
const plain = (changes: Partial<Listing> = {}): Listing =>
  listing({
    options: [],
    priceVaries: false,
    stock: 5,
    variants: [{ ...listing().variants[0]!, values: [], stock: 5 }],
    ...changes,
  });
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  signIn(null);
  added.length = 0;
  listingSlots.Heart = () => createElement('i', null, 'Heart');
  listingSlots.useReserved = () => reserved;
  listingSlots.addToCart = async ({ variant, quantity, personalisation }: Addition) =>
    void added.push([variant.id, quantity, personalisation]);
});

test('[UX-32, DASH-04] a piece: who makes it, its price with what it was reduced from, until when', async () => {
  expect([
    await box(listing({ ratingCount: 3, ratingMean: 4.5 })),
    await box(listing(), ['Blue']),
    await box(
      plain({
        variants: [
          {
            ...plain().variants[0]!,
            ...{ formerCents: 6000, saleEndsAt: '2026-12-09T10:00:00.000Z' },
            contents: partly({ amount: 500, unit: 'g' }),
          },
        ],
      }),
    ),
    await box(
      plain({
        variants: [{ ...plain().variants[0]!, formerCents: 4200 }],
        madeToOrder: true,
        shop: { ...shop, returnsDays: 30 },
      }),
    ),
  ]).toEqual([
    [
      '[Rio Clay → /shop/rio-clay], Porto, Portugal',
      'Jug',
      '[4.5 from 3 reviews → #reviews]',
      '[Share]',
      'from€42.00No VAT (private sale)',
      'ColourChoose one',
      '[Blue: Blue]',
      '[Red, sold out: Red]',
      '[Tell me when Red is back]',
      '[One less: – off]‹text Quantity 1›[One more: ]',
      '[Add to cart]Heart',
      'status: Only 3 left',
      'status: Arrives Thu 10 Dec – Tue 15 DecTo Germany, postage €6.90[Change the country, now Germany: Change]',
      'Leaves Porto by Mon 7 Dec',
      'Return within 14 days',
      '€42.00[Add to cart]',
    ],
    expect.arrayContaining(['[No reviews yet → #reviews]', 'ColourBlue', '€42.00Blue[Add to cart]']),
    expect.arrayContaining([
      '€42.00before €60.0030% less500 g, €84.00/kgNo VAT (private sale)Sale until Wed 9 Dec, 10:00 in Lisbon',
      '€42.00[Add to cart]',
    ]),
    expect.arrayContaining([
      'status: Arrives Fri 11 Dec – Wed 16 DecTo Germany, postage €6.90[Change the country, now Germany: Change]',
      'Made after you order. Leaves Porto by Tue 8 Dec',
      'Return within 30 days',
    ]),
  ]);
});

test('[UX-34, UX-35] nothing chosen is said at its option, which has the focus', async () => {
  const stops = (): number[] =>
    [...document.querySelectorAll<HTMLElement>('[role=radio]')].map((each) => each.tabIndex);
  await box(listing(), ['Red']);
  const ofChosen = stops();
  await box(listing());
  // The keyboard reaches what is chosen, or the first where nothing is.
  expect([ofChosen, stops()]).toEqual([
    [-1, 0],
    [0, -1],
  ]);
  await page.press('Add to cart');
  expect([page.lines().filter((line) => line.startsWith('alert')), page.focused(), added]).toEqual([
    ['alert: Choose colour first.'],
    'Blue',
    [],
  ]);
  page.called('Blue').focus();
  await page.hit('ArrowRight');
  const red = [page.focused(), page.lines().filter((line) => /alert|Red|sold out|back/i.test(line))];
  await page.hit('ArrowRight');
  await page.press('Add to cart');
  expect([red, page.focused(), added]).toEqual([
    [
      'Red, sold out',
      [
        'ColourRed',
        '[Red, sold out: Red]',
        'This choice has sold out. Others are still there.',
        '[Tell me when Red is back]Heart',
      ],
    ],
    'Add to cart',
    [['v1', 1, '']],
  ]);
});

test('[UX-36] words of the buyer are asked for before it goes into the cart, and are counted', async () => {
  const personalisation = { prompt: 'Initials', required: true, maxLength: 5 };
  await box(plain({ personalisation }));
  await page.until(() => page.isThere('Initials') || page.lines().some((line) => line.includes('Initials')));
  await page.press('Add to cart');
  const missing = [page.lines().filter((line) => /alert|needs|Initials/.test(line)), page.focused(), added.length];
  await page.type(/^Initials/, 'Ida');
  await page.press('Add to cart');
  expect([missing, page.lines().filter((line) => /Initials|left/.test(line)), added]).toEqual([
    [
      ['InitialsRequired, 0 of 5required, up to 5 characters‹text›', 'The maker needs your text for this piece.'],
      'InitialsRequired, 0 of 5required, up to 5 characters',
      0,
    ],
    ['InitialsRequired, 3 of 5required, up to 5 characters‹text Ida›', 'status: 2 characters left'],
    [['v1', 1, 'Ida']],
  ]);
});

test('[UX-35] as many as there are, and how few are left', async () => {
  await box(plain({ stock: 3, variants: [{ ...plain().variants[0]!, stock: 3 }] }));
  const three = page.lines().filter((line) => /left|Only/.test(line));
  for (let times = 0; times < 3; times += 1) await page.press(/more|One more|Increase/i);
  await page.press('Add to cart');
  await box(plain({ stock: 4, variants: [{ ...plain().variants[0]!, stock: 4 }] }));
  expect([three, added, page.lines().filter((line) => /left|Only/.test(line))]).toEqual([
    ['status: Only 3 left'],
    [['v1', 3, '']],
    [],
  ]);
});

test('[UX-34] sold out, one’s own piece: no button to buy, and what one can do instead', async () => {
  const gone = listing({ stock: 0, variants: listing().variants.map((each) => ({ ...each, stock: 0 })) });
  const none = await box(gone);
  const chosen = await box(gone, ['Blue']);
  const other = await box(listing(), ['Red']);
  signIn({ userId: 'rio' });
  const own = await box(listing(), ['Blue']);
  const effects = (lines: string[]): string[] =>
    lines.slice(
      lines.findIndex((line) => line.startsWith('Colour')) + 1,
      lines.findIndex((line) => line.includes('To Germany')),
    );
  expect([effects(none), effects(chosen), effects(other), effects(own)]).toEqual([
    [
      '[Blue, sold out: Blue]',
      '[Red, sold out: Red]',
      'This piece has sold out. Choose one to be told when it is back.',
      'Heart',
    ],
    ['[Blue, sold out: Blue]', '[Red, sold out: Red]', 'This piece has sold out.', '[Tell me when it is back]Heart'],
    [
      '[Blue: Blue]',
      '[Red, sold out: Red]',
      'This choice has sold out. Others are still there.',
      '[Tell me when Red is back]Heart',
    ],
    [
      '[Blue: Blue]',
      '[Red, sold out: Red]',
      'This piece is your own. Others find the button to buy it here.',
      '[Edit this piece → /seller-dashboard/add-listing?edit=jug]',
      'status: Only 3 left',
    ],
  ]);
});

test('[UX-34, UX-05] a choice stands in the address, and is no step of its own for Back', async () => {
  for (const name of ['ProductReviews', 'ProductQuestions'] as const) listingSlots[name] = () => null;
  answer('listings.getListing', { listingId: '' }, listing());
  await page.open(ProductPage, {}, '/product/jug');
  const { length } = history;
  await page.press('Blue');
  expect([page.address(), history.length]).toEqual(['/product/jug?colour=Blue', length]);
});

test('[CAT-02] the last piece reserved by oneself is not sold out', async () => {
  for (const name of ['ProductReviews', 'ProductQuestions'] as const) listingSlots[name] = () => null;
  const gone = listing({ stock: 0, variants: listing().variants.map((each) => ({ ...each, stock: 0 })) });
  answer('listings.getListing', { listingId: '' }, gone);
  const [variant] = gone.variants;
  reserved.set(variant?.id ?? '', 1);
  await page.open(ProductPage, {}, `/product/jug?variant=${variant?.id}`);
  reserved.clear();
  expect(page.lines()).toEqual(expect.arrayContaining(['[Add to cart]Heart', 'status: Only 1 left']));
});

test('[UX-34] up to eight values are buttons', async () => {
  const many = (count: number): Listing => {
    const values = Array.from({ length: count }, (_, at) => `No ${at + 1}`);
    const variants = values.map((value, at) => ({
      ...listing().variants[0]!,
      id: `v${at}`,
      values: [value],
      stock: at,
    }));
    return listing({ options: [{ name: 'Number', values }], variants });
  };
  const shown = async (count: number, first?: string): Promise<string[]> => {
    await page.open(OptionChoice, {
      listing: many(count),
      index: 0,
      choice: [first],
      isMissing: first === undefined,
      onChoose: (value: string) => void chosen.push(value),
    });
    return page.lines();
  };
  const chosen: string[] = [];
  expect([await shown(8, 'No 2'), await shown(9)]).toEqual([
    expect.arrayContaining(['NumberNo 2', '[No 1, sold out: No 1]', '[No 8: No 8]']),
    [
      'Number',
      '*Choose one / No 1, sold out / No 2 / No 3 / No 4 / No 5 / No 6 / No 7 / No 8 / No 9 /',
      'alert: Choose number first.',
    ],
  ]);
  await page.type('Number', 'No 3');
  expect(chosen).toEqual(['No 3']);
});

test('[UX-34] a list of values marks what is sold out beside the chosen', async () => {
  const sizes = Array.from({ length: 9 }, (_, at) => `No ${at + 1}`);
  const variants = ['Blue', 'Red'].flatMap((colour) =>
    sizes.map((size) => ({
      ...listing().variants[0]!,
      id: `${colour} ${size}`,
      values: [colour, size],
      stock: colour === 'Blue' && size === 'No 2' ? 0 : 1,
    })),
  );
  const of = listing({
    options: [
      { name: 'Colour', values: ['Blue', 'Red'] },
      { name: 'Size', values: sizes },
    ],
    variants,
  });
  const listed = async (colour: string | undefined): Promise<boolean> => {
    const props = { listing: of, index: 1, choice: [colour, undefined], isMissing: false, onChoose: () => undefined };
    return (await page.lookAt(OptionChoice, props)).join().includes('No 2, sold out');
  };
  expect([await listed(undefined), await listed('Blue'), await listed('Red')]).toEqual([false, true, false]);
});
