import { expect, test } from 'vitest';
import type { Listing } from '#domain/listings/model.ts';
import { checkListingDraft, variantField } from './check-listing-draft.ts';
import { draftOf, emptyDraft, type ListingDraft, termsOf } from './listing-draft.ts';

const picture = {
  id: '0198c9b2-0000-7000-8000-000000000001',
  width: 800,
  height: 1000,
  colour: '#aabbcc',
  alt: 'A mug',
  focusX: 0.5,
  focusY: 0.5,
};
const mug = (changes: Partial<ListingDraft> = {}): ListingDraft => ({
  ...emptyDraft(),
  title: 'Two-tone mug',
  category: 'mugs',
  pictures: [picture],
  variants: { '': { price: '34.00', quantity: '3', sku: '', pictureId: null } },
  ...changes,
});

test('[CAT-01] a whole draft becomes the input of the call', () => {
  const { errors, input } = checkListingDraft(mug({ tags: 'mug, coffee, mug', height: '9,5' }), true);
  expect([...errors]).toEqual([]);
  expect(input).toMatchObject({
    title: 'Two-tone mug',
    tags: ['mug', 'coffee'],
    heightMm: 95,
    variants: [{ values: [], priceCents: 3400, quantity: 3 }],
    personalisation: null,
  });
  for (const required of [true, false]) {
    const personal = { on: true, prompt: ' Your name? ', maxLength: '12', required };
    expect(checkListingDraft(mug({ personal }), true).input.personalisation).toEqual({
      ...{ prompt: 'Your name?', maxLength: 12, required },
    });
  }
});

test('[UX-87] each mistake is answered at its own field, and publishing needs a picture', () => {
  const bad = mug({
    title: ' ',
    category: '',
    pictures: [],
    processingDays: '-1',
    weight: 'heavy',
    depth: 'wide',
    compareAt: 'x',
    personal: { on: true, prompt: '', required: false, maxLength: '0' },
    variants: { '': { price: '-3', quantity: '−1', sku: '', pictureId: null } },
  });
  expect([...checkListingDraft(bad, true).errors.keys()].toSorted()).toEqual(
    [
      'category',
      'compare-at',
      'depth',
      'personal-length',
      'personal-prompt',
      'photos',
      'processing-days',
      'title',
      variantField('', 'price'),
      variantField('', 'quantity'),
      'weight',
    ].toSorted(),
  );
  expect(checkListingDraft(mug({ pictures: [] }), false).errors.size).toBe(0);
});

test('[CAT-03] an earlier price below the price is a mistake', () => {
  const wrong = (compareAt: string) => [...checkListingDraft(mug({ compareAt }), true).errors.keys()];
  expect(['33', '34.00', '34.01', ''].map(wrong)).toEqual([['compare-at'], ['compare-at'], [], []]);
});

test('[CAT-01] a combination keeps its own photo, and loses it with the photo', () => {
  const one = (pictures: (typeof picture)[]) =>
    checkListingDraft(
      mug({ pictures, variants: { '': { price: '1', quantity: '1', sku: '', pictureId: picture.id } } }),
      true,
    ).input.variants[0]?.pictureId;
  expect(one([picture])).toBe(picture.id);
  expect(one([{ ...picture, id: '0198c9b2-0000-7000-8000-000000000002' }])).toBeNull();
});

test('[INV-07] an edited listing sends the stock that its maker saw', () => {
  const listing = {
    title: 'Mug',
    options: [],
    variants: [
      {
        id: 'v1',
        values: [],
        priceCents: 3400,
        stock: 7,
        sku: 'M',
        contents: { amount: 180, unit: 'g' },
        pictureId: null,
      },
    ],
    personalisation: null,
    materials: [],
    colours: [],
    tags: [],
    pictures: [picture],
    description: '',
    category: 'mugs',
    compareAtCents: null,
    processingDays: 2,
    madeToOrder: false,
    weightGrams: 400,
    heightMm: 95,
    widthMm: null,
    depthMm: null,
    sizeNote: '',
    care: '',
  };
  const draft = draftOf(listing as unknown as Listing);
  expect(checkListingDraft(draft, true).input.variants).toEqual([
    {
      id: 'v1',
      values: [],
      priceCents: 3400,
      quantity: 7,
      sku: 'M',
      contents: { amount: 180, unit: 'g' },
      pictureId: null,
      stockSeen: 7,
    },
  ]);
});

