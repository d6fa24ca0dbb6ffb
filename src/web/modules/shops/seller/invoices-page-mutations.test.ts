import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ShopProfile } from '#domain/shops/contract.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import type { InvoiceFacts } from '#domain/shops/tax/model.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { InvoicesPage } from './invoices-page.tsx';
import { PictureSlot } from './picture-slot.tsx';

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
const facts = (changes: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  ...{ sellsAs: 'registered', legalName: 'Rio Ltd', line1: 'Rua 1', postcode: '4000', city: 'Porto', country: 'PT' },
  ...{ vatNumber: 'PT1', usesOss: false },
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
const positionOf = (given: Picture | null): Promise<Part> =>
  openPart(PictureSlot, {
    slot: 'banner' as const,
    title: 'Banner',
    hint: 'Best wide.',
    shape: { name: '3 : 1', ratio: 3 },
    picture: given,
    children: null,
  });
const chooseFile = (part: Part, ...files: File[]): Promise<void> =>
  part.do(() => {
    const input = part.element.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
beforeEach(() => {
  forgetAnswers();
  signIn({});
  signInOverlay.set(null);
});

const openFacts = (given: InvoiceFacts | null = null): Promise<Part> => {
  answerCalls({ 'shops.getInvoiceFacts': () => ({ facts: given }) });
  return openPart(InvoicesPage, {});
};
const way = (part: Part, at: number): Promise<void> =>
  part.do(() => part.element.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click());
/** Saves what is answered with a problem, and says what is new and what has the focus. */
async function refused(part: Part, problem: Problem): Promise<[changes: string[], focused: string, said: string[]]> {
  answerCalls({ 'shops.updateInvoiceFacts': () => problem });
  part.lines();
  await part.press('Save');
  return [part.changes().filter((line) => line.startsWith('+')), part.focused(), saidNow()];
}
const OSS =
  'I declare sales to other member states by the One-Stop ShopThen the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on.';

test('[PAY-06, UX-93] facts of invoices that are being read, and that could not be', () => {
  expect(shown(InvoicesPage, {}).slice(2)).toEqual(['status: Loading what stands on your invoices']);
  fail('shops.getInvoiceFacts', {}, 503, 'Being mended.');
  expect(shown(InvoicesPage, {}).slice(2)).toEqual([
    'alert:',
    'What stands on your invoices could not be readIt is safe',
    'Being mended.',
    '[Try again]',
  ]);
});

test('[PAY-06, LAW-03] who sells with a VAT number is asked for all that invoices need', async () => {
  const part = await openFacts();
  expect(part.lines()).toEqual([
    'Invoices and VAT',
    'Who sells, as buyers read it before they pay and on each invoice.',
    'You sell',
    '‹radio on›With a VAT number‹radio›Exempt of VAT‹radio›Privately',
    'You are a trader. Your prices contain VAT, and invoices show it.',
    ...['Name on invoices', 'Street and number', 'Postcode', 'City'].map((name) => `${name}‹text›`),
    'Country',
    '*Choose… / Austria / Portugal /',
    'VAT number‹text›',
    'With the letters of its country, like DE136695976.',
    `‹checkbox›${OSS}`,
    '[Save]',
  ]);
  // As long as the invoice takes them.
  const fields = [...part.element.querySelectorAll<HTMLInputElement>('input[maxlength]')];
  expect(fields.map((each) => each.maxLength)).toEqual([120, 120, 16, 80, 20]);
});

test('[PAY-06, LAW-03] exempt and private makers read what follows, and are asked for no VAT number', async () => {
  const part = await openFacts();
  await way(part, 1);
  expect(part.changes().filter((line) => !line.includes('radio'))).toEqual([
    '− You are a trader. Your prices contain VAT, and invoices show it.',
    '− VAT number‹text›',
    '− With the letters of its country, like DE136695976.',
    `− ‹checkbox›${OSS}`,
    '+ You are a trader below the threshold of your country. Invoices say so and show no VAT.',
  ]);
  await way(part, 2);
  expect(part.changes()).toContain(
    '+ You are no trader. Buyers are told that the rights of consumers do not hold, and no invoices are written.',
  );
});

test('[PAY-06] a refused fact is said at its field and focused; any other is said over the page', async () => {
  const part = await openFacts(facts());
  const problem = (message: string, code: string, of = {}) => new Problem(400, message, code, of);
  const field = { field: 'country' };
  const invalid = problem('Choose the country.', 'shops/invalid-invoice-facts', field);
  expect(await refused(part, invalid)).toEqual([['+ Choose the country.'], 'Country', []]);
  const noVat = problem('It is no VAT number.', 'shops/invalid-vat-number');
  expect(await refused(part, noVat)).toEqual([['+ It is no VAT number.'], 'VAT number', []]);
  const outside = problem('Outside of the Union.', 'shops/not-in-the-union');
  expect((await refused(part, outside)).slice(1)).toEqual(['Country', []]);
  // Private makers have no such fields.
  await way(part, 2);
  expect(await refused(part, new Problem(409, 'Not now.'))).toEqual([[], expect.anything(), ['error: Not now.']]);
});

test('[PAY-06] facts of invoices are sent whole, and shown as they were saved', async () => {
  const part = await openFacts(facts({ legalName: '' }));
  await part.fill('Name on invoices', 'Rio Ltd');
  await part.press('I declare sales');
  part.lines();
  sentNow();
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'shops.updateInvoiceFacts': () => pending });
  await part.press('Save');
  expect([part.changes(), sentNow()]).toEqual([
    ['− [Save]', '+ [Saving… – off]'],
    [['shops.updateInvoiceFacts', facts({ usesOss: true })]],
  ]);
  await letGo({ facts: facts({ legalName: 'RIO LTD', vatNumber: 'PT2' }) });
  expect([part.changes(), saidNow(), staleNow()]).toEqual([
    expect.arrayContaining(['+ Name on invoices‹text RIO LTD›', '+ VAT number‹text PT2›', `+ ‹checkbox›${OSS}`]),
    ['success: Saved. It holds for what is bought from now on.'],
    ['shops.getInvoiceFacts'],
  ]);
});

test('[CAT-05] a picture of the shop is uploaded, cropped and set', async () => {
  const part = await positionOf(null);
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
    [['shops.setPicture', { picture: { alt: '', focusX: 10, focusY: 40, id: 'p9' }, place: 'banner' }]],
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
  const part = await positionOf(picture('p1'));
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
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'shops.setPicture': () => pending });
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
    [['shops.setPicture', { picture: { alt: 'Two wheels', focusX: 50, focusY: 40, id: 'p1' }, place: 'banner' }]],
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
    [['shops.setPicture', { picture: null, place: 'banner' }]],
    ['success: Banner removed.'],
    expect.arrayContaining([
      '+ [Choose another]',
      '+ [Remove]',
      '+ Description, read aloud 0 of 140‹text›',
      '+ [Save description]',
    ]),
  ]);
});
