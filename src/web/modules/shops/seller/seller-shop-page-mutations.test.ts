import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ShopProfile } from '#domain/shops/contract.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { SellerShopPage } from './seller-shop-page.tsx';

const upload = vi.hoisted(() => ({
  answers: [] as (() => Promise<unknown>)[],
  progress: undefined as ((part: number) => void) | undefined,
}));
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
vi.mock('./zone-options.ts', () => ({ zoneOptions: (chosen: string) => [[chosen, 'Lisbon']] }));
vi.mock('#web/ui/fields/country-options.ts', () => ({
  countryOptions: [
    ['AT', 'Austria'],
    ['PT', 'Portugal'],
  ],
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
const profile: ShopProfile = {
  timeZone: 'Europe/Lisbon',
  name: 'Rio Clay',
  place: 'Porto',
  country: 'PT',
  tagline: 'By the sea',
  announcement: '',
  packing: '',
  thanks: '',
  returnsDays: 14,
  story: 'Once.',
};
const mine = (changes: object = {}): CallOutput<'shops.getMine'> => ({
  shop: shop(),
  profile,
  banner: null,
  ...changes,
});
beforeEach(() => {
  forgetAnswers();
  signIn({});
  signInOverlay.set(null);
});

test('[SHELL-09] the words of a shop are seen at once beside them, thrown away or saved', async () => {
  expect(shown(SellerShopPage, {})).toEqual([
    'Shop page',
    'What buyers read about you.',
    '[Take your shop with you → /seller-dashboard/archive]',
    'status: Loading your shop',
  ]);
  fail('shops.getMine', {}, 503, 'Being mended.');
  expect(shown(SellerShopPage, {}).slice(3)).toEqual([
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
    '[Take your shop with you → /seller-dashboard/archive]',
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
    'Thank-you line 0 of 200‹text›',
    'Stands below every packing slip. Empty: no line.',
    'Country parcels leave from',
    'Choose… / Austria / *Portugal /',
    'Postage is counted from it.',
    'Time zone',
    '*Lisbon /',
    'Your sales, codes and invoices follow its days.',
    'Days to send a piece back‹text 14›',
    '14 to 90. Buyers have 14 days by law.',
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
    expect.arrayContaining([
      '+ Shop name 2 of 60‹text ›',
      '+ Give the shop a name.',
      '+ [Save shop page]',
      '+ [Discard]',
    ]),
    'Shop name 2 of 60',
    [],
  ]);
  await part.press('Discard');
  expect(part.changes()).toEqual(
    expect.arrayContaining(['+ Shop name 8 of 60‹text Rio Clay›', '+ [Save shop page – off]', '+ Rio Clay']),
  );
  await part.fill('Where you work', '');
  await part.fill('Days to send a piece back', '120 days');
  await part.fill('Country parcels leave from', 'AT');
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ Where you work 0 of 60‹text›',
      '+ Choose… / *Austria / Portugal /',
      '+ Days to send a piece back‹text 90›',
      '+ [Discard]',
    ]),
  );
  await part.fill('Days to send a piece back', 'none');
  part.lines();
  await part.press('Save shop page');
  expect(part.changes()).toContain('+ Give buyers at least 14 days: that is the law.');
  await part.fill('Days to send a piece back', '30');
  part.lines();
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
        returnsDays: 30,
        story: 'Once.',
        tagline: 'By the sea',
        thanks: '',
        timeZone: 'Europe/Vienna',
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
  answerCalls({
    'shops.getMine': () =>
      mine({ profile: { ...profile, place: '', returnsDays: 30, country: 'AT', timeZone: 'Europe/Vienna' } }),
  });
  await letGo(mine({ profile: { ...profile, place: '', returnsDays: 30, country: 'AT', timeZone: 'Europe/Vienna' } }));
  expect([part.changes(), saidNow(), staleNow()]).toEqual([
    ['− [Saving… – off]', '+ [Save shop page]'],
    ['success: Your shop page is up to date.'],
    ['shops.getMine', 'listings.getShop'],
  ]);
  await part.press('Discard');
  expect(part.changes()).toEqual(expect.arrayContaining(['+ Story 5 of 5000', '+ Once.', '+ [Save shop page – off]']));
});
