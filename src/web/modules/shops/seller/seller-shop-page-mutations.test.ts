import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { ShopProfile } from '#domain/shops/contract.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { SellerShopPage } from './seller-shop-page.tsx';

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

/** The page of a shop that was read, with nothing sent yet. */
async function opened(): Promise<Part> {
  answerCalls({ 'shops.getMine': () => mine() });
  const part = await openPart(SellerShopPage, {});
  sentNow();
  return part;
}

test('[SHELL-09, UX-93] a shop that is being read says so, and one that could not be is called safe', () => {
  expect(shown(SellerShopPage, {}).slice(2)).toEqual([
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
});

test('[SHELL-09] what a shop says is shown as buyers see it, beside its fields', async () => {
  expect((await opened()).lines()).toEqual([
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
});

test('[SHELL-09] a shop without a name is not saved, and what was typed can be discarded', async () => {
  const part = await opened();
  await part.fill('Shop name', '  ');
  await part.press('Save shop page');
  expect([part.lines().includes('Give the shop a name.'), part.focused(), sentNow()]).toEqual([
    true,
    'Shop name 2 of 60',
    [],
  ]);
  await part.press('Discard');
  expect(part.lines()).toEqual(
    expect.arrayContaining(['Shop name 8 of 60‹text Rio Clay›', '[Save shop page – off]', 'Rio Clay']),
  );
});

test('[SHELL-09, LAW-01] buyers have 14 to 90 days to send a piece back', async () => {
  const part = await opened();
  await part.fill('Days to send a piece back', '120 days');
  expect(part.lines()).toContain('Days to send a piece back‹text 90›');
  await part.fill('Days to send a piece back', 'none');
  await part.press('Save shop page');
  expect([part.lines().includes('Give buyers at least 14 days: that is the law.'), sentNow()]).toEqual([true, []]);
});

test('[SHELL-09] a country brings its time zone; a refused save says why and loses nothing', async () => {
  const part = await opened();
  await part.fill('Where you work', '');
  await part.fill('Country parcels leave from', 'AT');
  part.lines();
  answerCalls({ 'shops.updateMine': () => new Problem(409, 'Not now.') });
  await part.press('Save shop page');
  const [, input] = sentNow()[0] ?? [];
  expect(input).toEqual({ ...profile, place: '', country: 'AT', timeZone: 'Europe/Vienna' });
  expect([part.changes(), saidNow(), staleNow()]).toEqual([
    [],
    ['error: Not now.'],
    ['shops.getMine', 'listings.getShop'],
  ]);
});

test('[SHELL-09] what is typed while a shop is saved is kept, and can be discarded afterwards', async () => {
  const part = await opened();
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'shops.updateMine': () => pending });
  await part.fill('Where you work', 'Braga');
  await part.press('Save shop page');
  await part.fill('Story', 'Once more.');
  part.lines();
  const saved = mine({ profile: { ...profile, place: 'Braga' } });
  answerCalls({ 'shops.getMine': () => saved });
  await letGo(saved);
  expect([part.changes(), saidNow()]).toEqual([
    ['− [Saving… – off]', '+ [Save shop page]'],
    ['success: Your shop page is up to date.'],
  ]);
  await part.press('Discard');
  expect(part.lines()).toEqual(expect.arrayContaining(['Story 5 of 5000', 'Once.', '[Save shop page – off]']));
});
