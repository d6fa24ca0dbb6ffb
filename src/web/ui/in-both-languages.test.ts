import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());

/** As a page of that language writes. */
async function written(lang: string) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang } });
  const formats = await import('#web/platform/languages/formats.ts');
  const { language, sentenceOf } = await import('#web/platform/languages/language.ts');
  const { countryOptions } = await import('./fields/country-options.ts');
  const { day, days } = await import('./day.ts');
  const date = new Date('2026-09-05T23:30:00.000Z');
  return {
    language,
    money: [123_450, -5, 0].map(formats.formatMoney),
    day: formats.formatDay(date),
    date: formats.formatDate(date),
    country: ['AT', 'XX'].map(formats.countryName),
    number: formats.formatNumber(1_204_000),
    mean: [4.75, 5].map(formats.formatMean),
    field: formats.inField('34.00'),
    plural: [0, 1, 2].map((count) => formats.plural(count, 'one', 'other')),
    numbered: [1, 1204].map((count) => formats.numbered(count, 'review', 'reviews')),
    address: formats.addressLines({ line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien', country: 'AT' }),
    sentence: sentenceOf(
      {
        a: { en: ({ most }) => `At most ${most}.`, de: ({ most }) => `Höchstens ${most}.` },
        b: { en: 'No', de: 'Nein' },
      },
      { code: 'a', most: 3 },
    ),
    firstCountries: countryOptions.slice(0, 3),
    days: [day('2026-12-05'), days('2026-12-05', '2026-12-08')],
  };
}

test('[UX-70] numbers, money and days are written in the page’s language', async () => {
  expect(await written('en')).toEqual({
    ...{ language: 'en', money: ['€1,234.50', '−€0.05', '€0.00'], day: 'Sat 5 Sep', date: '5 Sep 2026' },
    ...{ country: ['Austria', 'XX'], number: '1,204,000', mean: ['4.8', '5.0'], field: '34.00' },
    ...{ plural: ['other', 'one', 'other'], numbered: ['1 review', '1,204 reviews'] },
    ...{ address: ['Gasse 1', '1010 Wien', 'Austria'], sentence: 'At most 3.' },
    firstCountries: [
      ['AU', 'Australia'],
      ['AT', 'Austria'],
      ['BE', 'Belgium'],
    ],
    days: ['Sat\u00a05\u00a0Dec', 'Sat\u00a05\u00a0Dec\u00a0– Tue\u00a08\u00a0Dec'],
  });
  expect(await written('de')).toEqual({
    ...{
      language: 'de',
      money: ['1.234,50\u00a0€', '−0,05\u00a0€', '0,00\u00a0€'],
      day: 'Sa. 5. Sep.',
      date: '5. Sep. 2026',
    },
    ...{ country: ['Österreich', 'XX'], number: '1.204.000', mean: ['4,8', '5,0'], field: '34,00' },
    ...{ plural: ['other', 'one', 'other'], numbered: ['1 review', '1.204 reviews'] },
    ...{ address: ['Gasse 1', '1010 Wien', 'Österreich'], sentence: 'Höchstens 3.' },
    firstCountries: [
      ['AU', 'Australien'],
      ['BE', 'Belgien'],
      ['BG', 'Bulgarien'],
    ],
    days: ['Sa.\u00a05.\u00a0Dez.', 'Sa.\u00a05.\u00a0Dez.\u00a0– Di.\u00a08.\u00a0Dez.'],
  });
  expect((await written('fr')).language).toBe('en');
});
