/** Where makers send to: `home` never stands here, since it depends on where the parcel starts. */
export const zones = ['eu', 'europe', 'world'] as const;
export type Zone = (typeof zones)[number];

const named = (zone: Zone, names: string): { code: string; name: string; zone: Zone }[] =>
  names.split('; ').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), zone }));

/** Countries that are served, by name. ISO 3166-1 alpha-2. */
export const countries = [
  ...named(
    'eu',
    'AT Austria; BE Belgium; BG Bulgaria; HR Croatia; CY Cyprus; CZ Czechia; DK Denmark; EE Estonia; FI Finland; FR France; DE Germany; GR Greece; HU Hungary; IE Ireland; IT Italy; LV Latvia; LT Lithuania; LU Luxembourg; MT Malta; NL Netherlands; PL Poland; PT Portugal; RO Romania; SK Slovakia; SI Slovenia; ES Spain; SE Sweden',
  ),
  ...named('europe', 'IS Iceland; LI Liechtenstein; NO Norway; CH Switzerland; GB United Kingdom'),
  ...named('world', 'AU Australia; CA Canada; JP Japan; NZ New Zealand; KR South Korea; US United States'),
].sort((a, b) => a.name.localeCompare(b.name));

export const findCountry = (code: string): { code: string; name: string; zone: Zone } | undefined =>
  countries.find((country) => country.code === code);

export const countryName = (code: string): string => findCountry(code)?.name ?? code;
