import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { settle } from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ShopProfile } from '#domain/shops/contract.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import type { ContainedTax, InvoiceFacts } from '#domain/shops/tax/model.ts';
import { setSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { signInOverlay } from '#web/rooms/accounts/sign-in-overlay.ts';
import { FollowMaker } from './follow-button.tsx';
import { ShopHead } from './shop-head.tsx';
import { TaxRows } from './tax-rows.tsx';
import { InvoicesPage } from './seller/invoices-page.tsx';
import { PicturePlace } from './seller/picture-place.tsx';
import { SellerShopPage } from './seller/seller-shop-page.tsx';

const upload = vi.hoisted(() => ({
  answers: [] as (() => Promise<unknown>)[],
  progress: undefined as ((part: number) => void) | undefined,
}));
vi.mock('#web/rooms/files/upload-picture.ts', () => ({
  uploadPicture: (_file: File, { onProgress }: { onProgress: (part: number) => void }) => {
    upload.progress = onProgress;
    return upload.answers.shift()?.() ?? new Promise(() => undefined);
  },
}));
vi.mock('#web/rooms/files/crop/late-crop-dialog.ts', () => ({
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
vi.mock('#web/ui/fields/country-options.ts', () => ({
  countryOptions: [
    ['AT', 'Austria'],
    ['PT', 'Portugal'],
  ],
}));

beforeEach(() => {
  forgetAnswers();
  signIn({});
  signInOverlay.set(null);
});

const shop = (changes: Partial<ShopCard> = {}): ShopCard => ({
  ...{
    sellerId: 'rio',
    slug: 'rio-clay',
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
const picture = (id: string): Picture =>
  ({ id, width: 10, height: 10, color: '#fff', alt: 'A wheel', focusX: 50, focusY: 40 }) as unknown as Picture;

test('[CAT-05] the head of a shop says what is known of it, and nothing of what is nought or not told', () => {
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

test('[CAT-05] the band shows three of a shop’s pieces, the first row below others; with a banner none', async () => {
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
    const seen = [...part.place.querySelectorAll('.shophead__band img')].map(
      (each) => /pictures\/(\w+)/.exec(each.getAttribute('src') ?? '')?.[1],
    );
    const sizes = part.place.querySelector('.shophead__band img')?.getAttribute('sizes') ?? undefined;
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

const openFollow = (sellerIds: string[] = []): Promise<Part> => {
  answerCalls({ 'shops.listFollows': () => ({ sellerIds }) });
  return openPart(ShopHead, {
    page: { shop: shop(), listings: [], followers: 7, banner: null } as unknown as CallOutput<'listings.getShop'>,
  });
};
const state = (part: Part): string[] => part.lines().filter((line) => /ollow/.test(line));

test('[CAT-05] a shop is followed at once and counted by its answer; what was not kept is taken back, and said', async () => {
  const part = await openFollow(['ben']);
  expect(state(part)).toEqual(['7 followers', '[Follow Rio Clay]']);
  sentNow();
  const { held, letGo } = lateAnswer();
  answerCalls({ 'shops.setFollow': () => held, 'shops.listFollows': () => ({ sellerIds: ['rio', 'ben'] }) });
  await part.press('Follow Rio Clay');
  expect([state(part), sentNow(), staleNow()]).toEqual([
    ['7 followers', '[Following Rio Clay (on)]'],
    [
      [
        'shops.setFollow',
        {
          following: true,
          sellerId: 'rio',
        },
      ],
    ],
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
    [
      [
        'shops.setFollow',
        {
          following: false,
          sellerId: 'rio',
        },
      ],
    ],
    ['error: Not now.'],
    [],
  ]);
});

test('[CAT-05] pressed again before the answer, the last press says how it stands', async () => {
  const part = await openFollow();
  const answers = [lateAnswer(), lateAnswer()];
  let asked = 0;
  sentNow();
  answerCalls({ 'shops.setFollow': () => answers[asked++]?.held });
  await part.press('Follow Rio Clay');
  await part.press('Following Rio Clay');
  expect([state(part), sentNow()]).toEqual([
    ['7 followers', '[Follow Rio Clay]'],
    [
      [
        'shops.setFollow',
        {
          following: true,
          sellerId: 'rio',
        },
      ],
    ],
  ]);
  await answers[0]?.letGo({ following: true, followers: 8 });
  expect([state(part), sentNow(), staleNow()]).toEqual([
    ['7 followers', '[Follow Rio Clay]'],
    [
      [
        'shops.setFollow',
        {
          following: false,
          sellerId: 'rio',
        },
      ],
    ],
    [],
  ]);
  await answers[1]?.letGo({ following: false, followers: 7 });
  expect([state(part), staleNow()]).toEqual([
    ['7 followers', '[Follow Rio Clay]'],
    ['shops.listFollows', 'listings.listFollowed'],
  ]);
});

test('[CAT-05, UX-74] whoever is not signed in is asked first and follows afterwards; nobody follows the own shop', async () => {
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
    setSession({
      userId: 'rio',
      displayName: 'Rio',
      email: 'r@example.com',
      role: 'seller',
      shopSlug: 'rio-clay',
    }),
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

const facts = (changes: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  ...{ sellsAs: 'registered', legalName: 'Rio Ltd', line1: 'Rua 1', postcode: '4000', city: 'Porto', country: 'PT' },
  ...{ vatNumber: 'PT1', usesOss: false },
  ...changes,
});

test('[PAY-06, LAW-03] who sells: each way asks for its own, the field that was refused is marked and focused, saved it is what is kept', async () => {
  expect(shown(InvoicesPage, {})).toEqual([
    'Invoices and VAT',
    'Who sells, as buyers read it before they pay and on each invoice.',
    'status: Loading what stands on your invoices',
  ]);
  fail('shops.getInvoiceFacts', {}, 503, 'Being mended.');
  expect(shown(InvoicesPage, {}).slice(2)).toEqual([
    'alert:',
    'What stands on your invoices could not be readIt is safe',
    'Being mended.',
    '[Try again]',
  ]);
  forgetAnswers();
  answerCalls({ 'shops.getInvoiceFacts': () => ({ facts: null }) });
  const part = await openPart(InvoicesPage, {});
  expect(part.lines()).toEqual([
    'Invoices and VAT',
    'Who sells, as buyers read it before they pay and on each invoice.',
    'You sell',
    '‹radio on›With a VAT number‹radio›Exempt of VAT‹radio›Privately',
    'You are a trader. Your prices contain VAT, and invoices show it.',
    'Name on invoices‹text›',
    'Street and number‹text›',
    'Postcode‹text›',
    'City‹text›',
    'Country',
    '*Choose… / Austria / Portugal /',
    'VAT number‹text›',
    'With the letters of its country, like DE136695976.',
    '‹checkbox›I declare sales to other member states by the One-Stop ShopThen the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on.',
    '[Save]',
  ]);
  // As long as the invoice takes them.
  expect([...part.place.querySelectorAll<HTMLInputElement>('input[maxlength]')].map((each) => each.maxLength)).toEqual([
    120, 120, 16, 80, 20,
  ]);
  const way = (at: number): Promise<void> =>
    part.do(() => part.place.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click());
  await way(1);
  expect(part.changes()).toEqual([
    '− ‹radio on›With a VAT number‹radio›Exempt of VAT‹radio›Privately',
    '− You are a trader. Your prices contain VAT, and invoices show it.',
    '− VAT number‹text›',
    '− With the letters of its country, like DE136695976.',
    '− ‹checkbox›I declare sales to other member states by the One-Stop ShopThen the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on.',
    '+ ‹radio›With a VAT number‹radio on›Exempt of VAT‹radio›Privately',
    '+ You are a trader below the threshold of your country. Invoices say so and show no VAT.',
  ]);
  await way(2);
  expect(part.changes()).toEqual([
    '− ‹radio›With a VAT number‹radio on›Exempt of VAT‹radio›Privately',
    '− You are a trader below the threshold of your country. Invoices say so and show no VAT.',
    '− Name on invoices‹text›',
    '− Street and number‹text›',
    '− Postcode‹text›',
    '− City‹text›',
    '− Country',
    '− *Choose… / Austria / Portugal /',
    '+ ‹radio›With a VAT number‹radio›Exempt of VAT‹radio on›Privately',
    '+ You are no trader. Buyers are told that the rights of consumers do not hold, and no invoices are written.',
  ]);
  await way(0);
  await part.fill('Name on invoices', 'Rio Ltd');
  await part.fill('Street and number', 'Rua 1');
  await part.fill('Postcode', '4000');
  await part.fill('City', 'Porto');
  await part.fill('VAT number', 'XX');
  await part.press('I declare sales');
  sentNow();
  part.lines();
  answerCalls({
    'shops.updateInvoiceFacts': () =>
      new Problem(400, 'Choose the country.', 'shops/invalid-invoice-facts', { field: 'country' }),
  });
  await part.press('Save');
  expect([part.changes(), part.focused(), sentNow()[0], staleNow()]).toEqual([
    ['+ Choose the country.'],
    'Country',
    [
      'shops.updateInvoiceFacts',
      {
        city: 'Porto',
        country: '',
        legalName: 'Rio Ltd',
        line1: 'Rua 1',
        postcode: '4000',
        sellsAs: 'registered',
        usesOss: true,
        vatNumber: 'XX',
      },
    ],
    ['shops.getInvoiceFacts'],
  ]);
  await part.fill('Country', 'PT');
  answerCalls({
    'shops.updateInvoiceFacts': () => new Problem(400, 'It is no VAT number.', 'shops/invalid-vat-number'),
  });
  await part.press('Save');
  expect([part.changes(), part.focused()]).toEqual([
    [
      '− *Choose… / Austria / Portugal /',
      '− Choose the country.',
      '− With the letters of its country, like DE136695976.',
      '+ Choose… / Austria / *Portugal /',
      '+ It is no VAT number.',
    ],
    'VAT number',
  ]);
  answerCalls({
    'shops.updateInvoiceFacts': () => new Problem(400, 'Outside of the Union.', 'shops/not-in-the-union'),
  });
  await part.press('Save');
  expect([part.changes(), part.focused(), saidNow()]).toEqual([
    ['− It is no VAT number.', '+ Outside of the Union.', '+ With the letters of its country, like DE136695976.'],
    'Country',
    [],
  ]);
  // What is about no field is said all the same, also where there are none.
  answerCalls({ 'shops.updateInvoiceFacts': () => new Problem(409, 'Not now.') });
  await way(2);
  part.lines();
  await part.press('Save');
  expect([part.changes(), saidNow()]).toEqual([[], ['error: Not now.']]);
  await way(0);
  staleNow();
  part.lines();
  const { held, letGo } = lateAnswer();
  answerCalls({ 'shops.updateInvoiceFacts': () => held });
  await part.press('Save');
  expect(part.changes()).toEqual(['− [Save]', '+ [Saving… – off]']);
  await letGo({ facts: facts({ legalName: 'RIO LTD' }) });
  expect([part.changes(), saidNow(), staleNow()]).toEqual([
    [
      '− Name on invoices‹text Rio Ltd›',
      '− VAT number‹text XX›',
      '− ‹checkbox on›I declare sales to other member states by the One-Stop ShopThen the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on.',
      '− [Saving… – off]',
      '+ Name on invoices‹text RIO LTD›',
      '+ VAT number‹text PT1›',
      '+ ‹checkbox›I declare sales to other member states by the One-Stop ShopThen the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on.',
      '+ [Save]',
    ],
    ['success: Saved. It holds for what is bought from now on.'],
    ['shops.getInvoiceFacts'],
  ]);
});

const profile: ShopProfile = {
  name: 'Rio Clay',
  place: 'Porto',
  country: 'PT',
  tagline: 'By the sea',
  announcement: '',
  packing: '',
  returnsDays: 14,
  story: 'Once.',
};
const mine = (changes: object = {}): CallOutput<'shops.getMine'> => ({
  shop: shop(),
  profile,
  banner: null,
  ...changes,
});

test('[SHELL-09] the words of a shop are seen at once beside them, thrown away or saved, and what is typed meanwhile stays', async () => {
  expect(shown(SellerShopPage, {})).toEqual(['Shop page', 'What buyers read about you.', 'status: Loading your shop']);
  fail('shops.getMine', {}, 503, 'Being mended.');
  expect(shown(SellerShopPage, {}).slice(2)).toEqual([
    'alert:',
    'Your shop could not be readYour shop is safe',
    'Being mended.',
    '[Try again]',
  ]);
  forgetAnswers();
  answerCalls({ 'shops.getMine': () => mine() });
  const part = await openPart(SellerShopPage, {});
  expect(part.lines()).toEqual([
    'Shop page',
    'What buyers read about you.',
    'Pictures of the shop',
    'Photo of the maker',
    '[Choose a photo]',
    '‹file File for photo of the maker›',
    'You, or your hands at work. It stands on the shop page and beside every piece. Without it your stamp stands there.',
    'Banner',
    'No banner yet',
    '[Choose a photo]',
    '‹file File for banner›',
    'The workshop, or many pieces together; best from 1500 by 500 pixels. Without it the shop page opens with three of your pieces.',
    'Words of the shop',
    'Shop name 8 of 60‹text Rio Clay›',
    'The address of the shop stays as it is.',
    'Where you work 5 of 60‹text Porto›',
    'Town or region, as buyers read it beside every piece.',
    'In one sentence 10 of 140‹text By the sea›',
    'What you make.',
    'Notice at the top 0 of 300‹text›',
    'A market you are at, a holiday. Leave it empty otherwise.',
    'How you pack 0 of 300‹text›',
    'Buyers read it on every product page.',
    'Country parcels leave from',
    'Choose… / Austria / *Portugal /',
    'Postage is counted from it.',
    'Days to send a piece back‹text 14›',
    '0 to 90. 14 days is the law in the EU.',
    'Story 5 of 5000',
    'Once.',
    'Who makes the pieces, and how.',
    '[Save shop page – off]',
    'Preview',
    '[Open shop page → /shop/rio-clay]',
    'Rio Clay',
    'Porto',
    'By the sea',
    'Once.',
    'Address: [/shop/rio-clay → /shop/rio-clay]',
  ]);
  sentNow();
  await part.fill('Shop name', '  ');
  await part.press('Save shop page');
  expect([part.changes(), part.focused(), sentNow()]).toEqual([
    [
      '− Shop name 8 of 60‹text Rio Clay›',
      '− The address of the shop stays as it is.',
      '− [Save shop page – off]',
      '− Rio Clay',
      '+ Shop name 2 of 60‹text ›',
      '+ Give the shop a name.',
      '+ [Save shop page]',
      '+ [Discard]',
    ],
    'Shop name 2 of 60',
    [],
  ]);
  await part.press('Discard');
  expect(part.changes()).toEqual([
    '− Shop name 2 of 60‹text ›',
    '− Give the shop a name.',
    '− [Save shop page]',
    '− [Discard]',
    '+ Shop name 8 of 60‹text Rio Clay›',
    '+ The address of the shop stays as it is.',
    '+ [Save shop page – off]',
    '+ Rio Clay',
  ]);
  await part.fill('Where you work', '');
  await part.fill('Days to send a piece back', '120 days');
  await part.fill('Country parcels leave from', 'AT');
  expect(part.changes()).toEqual([
    '− Where you work 5 of 60‹text Porto›',
    '− Choose… / Austria / *Portugal /',
    '− Days to send a piece back‹text 14›',
    '− [Save shop page – off]',
    '− Porto',
    '+ Where you work 0 of 60‹text›',
    '+ Choose… / *Austria / Portugal /',
    '+ Days to send a piece back‹text 90›',
    '+ [Save shop page]',
    '+ [Discard]',
  ]);
  await part.fill('Days to send a piece back', 'none');
  expect(part.changes()).toEqual(['− Days to send a piece back‹text 90›', '+ Days to send a piece back‹text 0›']);
  answerCalls({ 'shops.updateMine': () => new Problem(409, 'Not now.') });
  await part.press('Save shop page');
  expect([part.changes(), sentNow()[0], saidNow(), staleNow()]).toEqual([
    [],
    [
      'shops.updateMine',
      {
        announcement: '',
        country: 'AT',
        name: 'Rio Clay',
        packing: '',
        place: '',
        returnsDays: 0,
        story: 'Once.',
        tagline: 'By the sea',
      },
    ],
    ['error: Not now.'],
    ['shops.getMine', 'listings.getShop'],
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'shops.updateMine': () => held });
  await part.press('Save shop page');
  await part.fill('Story', 'Once more.');
  part.lines();
  answerCalls({ 'shops.getMine': () => mine({ profile: { ...profile, place: '', returnsDays: 0, country: 'AT' } }) });
  await letGo(mine({ profile: { ...profile, place: '', returnsDays: 0, country: 'AT' } }));
  expect([part.changes(), saidNow(), staleNow()]).toEqual([
    ['− [Saving… – off]', '+ [Save shop page]'],
    ['success: Your shop page is up to date.'],
    ['shops.getMine', 'listings.getShop'],
  ]);
  await part.press('Discard');
  expect(part.changes()).toEqual([
    '− Story 10 of 5000',
    '− Once more.',
    '− [Save shop page]',
    '− [Discard]',
    '− Once more.',
    '+ Story 5 of 5000',
    '+ Once.',
    '+ [Save shop page – off]',
    '+ Once.',
  ]);
});

const place = (given: Picture | null): Promise<Part> =>
  openPart(PicturePlace, {
    place: 'banner' as const,
    title: 'Banner',
    hint: 'Best wide.',
    shape: { name: '3 : 1', ratio: 3 },
    picture: given,
    children: null,
  });
const chooseFile = (part: Part, ...files: File[]): Promise<void> =>
  part.do(() => {
    const input = part.place.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('[CAT-05] a picture of the shop is uploaded, cropped and set; what fails on the way is said in its place', async () => {
  const part = await place(null);
  const before = part.lines();
  expect(before).toEqual(['Banner', '[Choose a photo]', '‹file File for banner›', 'Best wide.']);
  const file = new File(['x'], 'wheel.png', { type: 'image/png' });
  upload.answers = [() => Promise.reject(new Error('It is no picture.'))];
  await chooseFile(part, file);
  expect(part.changes()).toEqual(['− Best wide.', '+ alert: It is no picture.']);
  await chooseFile(part);
  expect(part.changes()).toEqual([]);
  const arriving = Promise.withResolvers<Picture>();
  upload.answers = [() => arriving.promise];
  await chooseFile(part, file);
  await part.do(() => upload.progress?.(0.426));
  expect(part.changes()).toEqual([
    '− [Choose a photo]',
    '− alert: It is no picture.',
    '+ [Uploading 43 % – off]',
    '+ Best wide.',
  ]);
  await part.do(() => arriving.resolve(picture('p9')));
  expect(part.changes()).toEqual([
    '− [Uploading 43 % – off]',
    '+ [Choose a photo]',
    '+ Crop p9 to 3 : 1 3[Cropped]',
    '+ [Not now]',
  ]);
  await part.press('Not now');
  expect(part.lines()).toEqual(before);
  upload.answers = [() => Promise.resolve(picture('p9'))];
  await chooseFile(part, file);
  answerCalls({ 'shops.setPicture': () => new Problem(409, 'Not now.') });
  part.lines();
  await part.press('Cropped');
  expect([part.changes(), sentNow(), saidNow()]).toEqual([
    ['− Best wide.', '+ alert: Not now.'],
    [
      [
        'shops.setPicture',
        {
          picture: {
            alt: '',
            focusX: 10,
            focusY: 40,
            id: 'p9',
          },
          place: 'banner',
        },
      ],
    ],
    [],
  ]);
  answerCalls({ 'shops.setPicture': () => mine({ banner: picture('p9') }) });
  await part.press('Cropped');
  expect([saidNow(), staleNow()]).toEqual([
    ['success: Banner is on your shop page.'],
    ['shops.getMine', 'listings.getShop', 'listings.getListing'],
  ]);
  const { queryClient } = await import('#web/platform/query-client.ts');
  const { callKey } = await import('#web/platform/use-call.ts');
  expect(queryClient.getQueryData<CallOutput<'shops.getMine'>>(callKey('shops.getMine'))?.banner?.id).toBe('p9');
});

test('[CAT-05] a picture is described, and taken away with its description', async () => {
  const part = await place(picture('p1'));
  expect(part.lines()).toEqual([
    'Banner',
    '[Choose another]',
    '[Remove]',
    '‹file File for banner›',
    'Best wide.',
    'Description, read aloud 7 of 140‹text A wheel›',
  ]);
  await part.fill('Description, read aloud', 'A wheel ');
  expect(part.lines().join()).not.toContain('Save description');
  await part.fill('Description, read aloud', ' Two wheels ');
  expect(part.changes()).toEqual([
    '− Description, read aloud 8 of 140‹text A wheel ›',
    '+ Description, read aloud 12 of 140‹text Two wheels ›',
    '+ [Save description]',
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'shops.setPicture': () => held });
  await part.press('Save description');
  expect([part.changes(), sentNow()]).toEqual([
    [
      '− [Choose another]',
      '− [Remove]',
      '− [Save description]',
      '+ [Choose another – off]',
      '+ [Remove – off]',
      '+ [Save description – off]',
    ],
    [
      [
        'shops.setPicture',
        {
          picture: {
            alt: 'Two wheels',
            focusX: 50,
            focusY: 40,
            id: 'p1',
          },
          place: 'banner',
        },
      ],
    ],
  ]);
  await letGo(mine());
  expect((part.find('Description, read aloud') as HTMLInputElement).value).toBe(' Two wheels ');
  expect([saidNow(), staleNow()]).toEqual([
    ['success: Description saved.'],
    ['shops.getMine', 'listings.getShop', 'listings.getListing'],
  ]);
  answerCalls({ 'shops.setPicture': () => mine() });
  await part.press('Remove');
  expect([sentNow(), saidNow(), part.changes()]).toEqual([
    [
      [
        'shops.setPicture',
        {
          picture: null,
          place: 'banner',
        },
      ],
    ],
    ['success: Banner removed.'],
    [
      '− [Choose another – off]',
      '− [Remove – off]',
      '− Description, read aloud 12 of 140‹text Two wheels ›',
      '− [Save description – off]',
      '+ [Choose another]',
      '+ [Remove]',
      '+ Description, read aloud 0 of 140‹text›',
      '+ [Save description]',
    ],
  ]);
});

test('[CAT-05] a press that was not kept is taken back, unless another came after it', async () => {
  const part = await openFollow();
  const [first, second] = [lateAnswer(), lateAnswer()];
  let asked = 0;
  answerCalls({ 'shops.setFollow': () => (asked++ === 0 ? first.held : second.held) });
  await part.press('Follow Rio Clay');
  await part.press('Following Rio Clay');
  await part.press('Follow Rio Clay');
  await first.letGo(new Problem(409, 'Not now.'));
  expect([state(part), saidNow()]).toEqual([['7 followers', '[Following Rio Clay (on)]'], ['error: Not now.']]);
});

test('[CAT-05] a shop whose last follower leaves is not said to have one', async () => {
  let sellerIds = ['rio'];
  answerCalls({
    'shops.listFollows': () => ({ sellerIds }),
    'shops.setFollow': () => {
      sellerIds = [];
      return { following: false, followers: 0 };
    },
  });
  const part = await openPart(ShopHead, {
    page: { shop: shop(), listings: [], followers: 1, banner: null } as unknown as CallOutput<'listings.getShop'>,
  });
  const before = state(part);
  await part.press('Following Rio Clay');
  expect([before, state(part)]).toEqual([['1 follower', '[Following Rio Clay (on)]'], ['[Follow Rio Clay]']]);
});

test('[CAT-05] whom one follows, asked for before the press, does not undo it when it comes', async () => {
  const part = await openFollow(['ben']);
  const before = lateAnswer();
  answerCalls({ 'shops.listFollows': () => before.held, 'shops.setFollow': () => lateAnswer().held });
  await settle(() => refresh('shops.listFollows'));
  await part.press('Follow Rio Clay');
  await before.letGo({ sellerIds: ['ben'] });
  expect(state(part)).toEqual(['7 followers', '[Following Rio Clay (on)]']);
});
