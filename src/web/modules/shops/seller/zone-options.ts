import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { zoneOfCountry } from '#domain/shops/shop-time-zone.ts';
import { language } from '#web/platform/languages/language.ts';

/** Zones of the countries that are served beside those of their capitals. */
const others =
  `Atlantic/Azores Atlantic/Madeira Atlantic/Canary America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu
America/Halifax America/Winnipeg America/Edmonton America/Vancouver America/St_Johns Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth UTC`.split(
    /\s/,
  );

/** The time zones that a shop may choose, by their city, with the one that it has. */
export const zoneOptions = (chosen: string): [string, string][] =>
  [...new Set([chosen, ...Object.values(zoneOfCountry), ...others])]
    .map((zone): [string, string] => [zone, cityOfZone(zone, language)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
