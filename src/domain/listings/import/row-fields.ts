import { plainText } from '../../core/reading/markup.ts';

export type Row = Record<string, unknown>;
/** Fields by the names that catalogues use; every other field of a row is an attribute. */
const fields = {
  reference: ['id', 'reference', 'external_id', 'externalid'],
  title: ['title', 'name'],
  description: ['description'],
  category: ['category'],
  attributes: ['attributes'],
  price: ['price'],
  cents: ['price_cents', 'pricecents'],
  quantity: ['quantity', 'stock'],
  sku: ['sku'],
  contents: ['contents'],
  pictures: ['pictures', 'picture', 'images', 'image'],
  days: ['processing_days', 'processingdays'],
  weight: ['weight_grams', 'weightgrams'],
  minutes: ['making_minutes', 'makingminutes', 'minutes_to_make', 'minutestomake'],
  hsCode: ['hs_code', 'hscode', 'customs_number', 'tariff_code'],
  lowStock: ['low_stock', 'lowstock', 'low_stock_threshold'],
  currency: ['currency', 'currency_code', 'currencycode', 'price_currency', 'currency_iso', 'währung', 'waehrung'],
  options: ['options'],
  variants: ['variants'],
};
type Field = keyof typeof fields;
export type KnownFields = Partial<Record<Field, unknown>>;
const fieldOf = new Map(
  Object.entries(fields).flatMap(([field, names]) => names.map((name) => [name, field as Field])),
);

/** A name of a column, however it is written: `Processing Days` and `processing-days` are one. */
export const columnKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** What stays to the letter: names that others know a thing by, and lists that are written as JSON. */
const literal: ReadonlySet<Field | undefined> = new Set<Field>(['reference', 'sku', 'pictures', 'options', 'variants']);

/** Words that were written for a page, without its markup. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))
    : value;
}

export const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A list as the row has it; a table has it as JSON in its cell. An empty cell says nothing. */
export function listOf(value: unknown): unknown {
  if (!isSaid(value)) return undefined;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const listNames = ['materials', 'colours', 'tags'] as const;
type Lists = Partial<Record<(typeof listNames)[number], unknown[]>>;

/** The fields of a row, whatever the case of their names; lists of words whose cell is JSON, taken as they are; the rest are attributes. */
export function sortFields(row: Row): { known: KnownFields; lists: Lists; rest: Row } {
  const known: KnownFields = {};
  const lists: Lists = {};
  const rest: Row = {};
  for (const [name, written] of Object.entries(row)) {
    const listName = listNames.find((each) => each === columnKey(name));
    const list = listName && typeof written === 'string' ? listOf(written) : undefined;
    if (listName && Array.isArray(list)) {
      lists[listName] = list;
      continue;
    }
    const field = fieldOf.get(columnKey(name));
    const value = literal.has(field) ? written : plain(written);
    if (field && known[field] === undefined) known[field] = value;
    else rest[name.replace(/^attributes?[._]/i, '')] = value;
  }
  return { known, lists, rest };
}
