import { z } from 'zod';
import { isTimeZone } from '../core/days/time-zone.ts';

export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'must be a time zone like Europe/Berlin or UTC');

/** The zone of a country's capital or largest city; countries that are not listed have none. */
export const zoneOfCountry: Readonly<Record<string, string>> = Object.fromEntries(
  `AT Europe/Vienna BE Europe/Brussels BG Europe/Sofia HR Europe/Zagreb CY Asia/Nicosia CZ Europe/Prague DK Europe/Copenhagen EE Europe/Tallinn FI Europe/Helsinki
FR Europe/Paris DE Europe/Berlin GR Europe/Athens HU Europe/Budapest IE Europe/Dublin IT Europe/Rome LV Europe/Riga LT Europe/Vilnius LU Europe/Luxembourg
MT Europe/Malta NL Europe/Amsterdam PL Europe/Warsaw PT Europe/Lisbon RO Europe/Bucharest SK Europe/Bratislava SI Europe/Ljubljana ES Europe/Madrid
SE Europe/Stockholm IS Atlantic/Reykjavik LI Europe/Vaduz NO Europe/Oslo CH Europe/Zurich GB Europe/London AU Australia/Sydney CA America/Toronto JP Asia/Tokyo
NZ Pacific/Auckland KR Asia/Seoul US America/New_York`
    .match(/\w\w \S+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
);

interface Zoned {
  country: string;
  timeZone: string;
}

/** [DASH-04] The zone of a shop's days after a change: the one that its maker chose, or when its country changed that country's. */
export const shopTimeZone = (before: Zoned, changed: { country: string; timeZone?: string | undefined }): string =>
  changed.timeZone ?? ((changed.country !== before.country && zoneOfCountry[changed.country]) || before.timeZone);
