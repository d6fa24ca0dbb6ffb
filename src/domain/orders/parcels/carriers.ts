/** A carrier that a maker may hand a parcel to. Patterns are bounded and match what is left of a number without spaces and dashes. */
interface Carrier {
  name: string;
  /** Other names it is typed as. */
  also?: readonly string[];
  pattern: RegExp;
  /** What its numbers look like, for the sentence of a refusal. */
  example: string;
  /** Its own page about a parcel; the number follows. */
  page?: string;
}

/** Of the Universal Postal Union: two letters, eight digits with a check digit, the country. */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
const POST = 'RR123456785PT';

export const carriers: readonly Carrier[] = [
  {
    name: 'UPS',
    pattern: /^1Z[0-9A-Z]{16}$/,
    example: '1Z999AA10123456784',
    page: 'https://www.ups.com/track?tracknum=',
  },
  {
    ...{ name: 'FedEx', pattern: /^(\d{12}|\d{15}|\d{20})$/, example: '794601234567' },
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    ...{ name: 'DHL', also: ['DHL Express', 'DHL Paket', 'DHLExpress'], example: '00340434161094015902' },
    pattern: /^(\d{10}|\d{12}|\d{14}|\d{20}|J[JV][A-Z]{1,2}\d{10,20})$/,
    page: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  },
  {
    name: 'DPD',
    pattern: /^\d{14}[0-9A-Z]?$/,
    example: '01234567890123',
    page: 'https://tracking.dpd.de/status/en_US/parcel/',
  },
  { name: 'GLS', pattern: /^(\d{11,12}|[0-9A-Z]{8})$/, example: '12345678901', page: 'https://gls-group.eu/track/' },
  { name: 'Hermes', also: ['Evri'], pattern: /^(H\d{19}|\d{14}|\d{16})$/, example: 'H1001234567890123456' },
  { name: 'CTT', also: ['CTT Correios', 'Correios'], pattern: S10, example: POST },
  { name: 'Correos', pattern: /^([A-Z]{2}\d{9}[A-Z]{2}|[A-Z]{2}[0-9A-Z]{21})$/, example: 'RR123456785ES' },
  { name: 'Deutsche Post', pattern: S10, example: 'RR123456785DE' },
  {
    name: 'La Poste',
    also: ['Colissimo'],
    pattern: /^([A-Z]{2}\d{9}[A-Z]{2}|\d[0-9A-Z]\d{11})$/,
    example: 'RR123456785FR',
  },
  { name: 'PostNL', pattern: /^(3S[0-9A-Z]{11,15}|[A-Z]{2}\d{9}[A-Z]{2})$/, example: '3SABCD1234567' },
  {
    name: 'Post',
    also: ['Österreichische Post', 'Post.at', 'Royal Mail', 'Swiss Post'],
    pattern: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{13}|\d{18}|\d{22})$/,
    example: POST,
  },
];

/** A number without the spaces, dots and dashes that it is printed with, in capitals. */
export const compactNumber = (text: string): string => text.replaceAll(/[\s.\-_]/g, '').toUpperCase();

const findCarrier = (name: string): Carrier | null => {
  const wanted = name.trim().toLowerCase();
  return (
    carriers.find((each) => [each.name, ...(each.also ?? [])].some((known) => known.toLowerCase() === wanted)) ?? null
  );
};

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** The check digit of a number of the Universal Postal Union (S10). */
function hasS10CheckDigit(number: string): boolean {
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(number[2 + index]), 0);
  const check = 11 - (sum % 11);
  const replaced: Record<number, number> = { 10: 0, 11: 5 };
  return Number(number[10]) === (replaced[check] ?? check);
}

type NumberProblem =
  { code: 'orders/number-of-another-carrier'; carrier: string; example: string } | { code: 'orders/not-a-number' };

/**
 * [ORD-03] What is wrong with a number that a maker names: one of a known carrier has the shape of its numbers, one of any other the shape of
 * some. None at all is right: not every way is tracked.
 */
export function numberProblem({ carrier, tracking }: { carrier: string; tracking: string }): NumberProblem | null {
  const number = compactNumber(tracking);
  if (number === '') return null;
  const known = findCarrier(carrier);
  if (!/^[0-9A-Z]{6,40}$/.test(number)) return { code: 'orders/not-a-number' };
  const fits = !known || (known.pattern.test(number) && (!S10.test(number) || hasS10CheckDigit(number)));
  return fits ? null : { code: 'orders/number-of-another-carrier', carrier: known.name, example: known.example };
}

/** [UX-64] The carrier's own page about a parcel; null where it is not known. */
export function carrierPage({ carrier, tracking }: { carrier: string; tracking: string }): string | null {
  const page = findCarrier(carrier)?.page;
  return page && tracking ? page + encodeURIComponent(compactNumber(tracking)) : null;
}
