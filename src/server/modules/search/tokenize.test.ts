import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenize } from '#domain/search/tokenize.ts';
import { openMarket } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

let market: ServedModules;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.stop());

/** The words of texts as the index has them. */
async function indexed(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await market.app.db.query<{ words: string[] }>({
    text: `SELECT tsvector_to_array(to_tsvector('simple', search_words(t))) AS words FROM unnest($1::text[]) WITH ORDINALITY AS x (t, n) ORDER BY n`,
    values: [texts],
  });
  return rows.map(({ words }) => words);
}

test.each([
  ['12cm', ['12 cm', '12cm', '12-cm', '12 centimetres', '12 centimeter', '12 cms']],
  ['f1f2in', ['1/2 inch', '1/2"', '1/2 in.', '½ inches', '1/2-inch']],
  ['1f1f2in', ['1 1/2 inch', '1-1/2"', '1½ in']],
  ['30x40', ['30 x 40 cm', '30x40cm', '30 × 40', '30cm x 40cm', '30 x 40 x 5 cm']],
  ['2p5l', ['2.5 l', '2,5 litres', '2.5-liter']],
  ['1200w', ['1,200 W', '1200 watts', '1200w']],
  ['6ft', ['6 ft', '6 feet', '6-foot']],
  ['kx210', ['KX-210', 'kx210']],
])('[SRCH-01] “%s” is found however it is written', async (word, texts) => {
  for (const tokens of await indexed(texts)) expect(tokens).toContain(word);
  for (const text of texts.filter((each) => !/x 5/.test(each)))
    expect(tokenize(`${text} tray`)).toEqual([word, 'tray']);
});

test('[SRCH-01] a side of a measure meets the whole: “30 cm” finds “30 x 40 cm”', async () => {
  const written = ['30 x 40 cm', '30x40cm', '30 × 40 cm', '40 x 30 centimetres', '30cm x 40cm', '10 x 30 x 40 cm'];
  for (const tokens of await indexed(written))
    expect(tokens).toEqual(expect.arrayContaining(['30cm', '40cm', '30', '40']));
  expect(tokenize('30 cm')).toEqual(['30cm']);
});

test('[SRCH-01] a number is found without its unit', async () => {
  const [phrase] = await indexed(['Tray, 12 x 20cm, 3l, type AB12CD']);
  expect(phrase).toEqual(expect.arrayContaining(['12x20', '12', '20', '20cm', '3', '3l', 'ab12cd']));
  expect(phrase).not.toEqual(expect.arrayContaining(['cd']));
});

test('[SRCH-01] whatever number, unit and sign somebody writes', async () => {
  const part = fc.constantFrom(
    ...'1 12 30 1/2 3/4 2.5 1,200 x × cm cm. mm " in in. inch ft feet foot m metres l litre W kg lb pounds oz - , ( ) KX- kx a4 tray ½'.split(
      ' ',
    ),
  );
  const text = fc
    .array(fc.tuple(part, fc.constantFrom('', ' ')), { maxLength: 8 })
    .map((parts) => parts.flat().join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
      const results = await indexed(texts);
      for (const [index, each] of texts.entries())
        expect({ each, lacks: tokenize(each).filter((word) => !results[index]?.includes(word)) }).toEqual({
          each,
          lacks: [],
        });
    }),
    { numRuns: 30 },
  );
});
