import { findCountry, isServed } from '../../core/countries.ts';
import { currentPlainRates } from '../../core/house/plain-rates.ts';
import { builtInRates } from './built-in-rates.ts';
import type { Postage } from './postage.ts';
import { postedWays, type ShippingRate } from './ways.ts';

interface Sent {
  /** Country of the shop; empty when the maker has not said. */
  from: string;
  to: string;
  postage?: Postage | null | undefined;
}

const originOf = ({ from, postage }: Sent): string => postage?.from || from;

/** By way, the first of these areas that has one. */
const ratesIn = (rates: readonly ShippingRate[], areas: readonly string[]): ShippingRate[] =>
  postedWays.flatMap((way) => {
    const match = areas.map((area) => rates.find((rate) => rate.area === area && rate.way === way)).find(Boolean);
    return match ? [match] : [];
  });

/** The rates that a piece is sent by to a country, by way: those of the country itself before those of its zone. */
export function ratesTo(sent: Sent): ShippingRate[] {
  const { to, postage } = sent;
  const country = findCountry(to);
  if (!country || !isServed(to) || postage?.except?.includes(to)) return [];
  const isHome = originOf(sent) === to;
  const own = postage?.rates ?? [];
  if (own.length > 0) return ratesIn(own, [to, ...(isHome ? ['home'] : []), country.zone]);
  const isSent = isHome || postage?.zones?.includes(country.zone) !== false;
  return isSent ? ratesIn(currentPlainRates() ?? builtInRates, isHome ? ['home'] : [to, country.zone]) : [];
}

/** Whether a piece goes to a country at all: by post, or because its buyer can collect it. */
export const isSentTo = (sent: Sent): boolean => ratesTo(sent).length > 0 || isCollectedIn(sent);

/** Whoever lives in the country of the workshop may collect there. */
export const isCollectedIn = (sent: Sent): boolean =>
  sent.postage?.pickup === true && originOf(sent) === sent.to && isServed(sent.to);
