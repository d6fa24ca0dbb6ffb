/** The shape of a country's postcodes without spaces and dashes, and how they are written. */
type Shape = readonly [RegExp, string];
const digits = (count: number): Shape[] => [[new RegExp(`^(\\d{${count}})$`), '$1']];
const spaced: Shape[] = [[/^(\d{3})(\d{2})$/, '$1 $2']];

/** Countries whose postcodes have a settled shape; elsewhere any is taken. */
const shapes: Record<string, readonly Shape[]> = {
  ...{ AT: digits(4), BE: digits(4), CH: digits(4), DK: digits(4), LI: digits(4), NO: digits(4) },
  ...{ DE: digits(5), ES: digits(5), FI: digits(5), FR: digits(5), IT: digits(5) },
  ...{ CZ: spaced, GR: spaced, SE: spaced, SK: spaced },
  GB: [
    [/^(GIR)(0AA)$/, '$1 $2'],
    [/^(BFPO)(\d{1,4})$/, '$1 $2'],
    [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, '$1 $2'],
  ],
  NL: [[/^(\d{4})([A-Z]{2})$/, '$1 $2']],
  PL: [[/^(\d{2})(\d{3})$/, '$1-$2']],
  PT: [[/^(\d{4})(\d{3})$/, '$1-$2']],
  US: [
    [/^(\d{5})$/, '$1'],
    [/^(\d{5})(\d{4})$/, '$1-$2'],
  ],
};

/** What people write before a postcode of digits beside the country's two letters. */
const prefixes: Record<string, readonly string[]> = {
  ...{ AT: ['A'], BE: ['B'], DE: ['D'], ES: ['E'], FI: ['FIN', 'AX'], FR: ['F'], IT: ['I'], NO: ['N'], PT: ['P'] },
  SE: ['S'],
};

/** Letters and digits alone, full-width ones as ASCII, without the country's letters before digits. */
function compact(country: string, typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const [, letters = '', number = ''] = /^([A-Z]{1,3})(\d+)$/.exec(plain) ?? [];
  return letters === country || prefixes[country]?.includes(letters) ? number : plain;
}

/** [PAY-01] A postcode as its country writes it: `A-6020`, `SE-114 55`, `ec1a1bb` with any spaces and dashes; null where it has not its shape. */
export function postcodeOf(country: string, typed: string): string | null {
  const known = shapes[country];
  if (!known) return typed.replace(/\s+/g, ' ').trim();
  const plain = compact(country, typed);
  const shape = known.find(([pattern]) => pattern.test(plain));
  return shape ? plain.replace(...shape) : null;
}
