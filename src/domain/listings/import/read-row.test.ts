import { expect, test } from 'vitest';
import { categoryFinder } from './match-category.ts';
import { readRow, type RowRules } from './read-row.ts';

const rules: RowRules = {
  findCategory: categoryFinder([{ slug: 'mugs-and-cups', name: 'Mugs and cups', parent: 'ceramics' }]),
  fallbackCategory: 'everything-else',
  shorten: false,
};
const row = { id: 'A-1', title: 'Mug', description: 'Thrown.', category: 'Mugs and cups', price: '28.00' };
const tried = (changes: Record<string, unknown>, own: Partial<RowRules> = {}) =>
  readRow({ ...row, ...changes }, { ...rules, ...own });
const read = (...given: Parameters<typeof tried>) => {
  const result = tried(...given);
  return result.ok ? result.value : expect.fail(result.problem.sentence.en);
};
const refusal = (...given: Parameters<typeof tried>): string | null => {
  const result = tried(...given);
  return result.ok ? null : result.problem.sentence.en;
};

test('[CAT-01] a row of five fields is a listing with one variant, its reference and its price', () => {
  expect(read({})).toMatchObject({
    reference: 'A-1',
    says: {
      quantity: false,
      pictures: false,
      days: false,
      weight: false,
      minutes: false,
      hsCode: false,
      lowStock: false,
    },
    input: {
      title: 'Mug',
      category: 'mugs-and-cups',
      options: [],
      variants: [{ values: [], priceCents: 2800, quantity: 1, sku: 'A-1' }],
    },
  });
  expect(read({ price: undefined, price_cents: 2801, quantity: '7', sku: 'M1' }).input.variants[0]).toMatchObject({
    priceCents: 2801,
    quantity: 7,
    sku: 'M1',
  });
});

test('[LAW-04] what is in a piece is read as people write it', () => {
  expect(read({ contents: '0,75 l' }).input.variants[0]?.contents).toEqual({ amount: 750, unit: 'ml' });
  expect(read({ contents: '' }).input.variants[0]?.contents).toBeNull();
  expect(refusal({ contents: 'a lot' })).toBe('contents: “a lot” is no amount such as 180 g, 0.75 l or 2 m');
});

test('[CAT-01] choices come as lists, or as JSON in the cell of a table', () => {
  const options = [{ name: 'Size', values: ['S', 'L'] }];
  const variants = options[0]?.values.map((size, index) => ({ values: [size], priceCents: 1000 + index, quantity: 2 }));
  for (const cells of [
    { options, variants },
    { options: JSON.stringify(options), variants: JSON.stringify(variants) },
  ])
    expect(read(cells).input).toMatchObject({ options, variants });
  expect(read({ options: '', variants: '' }).input.variants).toMatchObject([{ values: [], priceCents: 2800 }]);
  expect(refusal({ options: 'S, L' })).toMatch(/^options: /);
  expect(refusal({ variants: '[{"values":' })).toMatch(/^variants: /);
});

test('[CAT-01] known attributes go to filters, others stay in the description', () => {
  const { input } = read({
    attributes: { Colour: 'red, blue', material: ['oak'], brand: 'Acme', watts: 40 },
    Style: 'Modern',
    category: 'Lamps > Desk lamps',
  });
  expect(input).toMatchObject({
    category: 'everything-else',
    colours: ['red', 'blue'],
    materials: ['oak'],
    tags: ['Desk lamps', 'Lamps', 'Acme', 'Modern'],
  });
  expect(input.description).toBe('Thrown.\n\nColour: red, blue\nmaterial: oak\nbrand: Acme\nwatts: 40\nStyle: Modern');
  expect(read({ attributes: { tags: Array.from({ length: 40 }, (_, n) => `tag ${n}`) } }).input.tags.length).toBe(13);
});

