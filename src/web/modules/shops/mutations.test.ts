import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { answer, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { settle } from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import type { ContainedTax } from '#domain/shops/tax/model.ts';
import { setSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { FollowMaker } from './follow-button.tsx';
import { ShopHead } from './shop-head.tsx';
import { TaxRows } from './tax-rows.tsx';

const upload = vi.hoisted(() => ({
  answers: [] as (() => Promise<unknown>)[],
  progress: undefined as ((part: number) => void) | undefined,
}));
const picture = (id: string): Picture =>
  ({ id, width: 10, height: 10, color: '#fff', alt: 'A wheel', focusX: 50, focusY: 40 }) as unknown as Picture;
vi.mock('#web/modules/files/upload-picture.ts', () => ({
  uploadPicture: (_file: File, { onProgress }: { onProgress: (part: number) => void }) => {
    upload.progress = onProgress;
    return upload.answers.shift()?.() ?? new Promise(() => undefined);
  },
}));
vi.mock('#web/modules/files/crop/late-crop-dialog.ts', () => ({
  LateCropDialog: ({
    picture,
    shapes,
    onClose,
    onCropped,
  }: {
    picture: Picture;
    shapes: { name: string; ratio: number }[];
    onClose: () => void;
    onCropped: (part: Picture) => void;
  }) =>
    createElement(
      'div',
      {},
      `Crop ${picture.id} to ${shapes.map(({ name, ratio }) => `${name} ${ratio}`)}`,
      createElement('button', { type: 'button', onClick: () => onCropped({ ...picture, focusX: 10 }) }, 'Cropped'),
      createElement('button', { type: 'button', onClick: onClose }, 'Not now'),
    ),
}));
const shop = (changes: Partial<ShopCard> = {}): ShopCard => ({
  ...{
    sellerId: 'rio',
    slug: 'rio-clay',
    timeZone: 'Europe/Lisbon',
    name: 'Rio Clay',
    owner: 'Rio',
    place: 'Porto',
    country: 'PT',
    since: 2019,
    tagline: 'Clay by the sea',
  },
  ...{ sold: 12, ratingMean: 4.75, ratingCount: 3, replyHours: 5, returnsDays: 14, packing: '', portrait: null },
  ...changes,
});
const openFollow = (sellerIds: string[] = []): Promise<Part> => {
  answerCalls({ 'shops.listFollows': () => ({ sellerIds }) });
  return openPart(ShopHead, {
    page: { shop: shop(), listings: [], followers: 7, banner: null } as unknown as CallOutput<'listings.getShop'>,
  });
};
const state = (part: Part): string[] => part.lines().filter((line) => /ollow/.test(line));
beforeEach(() => {
  forgetAnswers();
  signIn({});
  signInOverlay.set(null);
});

test('[CAT-05] the head of a shop says what is known of it', () => {
  const head = (changes: Partial<ShopCard>, page: object = {}): string[] =>
    shown(ShopHead, {
      page: {
        shop: shop(changes),
        listings: [],
        followers: 0,
        banner: null,
        ...page,
      } as unknown as CallOutput<'listings.getShop'>,
    });
  expect(head({}, { followers: 1 })).toEqual([
    'Rio Clay',
    'Rio, Porto, Portugal, since 2019',
    '“Clay by the sea”',
    '[ 4.8 from 3 reviews → /shop/rio-clay#reviews]',
    '12 pieces sold',
    '1 follower',
    '[Follow Rio Clay]',
  ]);
  expect(head({ ratingCount: 0, sold: 0, tagline: '', place: '', country: '' })).toEqual([
    'Rio Clay',
    'Rio, since 2019',
    '[Follow Rio Clay]',
  ]);
  expect(head({ ratingCount: 1, sold: 1 }, { followers: 2 }).slice(-5)).toEqual([
    '“Clay by the sea”',
    '[ 4.8 from 1 review → /shop/rio-clay#reviews]',
    '1 piece sold',
    '2 followers',
    '[Follow Rio Clay]',
  ]);
});

test('[CAT-05] the band shows three of a shop’s pieces, the first row below others', async () => {
  const listings = [1, 2, 3, 4, 5, 6].map((each) => ({ picture: picture(`p${each}`) }));
  const band = async (page: object): Promise<(string | undefined)[]> => {
    const part = await openPart(ShopHead, {
      page: {
        shop: shop(),
        listings,
        followers: 0,
        banner: null,
        ...page,
      } as unknown as CallOutput<'listings.getShop'>,
    });
    const seen = [...part.element.querySelectorAll('.shophead__band img')].map(
      (each) => /pictures\/(\w+)/.exec(each.getAttribute('src') ?? '')?.[1],
    );
    const sizes = part.element.querySelector('.shophead__band img')?.getAttribute('sizes') ?? undefined;
    await part.close();
    return [...seen, sizes];
  };
  expect([
    await band({}),
    await band({ listings: listings.slice(0, 2) }),
    await band({ listings: [{ picture: null }] }),
    await band({ banner: picture('b') }),
  ]).toEqual([
    ['p6', 'p4', 'p2', '(min-width: 960px) 360px, 33vw'],
    ['p2', 'p1', '(min-width: 960px) 360px, 50vw'],
    [undefined],
    [undefined],
  ]);
});

test('[CAT-05] a shop is followed at once and counted by its answer', async () => {
  const part = await openFollow(['ben']);
  expect(state(part)).toEqual(['7 followers', '[Follow Rio Clay]']);
  sentNow();
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'shops.setFollow': () => pending, 'shops.listFollows': () => ({ sellerIds: ['rio', 'ben'] }) });
  await part.press('Follow Rio Clay');
  expect([state(part), sentNow(), staleNow()]).toEqual([
    ['7 followers', '[Following Rio Clay (on)]'],
    [['shops.setFollow', { following: true, sellerId: 'rio' }]],
    [],
  ]);
  await letGo({ following: true, followers: 8 });
  expect([state(part), staleNow(), saidNow()]).toEqual([
    ['8 followers', '[Following Rio Clay (on)]'],
    ['shops.listFollows', 'listings.listFollowed'],
    [],
  ]);
  answerCalls({ 'shops.setFollow': () => new Problem(409, 'Not now.') });
  sentNow();
  await part.press('Following Rio Clay');
  expect([state(part), sentNow(), saidNow(), staleNow()]).toEqual([
    ['8 followers', '[Following Rio Clay (on)]'],
    [['shops.setFollow', { following: false, sellerId: 'rio' }]],
    ['error: Not now.'],
    [],
  ]);
});

