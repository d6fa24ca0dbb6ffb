import { expect, test } from 'vitest';
import { shopifyRow } from './foreign-row.ts';
import { categoryFinder } from './match-category.ts';
import { readRow } from './read-row.ts';
import type { Row } from './row-fields.ts';

const read = (row: Row) => {
  const rules = {
    findCategory: categoryFinder([{ slug: 'mugs', name: 'Mugs', parent: 'ceramics' }]),
    fallbackCategory: null,
    shorten: false,
  };
  const result = readRow(row, rules);
  return result.ok ? result.value : expect.fail(result.problem.sentence.en);
};

test('[DASH-05] a row that Etsy exported is a listing: words, price, tags, pictures', () => {
  const row = {
    ...{ TITLE: 'Tall mug', DESCRIPTION: 'Thrown.', PRICE: '28.00', CURRENCY_CODE: 'EUR', QUANTITY: '4' },
    ...{ TAGS: 'mugs,blue_glaze', MATERIALS: 'stoneware', IMAGE1: 'https://i.example/1.jpg', IMAGE2: '' },
    ...{ 'VARIATION 1 TYPE': 'Custom Property', 'VARIATION 1 NAME': 'Size', 'VARIATION 1 VALUES': 'S,L', SKU: 'M-1' },
  };
  expect(read(row)).toMatchObject({
    ...{ reference: 'M-1', pictures: ['https://i.example/1.jpg'] },
    input: {
      ...{ title: 'Tall mug', category: 'mugs', materials: ['stoneware'], tags: ['mugs', 'blue glaze'] },
      ...{ description: 'Thrown.\n\nSize: S,L', variants: [{ priceCents: 2800, quantity: 4, sku: 'M-1' }] },
    },
  });
  expect(read({ ...row, SKU: '' }).reference).toBe('Tall mug');
});

test('[DASH-05] a row that WooCommerce exported is a listing, weighed in grams', () => {
  const row = {
    ...{ ID: '44', Type: 'simple', SKU: '', Name: 'Mug', Description: '<p>Thrown.</p>', 'Regular price': '28' },
    ...{ Stock: '3', Categories: 'Ceramics > Mugs, Gifts', Tags: 'blue, wheel', Images: 'https://i.example/1.jpg' },
    ...{ 'Weight (kg)': '0.35', 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Blue' },
  };
  expect(read(row)).toMatchObject({
    reference: '44',
    input: {
      ...{ title: 'Mug', description: expect.stringMatching(/^Thrown\./), category: 'mugs', colours: ['Blue'] },
      ...{ tags: ['blue', 'wheel'], weightGrams: 350, variants: [{ priceCents: 2800, quantity: 3 }] },
    },
  });
});

test('[DASH-05] rows of one handle that Shopify exported are one listing with its variants', () => {
  const first = {
    ...{ Handle: 'mug', Title: 'Mug', 'Body (HTML)': '<p>Thrown.</p>', Type: 'Mugs', Tags: 'blue' },
    ...{ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '20.00', 'Variant Inventory Qty': '2' },
    ...{ 'Variant SKU': 'S1', 'Variant Grams': '300', 'Image Src': 'https://i.example/1.jpg' },
  };
  const next = { ...first, Title: '', 'Option1 Name': '', 'Option1 Value': 'L', 'Variant Price': '28.00' };
  const picture = { Handle: 'mug', Title: '', 'Variant Price': '', 'Image Src': 'https://i.example/2.jpg' };
  expect(read(shopifyRow([first, { ...next, 'Variant SKU': 'L1' }, picture]))).toMatchObject({
    ...{ reference: 'mug', pictures: ['https://i.example/1.jpg', 'https://i.example/2.jpg'] },
    input: {
      ...{ description: 'Thrown.', weightGrams: 300, options: [{ name: 'Size', values: ['S', 'L'] }] },
      variants: [
        { values: ['S'], priceCents: 2000, quantity: 2, sku: 'S1' },
        { values: ['L'], priceCents: 2800, quantity: 2, sku: 'L1' },
      ],
    },
  });
  const single = { ...first, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };
  expect(read(shopifyRow([single])).input).toMatchObject({ options: [], variants: [{ values: [], priceCents: 2000 }] });
});