test('[CAT-01] a row that the rules of a listing refuse says which column and why', () => {
  const sentences: [Record<string, unknown>, RegExp][] = [
    [{ id: '' }, /^id: is missing$/],
    [{ title: ' ' }, /^title: is missing$/],
    [{ title: 'x'.repeat(141) }, /^title: has 141 characters, and 140 fit/],
    [{ price: 'free' }, /^price: “free” is no amount/],
    [{ price: 0 }, /^price: “0” is too low; 0.01 is the lowest$/],
    [{ price: -1 }, /^price: “-1” is too low; 0.01 is the lowest$/],
    [{ price: undefined }, /^price: is missing$/],
    [{ quantity: 'many' }, /^quantity: “many” is not a whole number, such as 3$/],
    [{ quantity: 100_001 }, /^quantity: “100001” is too high; 100000 is the highest$/],
    [{ quantity: 1.5 }, /^quantity: “1.5” is not a whole number, such as 3$/],
    [{ processing_days: 91 }, /^processing_days: “91” is too high; 90 is the highest$/],
    [{ weight_grams: -5 }, /^weight_grams: “-5” is too low; 0 is the lowest$/],
    [{ making_minutes: 6001 }, /^making_minutes: “6001” is too high; 6000 is the highest$/],
    [{ low_stock: 1001 }, /^low_stock: “1001” is too high; 1000 is the highest$/],
    [{ hs_code: '12345' }, /^hs_code: a customs number has 6 to 10 figures, such as 691200$/],
    [{ options: 'S, M' }, /^options: “S, M” is not a list, such as /],
    [{ variants: [{ values: [], priceCents: 100 }] }, /^quantity: is missing$/],
    [{ sku: 'x'.repeat(61) }, /^sku: has 61 characters, and 60 fit$/],
    [{ title: 'a\u0000b' }, /^title: has characters in it that nobody can see; type it anew$/],
    [{ description: 'y'.repeat(10_001) }, /^description: has 10001 characters, and 10000 fit$/],
    [
      { options: [{ name: 'Size', values: [] }], variants: [{ values: ['S'], priceCents: 100, quantity: 1 }] },
      /^options, number 1, values: has 0 entries, and 1 are needed$/,
    ],
    [
      { variants: [{ values: [], priceCents: 100, quantity: 1, colour: 'red' }] },
      /^variants, number 1: has “colour”, a name that the shop does not know$/,
    ],
    [{ currency: 'USD' }, /^currency: USD is not EUR$/],
    [{ variants: [{ values: ['S'], priceCents: 100, quantity: 1 }] }, /^variants: The combinations/],
  ];
  for (const [changes, sentence] of sentences)
    expect(refusal(changes), JSON.stringify(changes).slice(0, 80)).toMatch(sentence);
  expect(refusal({ category: 'Lamps' }, { fallbackCategory: null })).toBe(
    'category: “Lamps” is not a category of this marketplace',
  );
  for (const odd of [null, 3, 'text', []]) expect(readRow(odd, rules).ok).toBe(false);
});

test('[CAT-01] a title that is too long is shortened only when asked', () => {
  const title = 'word '.repeat(40).trim();
  const { input, notes } = read({ title }, { shorten: true });
  expect(input.title).toMatch(/^(word )+word…$/);
  expect(input.title.length).toBeLessThanOrEqual(140);
  expect(input.description.startsWith(`${title}\n\nThrown.`)).toBe(true);
  expect(notes.length).toBe(1);
});

test('[CAT-01] markup and entities of a page become plain words', () => {
  const { input } = read({
    title: 'Mug &amp; saucer',
    description: '<p>Thrown&nbsp;by <b>hand</b>.</p><ul><li>One</li> <li>Two</li></ul><script src="x"></script>',
    attributes: { Note: 'a &lt; b', Colour: ['<i>red</i>'] },
  });
  expect(input.title).toBe('Mug & saucer');
  expect(input.description).toBe('Thrown by hand.\n\nOne\n\nTwo\n\nNote: a < b\nColour: red');
  expect(input.colours).toEqual(['red']);
  expect(read({ description: 'I <3 it, 2 < 3, R&D' }).input.description).toBe('I <3 it, 2 < 3, R&D');
});

test('[CAT-01] pictures are listed as the file names them', () => {
  expect(read({ images: 'a.jpg|https://x.example/b;v=1, c.png' }).pictures).toEqual([
    'a.jpg',
    'https://x.example/b;v=1',
    'c.png',
  ]);
  expect(read({ pictures: ['a.jpg', { path: 'b.png' }, null] }).pictures).toEqual(['a.jpg', 'b.png']);
});

test('[CAT-01] fields are known by their names in any writing, the first of two of one meaning', () => {
  const { input } = read({
    ' Processing Days ': ' 7 ',
    'WEIGHT-GRAMS': '350',
    Attribute_Size: 'S',
    'attributes.Shade': 'x',
  });
  expect([input.processingDays, input.weightGrams]).toEqual([7, 350]);
  expect(input.description).toBe('Thrown.\n\nSize: S\nShade: x');
  const twice = read({ name: 'Cup' }).input;
  expect([twice.title, twice.description]).toEqual(['Mug', 'Thrown.\n\nname: Cup']);
});

test('[CAT-01] a row without days, weight or number gets the defaults', () => {
  expect(read({}).input).toMatchObject({
    ...{ processingDays: 3, weightGrams: 0, madeToOrder: false, personalisation: null, pictures: [] },
    variants: [{ quantity: 1 }],
  });
  const said = {
    quantity: 0,
    processing_days: 5,
    weight_grams: 10,
    image: 'a.jpg',
    making_minutes: 40,
    hs_code: '6912.00',
    low_stock: 12,
    sku: 'M1',
  };
  expect(read(said).says).toEqual({
    quantity: true,
    sku: true,
    pictures: true,
    days: true,
    weight: true,
    minutes: true,
    hsCode: true,
    lowStock: true,
  });
  expect(read(said).input).toMatchObject({ makingMinutes: 40, hsCode: '691200', lowStock: 12 });
  expect(read({ quantity: null }).says.quantity).toBe(false);
  const nothing = {
    quantity: false,
    sku: false,
    pictures: false,
    days: false,
    weight: false,
    minutes: false,
    hsCode: false,
    lowStock: false,
  };
  expect(read({ quantity: 0 }).says).toEqual({ ...nothing, quantity: true });
  expect(read({ processing_days: 5 }).says).toEqual({ ...nothing, days: true });
  expect(read({ weight_grams: 10 }).says).toEqual({ ...nothing, weight: true });
  const variants = [{ values: [], priceCents: 100, quantity: 2 }];
  expect(read({ variants }).says.quantity).toBe(true);
  expect(refusal({ quantity: '1234567890' })).toContain('quantity');
});

