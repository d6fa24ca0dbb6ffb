import { expect, test } from 'vitest';
import type { Listing } from '#domain/listings/model.ts';
import { checkListingDraft, variantField } from './check-listing-draft.ts';
import { combinationsOf, draftOf, emptyDraft, keyOf, type ListingDraft, withOptions } from './listing-draft.ts';

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
  });
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

test('[CAT-03] an earlier price that is no more than the price is a mistake, for the maker thinks that buyers see it', () => {
  const wrong = (compareAt: string) => [...checkListingDraft(mug({ compareAt }), true).errors.keys()];
  expect(['33', '34.00', '34.01', ''].map(wrong)).toEqual([['compare-at'], ['compare-at'], [], []]);
});

test('[CAT-01] options make one row for each combination', () => {
  const options = [
    { name: 'Glaze', values: ['Ink', 'Moss'] },
    { name: 'Size', values: ['S', 'L'] },
  ];
  expect(combinationsOf(options)).toEqual([
    ['Ink', 'S'],
    ['Ink', 'L'],
    ['Moss', 'S'],
    ['Moss', 'L'],
  ]);
  expect(combinationsOf([])).toEqual([[]]);
  const { errors } = checkListingDraft(
    mug({ options, variants: { [keyOf(['Ink', 'S'])]: { price: '10', quantity: '1', sku: '', pictureId: null } } }),
    false,
  );
  expect([...errors.keys()]).toEqual(expect.arrayContaining([variantField(keyOf(['Moss', 'L']), 'price')]));
  expect([...errors.keys()]).not.toContain(variantField(keyOf(['Ink', 'S']), 'price'));
});

test('[CAT-01] a new value keeps what was written for the others and starts with their price and no stock', () => {
  const before = mug({
    options: [{ name: 'Glaze', values: ['Ink'] }],
    variants: { Ink: { id: 'v1', price: '34.00', quantity: '4', sku: 'INK', pictureId: picture.id } },
  });
  expect(withOptions(before, [{ name: 'Glaze', values: ['Ink', 'Moss'] }]).variants).toEqual({
    Ink: { id: 'v1', price: '34.00', quantity: '4', sku: 'INK', pictureId: picture.id },
    Moss: { price: '34.00', quantity: '0', sku: '', contents: '', pictureId: null },
  });
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