const text = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(', ');
const personal = (changes: Partial<ListingDraft['personal']>): Partial<ListingDraft> => ({
  personal: { on: true, prompt: 'Initials', required: false, maxLength: '40', ...changes },
});
const priced = (price: string, quantity = '3'): Partial<ListingDraft> => ({
  variants: { '': { price, quantity, sku: '', pictureId: null } },
});
const option = (name: string, ...values: string[]) => ({ name, values });
const priceField = variantField('', 'price');
const stockField = variantField('', 'quantity');
const wrongPrice = { [priceField]: 'Write the price as an amount, like 34.00.' };
const wrongStock = { [stockField]: 'Stock is a whole number from 0. Set 0 to show it as sold out.' };
const wrongSide = 'Centimetres, like 9.5.';

test.each<[Partial<ListingDraft>, Record<string, string>]>([
  [{ title: 'x'.repeat(140) }, {}],
  [{ title: 'x'.repeat(141) }, { title: 'The title has at most 140 characters.' }],
  [priced('0.01'), {}],
  [priced('0'), wrongPrice],
  [priced('1', '0'), {}],
  [priced('1', '100000'), {}],
  [priced('1', '100001'), wrongStock],
  [priced('1', '1.5'), wrongStock],
  [{ processingDays: '0' }, {}],
  [{ processingDays: '90' }, {}],
  [{ processingDays: '91' }, { 'processing-days': 'Working days from 0 to 90.' }],
  [{ weight: '100000' }, {}],
  [{ weight: '100001' }, { weight: 'Grams from 0 to 100000. Postage is counted from it.' }],
  [{ hsCode: '6912.00.23' }, {}],
  [{ hsCode: '12345' }, { 'hs-code': 'Six to ten figures, like 691200.' }],
  [{ lowStock: '0' }, {}],
  [{ lowStock: '1001' }, { 'low-stock': 'Pieces from 0 to 1,000.' }],
  [{ height: '0', width: '1000' }, {}],
  [
    { height: '-1', width: '1000.1' },
    { height: wrongSide, width: wrongSide },
  ],
  [{ tags: text(13) }, {}],
  [{ tags: text(14) }, { tags: 'At most 13 search words.' }],
  [personal({ maxLength: '500' }), {}],
  [personal({ maxLength: '501' }), { 'personal-length': 'From 1 to 500 characters.' }],
  [personal({ prompt: ' ' }), { 'personal-prompt': 'Say what the buyer should write.' }],
  [personal({ on: false, prompt: '' }), {}],
  [{ compareAt: '34.01' }, {}],
  [
    { compareAt: '34.00' },
    { 'compare-at': 'The earlier price is not more than the price now. Write a higher one, or leave it empty.' },
  ],
  [
    { options: [option('Glaze', 'Ink'), option(' glaze ', 'S'), option('Size', 'L')] },
    { 'option-1': 'Two options have the same name.' },
  ],
  [{ options: [option('', 'Ink')] }, { 'option-0': 'Name the option, for example Glaze or Size.' }],
  [{ options: [option('Glaze')] }, { 'option-values-0': 'Write at least one value.' }],
])('[CAT-01, UX-87] up to its bound a field is right, beyond it it says what it takes: %j', (changes, wrong) => {
  const { errors } = checkListingDraft(mug(changes), true);
  const results = [...errors].filter(([field]) => !field.startsWith('variant-') || field in wrong || !changes.options);
  expect(Object.fromEntries(results)).toEqual(wrong);
});

test('[CAT-01] of words between commas blanks are no word, and each counts once', () => {
  expect([termsOf('stoneware, glaze, '), termsOf(' a, , b,a,,'), termsOf(' , ')]).toEqual([
    ['stoneware', 'glaze'],
    ['a', 'b'],
    [],
  ]);
});
