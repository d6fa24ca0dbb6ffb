import { findCountry, isServed, type Zone } from '../../core/countries.ts';
import type { Postage } from './postage.ts';
import { postedWays, type PostedWay, type ShippingRate } from './ways.ts';

type PlainRate = [way: PostedWay, firstCents: number, moreCents: number, from: number, to: number];
const plain = (area: 'home' | Zone, rows: PlainRate[]): ShippingRate[] =>
  rows.map(([way, firstCents, moreCents, ...days]) => ({
    ...{ area, way, by: 'weight', firstCents, moreCents, days, maxGrams: null },
  }));

/** Of shops that set none of their own. */
const plainRates: readonly ShippingRate[] = [
  ...plain('home', [
    ['standard', 490, 120, 2, 3],
    ['express', 1190, 250, 1, 1],
  ]),
  ...plain('eu', [
    ['standard', 690, 250, 3, 6],
    ['express', 1690, 450, 1, 2],
  ]),
  ...plain('europe', [
    ['standard', 1290, 400, 4, 8],
    ['express', 2490, 700, 2, 3],
  ]),
  ...plain('world', [
    ['standard', 1890, 900, 7, 14],
    ['express', 3990, 1500, 3, 5],
  ]),
];

interface Sent {
  /** Country of the shop; empty when the maker has not said. */
  from: string;
  to: string;
  postage?: Postage | null | undefined;
}

const originOf = ({ from, postage }: Sent): string => postage?.from || from;

/** The rates that a piece is sent by to a country, by way: those of the country itself before those of its zone. */
export function ratesTo(sent: Sent): ShippingRate[] {
  const { to, postage } = sent;
  const country = findCountry(to);
  if (!country || !isServed(to) || postage?.except?.includes(to)) return [];
  const isHome = originOf(sent) === to;
  const own = postage?.rates ?? [];
  if (own.length === 0) {
    const isSent = isHome || postage?.zones?.includes(country.zone) !== false;
    return isSent ? plainRates.filter(({ area }) => area === (isHome ? 'home' : country.zone)) : [];
  }
  const areas = [to, ...(isHome ? ['home'] : []), country.zone];
  return postedWays.flatMap((way) => {
    const found = areas.map((area) => own.find((rate) => rate.area === area && rate.way === way)).find(Boolean);
    return found ? [found] : [];
  });
}

/** Whether a piece goes to a country at all: by post, or because its buyer can collect it. */
export const isSentTo = (sent: Sent): boolean => ratesTo(sent).length > 0 || isCollectedIn(sent);

/** Whoever lives in the country of the workshop may collect there. */
export const isCollectedIn = (sent: Sent): boolean =>
  sent.postage?.pickup === true && originOf(sent) === sent.to && isServed(sent.to);
