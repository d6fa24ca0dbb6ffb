import { findCountry } from '../../core/countries.ts';
import type { Text } from '../../core/languages/language.ts';
import { postcodeOf } from '../../core/postcodes/postcode.ts';

interface Territory {
  country: string;
  /** What its postcodes begin with, without spaces and dashes. */
  postcodes: string[];
  name: Text;
  /** Its VAT and its customs, where they are not those of the country. */
  vat?: 'outside' | 'union';
  customs?: 'outside' | 'union';
  /** Its own table of rates, and of which sales: of makers there alone, of what comes from other member states too, or of all that is delivered. */
  rates?: { code: string; of: 'makers' | 'abroad' | 'delivered' };
  /** YYYY-MM-DD, from which day on. */
  since?: string;
}

/** `where` is a country and what its postcodes begin with: `ES 35 38`. */
const locate = (
  where: string,
  [en, de]: [en: string, de: string],
  rules: Omit<Territory, 'country' | 'postcodes' | 'name'>,
): Territory => {
  const [country = '', ...postcodes] = where.split(' ');
  return { country, postcodes, name: { en, de }, ...rules };
};

const noVat = { vat: 'outside' } as const;
const outside = { vat: 'outside', customs: 'outside' } as const;
const overseas: [string, string] = ['the overseas territories', 'die Überseegebiete'];

const loweredIsles: [string, string] = ['Aegean islands with a lowered rate', 'Ägäis-Inseln mit ermäßigtem Satz'];
const ofLoweredIsles = { rates: { code: 'GR-A', of: 'makers' } } as const;

/**
 * [OPS-02, PAY-06] Parts of countries whose VAT, customs or rates are not the country's, by postcode. The status of each was read on
 * 28 November 2026 in Directive 2006/112/EC as it is in force from 14 August 2025 to 31 December 2026: Article 6(1) (in the customs territory, no
 * VAT), 6(2) (neither), 7 (Monaco is France, the Isle of Man the United Kingdom: their postcodes need no row), 104 and 105 (own rates of Austria
 * and Portugal), and in the Commission's list of the territorial status of countries. Customs: Regulation (EU) 952/2013, Article 4. Campione:
 * Directive (EU) 2019/475, customs from 1 January 2020 on. Corsica: Article 297 of the French tax code; Jungholz and Mittelberg: § 10(4) of Austria's
 * UStG. Northern Ireland is as the Union for goods: Windsor Framework, Article 8, and Directive (EU) 2020/1756; its makers use the One-Stop Shop
 * (HMRC, distance sales of goods from Northern Ireland to the EU) and sell to Great Britain at home.
 * Greek islands, 30 % less: Article 26(4) of the Greek VAT code (law 5246/2025) and circular E.2113/2025 of AADE, from 2026 on; Lesbos, Kos, Samos,
 * Chios and Leros had it before (AADE, from 1 July 2021), the first four now for as long as reception centres work there. It holds for goods
 * of makers there; what a private buyer there has posted to them from elsewhere has the mainland's.
 * Postcodes agree with the exceptions that two open tables of VAT rates list for Austria, Germany, Spain, Greece, Italy and Portugal. Jungholz and
 * Mittelberg have German postcodes too (87491, 87567 to 87569): under those they count as Germany, whose rate is the same.
 * Not known: whether Greece lowers what is posted from those islands to buyers elsewhere too (the table says so, as the goods are there when they
 * are sold). The waters of Lake Lugano have no postcode.
 */
const territories: readonly Territory[] = [
  locate('ES 35 38', ['the Canary Islands', 'die Kanarischen Inseln'], noVat),
  locate('ES 51', ['Ceuta', 'Ceuta'], outside),
  locate('ES 52', ['Melilla', 'Melilla'], outside),
  locate('FI 22', ['Åland', 'Åland'], noVat),
  locate('FR 97133 975 977', overseas, outside),
  locate('FR 971 972 973 974 976 978', overseas, noVat),
  locate('FR 984 986 987 988', overseas, outside),
  locate('FR 20', ['Corsica', 'Korsika'], { rates: { code: 'FR-20R', of: 'delivered' } }),
  locate('GR 63086 63087', ['Mount Athos', 'den Athos'], noVat),
  locate('GR 811 821 822 823 831 832 85300 85301 85302 854', loweredIsles, {
    ...ofLoweredIsles,
    since: '2021-07-01',
  }),
  locate('GR 68002 81 82 83 85001 85002 85110 85111 852 85303 855 856 857 858 859', loweredIsles, {
    ...ofLoweredIsles,
    since: '2026-01-01',
  }),
  locate('IT 23041', ['Livigno', 'Livigno'], outside),
  locate('IT 22061', ['Campione d’Italia', 'Campione d’Italia'], { ...noVat, since: '2020-01-01' }),
  locate('IT 4789', ['San Marino', 'San Marino'], noVat),
  locate('IT 00120', ['Vatican City', 'die Vatikanstadt'], outside),
  locate('DE 27498', ['Heligoland', 'Helgoland'], outside),
  locate('DE 78266', ['Büsingen', 'Büsingen'], outside),
  locate('DK 39', ['Greenland', 'Grönland'], outside),
  locate('PT 90 91 92 93 94', ['Madeira', 'Madeira'], { rates: { code: 'PT-30', of: 'abroad' } }),
  locate('PT 95 96 97 98 99', ['the Azores', 'die Azoren'], { rates: { code: 'PT-20', of: 'abroad' } }),
  locate('AT 6691 6991 6992 6993', ['Jungholz and Mittelberg', 'Jungholz und Mittelberg'], {
    rates: { code: 'AT-JM', of: 'makers' },
  }),
  locate('GB BT', ['Northern Ireland', 'Nordirland'], { vat: 'union', customs: 'union' }),
];

export interface TaxAddress {
  country: string;
  /** Empty where it is not known: then the country's main part is meant. */
  postcode?: string | undefined;
}

/** [OPS-02] The part of its country that a postcode tells; undefined for the main part. */
export function territoryOf({ country, postcode = '' }: TaxAddress, day: string): Territory | undefined {
  const code = (postcodeOf(country, postcode) ?? postcode).replace(/[^A-Z0-9]/gi, '').toUpperCase();
  const begins = ({ postcodes }: Territory): boolean => postcodes.some((start) => code.startsWith(start));
  return territories.find((row) => row.country === country && begins(row) && (row.since ?? '') <= day);
}

/** Whether the Union's VAT holds somewhere, and whether it lies in the Union's customs territory. */
export function unionAt(address: TaxAddress, day: string): { vat: boolean; customs: boolean } {
  const territory = territoryOf(address, day);
  const isMember = findCountry(address.country)?.zone === 'eu';
  return {
    vat: territory?.vat ? territory.vat === 'union' : isMember,
    customs: territory?.customs ? territory.customs === 'union' : isMember,
  };
}

/** The names of a country's parts that only a postcode tells apart and of which something holds; those of one name once. */
export const namesOfParts = (country: string, holds: (postcode: string) => boolean): Text[] => {
  const rows = territories.filter((row) => row.country === country && holds(row.postcodes[0] ?? ''));
  return [...new Map(rows.map(({ name }) => [name.en, name])).values()];
};
