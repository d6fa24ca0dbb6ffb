import { byLanguage, type Language } from './languages/language.ts';

/** Where makers send to: `home` never stands here, since it depends on where the parcel starts. */
export const zones = ['eu', 'europe', 'world'] as const;
export type Zone = (typeof zones)[number];

const inZone = (zone: Zone, codes: string): { code: string; zone: Zone }[] =>
  codes.split(' ').map((code) => ({ code, zone }));

/** Countries that can be served. ISO 3166-1 alpha-2. */
export const countries = [
  ...inZone('eu', 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'),
  ...inZone('europe', 'IS LI NO CH GB'),
  ...inZone('world', 'AU CA JP NZ KR US'),
];

export const findCountry = (code: string): { code: string; zone: Zone } | undefined =>
  countries.find((country) => country.code === code);

let closed: ReadonlySet<string> = new Set();

/** [OFFICE-01] Countries that administrators closed for new orders; each process is told, and each page. */
export function replaceClosedCountries(codes: readonly string[]): void {
  closed = new Set(codes);
}

/** Whether parcels go to a country today. Orders that are on their way there are not asked. */
export const isServed = (code: string): boolean => findCountry(code) !== undefined && !closed.has(code);

/** Where a browser of this language (`de-AT`) most likely has parcels sent. */
export function likelyCountry(tag: string): string {
  const region = /^[a-z]{2,3}-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ?? '';
  if (isServed(region)) return region;
  return isServed('DE') ? 'DE' : (countries.find(({ code }) => isServed(code))?.code ?? 'DE');
}

/** How a language calls the countries that are served, and Northern Ireland as VAT names it (XI); anything else keeps its code. */
export function countriesIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code) => {
    if (code === 'XI') return locale.startsWith('de') ? 'Nordirland' : 'Northern Ireland';
    return (findCountry(code) && names.of(code)) ?? code;
  };
}
const names = /* @__PURE__ */ byLanguage(countriesIn);

/** The name of a country that is served; its code where it is none. */
export const countryName = (code: string, language: Language = 'en'): string => names[language](code);