test('[CAT-05] pressed again before the answer, the last press says how it stands', async () => {
  const part = await openFollow();
  const answers = [lateAnswer(), lateAnswer()];
  let requests = 0;
  sentNow();
  answerCalls({ 'shops.setFollow': () => answers[requests++]?.pending });
  await part.press('Follow Rio Clay');
  await part.press('Following Rio Clay');
  expect([state(part), sentNow()]).toEqual([
    ['7 followers', '[Follow Rio Clay]'],
    [['shops.setFollow', { following: true, sellerId: 'rio' }]],
  ]);
  await answers[0]?.letGo({ following: true, followers: 8 });
  expect([state(part), sentNow(), staleNow()]).toEqual([
    ['7 followers', '[Follow Rio Clay]'],
    [['shops.setFollow', { following: false, sellerId: 'rio' }]],
    [],
  ]);
  await answers[1]?.letGo({ following: false, followers: 7 });
  expect([state(part), staleNow()]).toEqual([
    ['7 followers', '[Follow Rio Clay]'],
    ['shops.listFollows', 'listings.listFollowed'],
  ]);
});

test('[CAT-05, UX-74] whoever is not signed in is asked first and follows afterwards', async () => {
  signIn(null);
  const part = await openFollow();
  expect(sentNow()).toEqual([]);
  await part.press('Follow Rio Clay');
  expect([signInOverlay.get(), sentNow()]).toEqual([{ tab: 'signin' }, []]);
  answerCalls({ 'shops.setFollow': () => ({ following: true, followers: 8 }) });
  await part.do(() =>
    setSession({ userId: 'ida', displayName: 'Ida', email: 'i@example.com', role: 'buyer', shopSlug: null }),
  );
  expect(sentNow().filter(([name]) => name === 'shops.setFollow')).toEqual([
    ['shops.setFollow', { sellerId: 'rio', following: true }],
  ]);
  await part.close();
  signIn(null);
  const own = await openFollow();
  await own.press('Follow Rio Clay');
  sentNow();
  await own.do(() =>
    setSession({ userId: 'rio', displayName: 'Rio', email: 'r@example.com', role: 'seller', shopSlug: 'rio-clay' }),
  );
  expect(sentNow().filter(([name]) => name === 'shops.setFollow')).toEqual([]);
  expect(state(own)).toEqual(['7 followers']);
  signIn({});
  answer('shops.listFollows', {}, { sellerIds: ['rio'] });
  expect(shown(FollowMaker, { shop: { sellerId: 'rio', name: 'Rio Clay' } })).toEqual(['[Following Rio Clay (on)]']);
});

test('[PAY-06] what VAT a total contains, rate by rate, shop by shop, or why there is none', () => {
  const taxed = {
    basis: 'taxed',
    rates: [
      { percent: 20, taxCents: 700 },
      { percent: 10, taxCents: 50 },
    ],
  } as unknown as ContainedTax;
  const without = (basis: string) => ({ shopName: 'Ana Loom', tax: { basis } as unknown as ContainedTax });
  expect([
    shown(TaxRows, { taxes: [{ shopName: 'Rio Clay', tax: taxed }] }),
    shown(TaxRows, { taxes: [{ shopName: 'Rio Clay', tax: taxed }, without('small-business')] }),
    shown(TaxRows, { taxes: [without('private')] }),
    shown(TaxRows, { taxes: [{ shopName: 'Rio Clay', tax: null }] }),
  ]).toEqual([
    ['VAT 20 % | €7.00 included', 'VAT 10 % | €0.50 included'],
    [
      'VAT 20 %, Rio Clay | €7.00 included',
      'VAT 10 %, Rio Clay | €0.50 included',
      'VAT, Ana Loom | none, small business',
    ],
    ['VAT | none, private sale'],
    ['VAT | not told by the maker'],
  ]);
});

test('[CAT-05] a press that was not kept is taken back, unless another came after it', async () => {
  const part = await openFollow();
  const [first, second] = [lateAnswer(), lateAnswer()];
  let requests = 0;
  answerCalls({ 'shops.setFollow': () => (requests++ === 0 ? first.pending : second.pending) });
  await part.press('Follow Rio Clay');
  await part.press('Following Rio Clay');
  await part.press('Follow Rio Clay');
  await first.letGo(new Problem(409, 'Not now.'));
  expect([state(part), saidNow()]).toEqual([['7 followers', '[Following Rio Clay (on)]'], ['error: Not now.']]);
});

test('[CAT-05] whom one follows, asked for before the press, does not undo it when it comes', async () => {
  const part = await openFollow(['ben']);
  const before = lateAnswer();
  answerCalls({ 'shops.listFollows': () => before.pending, 'shops.setFollow': () => lateAnswer().pending });
  await settle(() => refresh('shops.listFollows'));
  await part.press('Follow Rio Clay');
  await before.letGo({ sellerIds: ['ben'] });
  expect(state(part)).toEqual(['7 followers', '[Following Rio Clay (on)]']);
});