test('[CAT-01] words of a row have their lines as they are in the description', () => {
  const { input, reference } = read({ id: 12, title: ' A \r\n\t mug ', description: ' one\r\ntwo\rthree ' });
  expect([reference, input.title, input.description]).toEqual(['12', 'A mug', 'one\ntwo\nthree']);
});

test('[CAT-01] of price and price in cents the price counts where it is said', () => {
  expect(read({ price: '28', price_cents: 1 }).input.variants[0]?.priceCents).toBe(2800);
  expect(read({ price: '', price_cents: 1 }).input.variants[0]?.priceCents).toBe(1);
  expect(refusal({ price: '' })).toBe('price: is missing');
});

test('[CAT-01] a reference has two hundred characters at the most', () => {
  const id = 'r'.repeat(200);
  expect(read({ id }).input.variants[0]?.sku).toBe('r'.repeat(60));
  expect(refusal({ id: `${id}r` })).toBe('id: has more than 200 characters');
});

test('[CAT-01] a currency is the euro or is not said', () => {
  expect(refusal({ currency: 'eur' })).toBeNull();
  expect(refusal({ currency: '' })).toBeNull();
  for (const column of ['currency', 'CURRENCY_CODE', 'Currency Code', 'Währung'])
    expect(refusal({ [column]: 'usd' })).toBe('currency: usd is not EUR');
});

test('[CAT-01] a category that the market does not have is told from the top down', () => {
  expect(refusal({ category: 'Home > Lamps' }, { fallbackCategory: null })).toBe(
    'category: “Home > Lamps” is not a category of this marketplace',
  );
  expect(read({ category: 'Home > Lamps' }).input.tags).toEqual(['Lamps', 'Home']);
});

test('[CAT-01] a title is shortened where it is too long and that is asked for', () => {
  const shortened = (title: string) => read({ title }, { shorten: true });
  const fits = 'x'.repeat(140);
  expect(shortened(fits)).toMatchObject({ input: { title: fits, description: 'Thrown.' }, notes: [] });
  expect(read({ title: fits }).input.title).toBe(fits);
  const long = `${'a'.repeat(71)} ${'b'.repeat(80)}`;
  expect(shortened(long).input.title).toBe(`${'a'.repeat(71)}…`);
  const early = `${'a'.repeat(70)} ${'b'.repeat(80)}`;
  expect(shortened(early).input.title).toBe(`${'a'.repeat(70)} ${'b'.repeat(68)}…`);
  expect(shortened(long).input.description).toBe(`${long}\n\nThrown.`);
  expect(shortened(long).notes.map(({ en }) => en)).toEqual(['title: shortened; it stands whole in the description']);
  expect(refusal({ title: 'x'.repeat(141) })).toBe(
    'title: has 141 characters, and 140 fit (--shorten keeps the words that fit)',
  );
});

test('[CAT-01] pictures are parted by lines and bars, by commas where another one follows', () => {
  expect(read({ pictures: 'a, b.jpg|c.png\nd.webp, https://x.example/e' }).pictures).toEqual([
    ...['a', 'b.jpg', 'c.png', 'd.webp', 'https://x.example/e'],
  ]);
  expect(read({ pictures: 'one, two.txt, THREE.JPG' }).pictures).toEqual(['one, two.txt', 'THREE.JPG']);
  expect(read({ pictures: [{ url: 'a.jpg' }, { path: 'b.jpg', url: 'c.jpg' }, {}] }).pictures).toEqual([
    'a.jpg',
    'b.jpg',
  ]);
});

test('[CAT-01] whatever a row breaks, its sentence names the column and what is wrong', () => {
  const variants = [
    { values: ['S'], priceCents: 100, quantity: 1 },
    { values: ['M'], priceCents: -1, quantity: 1 },
  ];
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  expect(refusal({ options, variants })).toBe('variants, number 2, price: “-0.01” is too low; 0.01 is the lowest');
  expect(refusal({ options: { a: 1 } })).toBe('options: “{"a":1}” is not a list, such as ["S", "M"]');
  expect(refusal({ options: 'x'.repeat(70) })).toBe(`options: “${'x'.repeat(60)}” is not a list, such as ["S", "M"]`);
  expect(refusal({ options: [{ name: '', values: ['S'] }], variants })).toBe('options, number 1, name: is empty');
  expect(refusal({ sku: 'a\u0000b' })).toContain('sku: has characters in it that nobody can see');
});
