import { dayIn } from '../../core/days/time-zone.ts';
import { zoneOfCountry } from '../shop-time-zone.ts';

/** What a rate is for: most of what is made by hand, printed books, or clothes of children. */
export type Goods = 'standard' | 'books' | 'children_clothes';

/** From `since` (YYYY-MM-DD) on, until a later entry of the same country and goods. */
interface DatedRate {
  since: string;
  percent: number;
}

const rate = (percent: number, since = '2024-01-01'): DatedRate => ({ percent, since });

/**
 * [PAY-06] VAT by country and kind of goods, in percent. Goods that are not named have the standard rate; so have countries before their
 * first entry, which is what held when 2024 began. Own rates of parts of countries are in `ratesOfParts`.
 *
 * Written on 23 November 2026 from the member states' laws as they are publicly listed; nobody's advice was asked. The standard rates and
 * their days were compared with what the Commission's Taxes in Europe Database answered on 23 September 2026, and agree (a test holds them).
 * Reduced ones were compared with public lists of each country's rates, which do not say what each is for. Denmark announced for 2026 that
 * books would go without VAT; no source said from which day, so the table keeps its one rate. Books are printed ones. Whoever runs the
 * marketplace compares the table with that database before its first sale, and when a year begins.
 */
export const vatRates: Record<
  string,
  { standard: readonly DatedRate[] } & Partial<Record<Goods, readonly DatedRate[]>>
> = {
  AT: { standard: [rate(20)], books: [rate(10)] },
  BE: { standard: [rate(21)], books: [rate(6)] },
  BG: { standard: [rate(20)], books: [rate(9)] },
  HR: { standard: [rate(25)], books: [rate(5)] },
  CY: { standard: [rate(19)], books: [rate(3)] },
  CZ: { standard: [rate(21)], books: [rate(0)] },
  DK: { standard: [rate(25)] },
  EE: { standard: [rate(22), rate(24, '2025-07-01')], books: [rate(9)] },
  FI: {
    standard: [rate(24), rate(25.5, '2024-09-01')],
    books: [rate(10), rate(14, '2025-01-01'), rate(13.5, '2026-01-01')],
  },
  FR: { standard: [rate(20)], books: [rate(5.5)] },
  DE: { standard: [rate(19)], books: [rate(7)] },
  GR: { standard: [rate(24)], books: [rate(6)] },
  HU: { standard: [rate(27)], books: [rate(5)] },
  IE: { standard: [rate(23)], books: [rate(0)], children_clothes: [rate(0)] },
  IT: { standard: [rate(22)], books: [rate(4)] },
  LV: { standard: [rate(21)], books: [rate(5)] },
  LT: { standard: [rate(21)], books: [rate(9), rate(5, '2026-01-01')] },
  LU: { standard: [rate(17)], books: [rate(3)], children_clothes: [rate(3)] },
  MT: { standard: [rate(18)], books: [rate(5)] },
  NL: { standard: [rate(21)], books: [rate(9)] },
  PL: { standard: [rate(23)], books: [rate(5)] },
  PT: { standard: [rate(23)], books: [rate(6)] },
  RO: { standard: [rate(19), rate(21, '2025-08-01')], books: [rate(5), rate(11, '2025-08-01')] },
  SK: { standard: [rate(20), rate(23, '2025-01-01')], books: [rate(10), rate(5, '2025-01-01')] },
  SI: { standard: [rate(22)], books: [rate(5)] },
  ES: { standard: [rate(21)], books: [rate(4)] },
  SE: { standard: [rate(25)], books: [rate(6)] },
};

/** The same of parts with own rates (`territories`): Madeira, the Azores, Corsica, Jungholz and Mittelberg, the Aegean islands with a lowered rate; Northern Ireland has the United Kingdom's. */
const ratesOfParts: typeof vatRates = {
  'PT-30': { standard: [rate(22)], books: [rate(5), rate(4, '2024-10-01')] },
  'PT-20': { standard: [rate(16)], books: [rate(4)] },
  'FR-20R': { standard: [rate(20)], books: [rate(2.1)] },
  'GR-A': { standard: [rate(17)], books: [rate(4)] },
  'AT-JM': { standard: [rate(19)], books: [rate(10)] },
  XI: { standard: [rate(20)], books: [rate(0)], children_clothes: [rate(0)] },
};

/** A rate that an administrator set, of a country or a part, from a day on. */
export interface SetRate {
  code: string;
  goods: Goods;
  since: string;
  percent: number;
}
let setRates: readonly SetRate[] = [];

/** [PAY-06] What administrators set holds beside the table: each process is told of it, and days before keep their rate. */
export function replaceSetRates(rates: readonly SetRate[]): void {
  setRates = rates;
}

/** The rates of a kind of goods, the earliest first; empty where it has none of its own. */
function ratesFor(code: string, goods: Goods): DatedRate[] {
  const own = setRates.filter((set) => set.code === code && set.goods === goods);
  const table = (vatRates[code] ?? ratesOfParts[code])?.[goods] ?? [];
  return [...table, ...own].toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

/** Codes of the countries and parts that have rates. */
export const vatCodes: readonly string[] = [...Object.keys(vatRates), ...Object.keys(ratesOfParts)];

/** The rate in percent that holds on a day in a member state or a part with own rates, by its own days; undefined outside the Union. */
export function vatPercent(table: string, goods: Goods, now: Date): number | undefined {
  return percentOn(table, goods, dayIn(zoneOfCountry[table.slice(0, 2)] ?? 'Europe/London', now));
}

export function percentOn(table: string, goods: Goods, day: string): number | undefined {
  const own = ratesFor(table, goods);
  const holds = own.findLast(({ since }) => since <= day);
  if (holds) return holds.percent;
  // Before its first day a set rate does not hold; one of the table does, as it did when 2024 began.
  if ((vatRates[table] ?? ratesOfParts[table])?.[goods]) return own[0]?.percent;
  const standard = ratesFor(table, 'standard');
  return (standard.findLast(({ since }) => since <= day) ?? standard[0])?.percent;
}
