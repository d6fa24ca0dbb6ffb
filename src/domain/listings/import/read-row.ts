import { fail, ok, type Result } from '../../core/result.ts';
import { checkVariants } from '../check-variants.ts';
import { readContents } from '../contents.ts';
import { type ListingInput, listingInputSchema, MAX_TITLE } from '../model.ts';
import { listingProblemTexts } from '../problem-texts.ts';
import { describeWithAttributes, sortAttributes } from './fit-attributes.ts';
import type { Placed } from './place-category.ts';
import { readAttributes } from './read-attributes.ts';
import { readCents, readPrice } from './read-price.ts';
import { rowSentence } from './row-sentence.ts';

export interface ImportedRow {
  /** The seller's own reference: the same one again is the same listing. */
  reference: string;
  input: ListingInput;
  /** False when the row says nothing of it: what stands stays. */
  says: { quantity: boolean; pictures: boolean; days: boolean; weight: boolean };
  /** Pictures as the file names them: paths and addresses. */
  pictures: string[];
  notes: string[];
}

export type RowProblem = { code: 'row'; sentence: string };
const refuse = (sentence: string): Result<never, RowProblem> => fail({ code: 'row', sentence });

export interface RowRules {
  findCategory(written: unknown): Placed;
  /** Where rows go whose category this marketplace does not have; null refuses them. */
  fallbackCategory: string | null;
  /** Titles that are too long keep the words that fit, and stand whole in the description. */
  shorten: boolean;
}

type Row = Record<string, unknown>;
const MAX_REFERENCE = 200;
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
  currency: ['currency'],
  options: ['options'],
  variants: ['variants'],
};
type Field = keyof typeof fields;
const fieldOf = new Map(
  Object.entries(fields).flatMap(([field, names]) => names.map((name) => [name, field as Field])),
);

/** The fields of a row, whatever the case of their names; the rest are attributes. */
function sorted(row: Row): { known: Partial<Record<Field, unknown>>; rest: Row } {
  const known: Partial<Record<Field, unknown>> = {};
  const rest: Row = {};
  for (const [name, value] of Object.entries(row)) {
    const field = fieldOf.get(
      name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
    if (field && known[field] === undefined) known[field] = value;
    else rest[name.replace(/^attributes?[._]/i, '')] = value;
  }
  return { known, rest };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\r\n?/g, '\n') : '';
const lineOf = (value: unknown): string =>
  textOf(value)
    .replace(/[\t\n ]+/g, ' ')
    .trim();
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function wholeNumber(value: unknown, otherwise: number): unknown {
  if (!isSaid(value)) return otherwise;
  return typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
}

/** A list as the row has it; a table has it as JSON in its cell. An empty cell says nothing. */
function listOf(value: unknown): unknown {
  if (!isSaid(value)) return undefined;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The words that fit into a title, cut between words. */
function fittingTitle(title: string): string {
  const cut = title.slice(0, MAX_TITLE - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > MAX_TITLE / 2 ? cut.lastIndexOf(' ') : undefined).trimEnd()}…`;
}

const picturesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : textOf(value).split(/[|\n]|,(?=\s*(?:https?:|\S+\.(?:jpe?g|png|webp|avif)))/i))
    .map((one) => lineOf(typeof one === 'object' && one !== null ? ((one as Row).path ?? (one as Row).url) : one))
    .filter((one) => one !== '');

/** The price and the quantity as the one variant that a listing without options has. */
function onlyVariant(
  known: Partial<Record<Field, unknown>>,
  reference: string,
): Result<Row, { code: 'price' | 'contents'; sentence: string }> {
  const price = isSaid(known.price) || !isSaid(known.cents) ? readPrice(known.price) : readCents(known.cents);
  if (!price.ok) return price;
  const contents = lineOf(known.contents) || null;
  if (contents && !readContents(contents))
    return fail({ code: 'contents', sentence: `“${contents}” is no amount such as 180 g, 0.75 l or 2 m` });
  return ok({
    values: [],
    priceCents: price.value,
    quantity: wholeNumber(known.quantity, 1),
    sku: lineOf(known.sku) || reference.slice(0, 60),
    contents: contents && readContents(contents),
  });
}

/** What keeps a row from being read at all; null when nothing does. */
function obstacle(known: Partial<Record<Field, unknown>>, reference: string): string | null {
  if (reference === '') return 'id: is missing';
  if (reference.length > MAX_REFERENCE) return `id: has more than ${MAX_REFERENCE} characters`;
  if (lineOf(known.title) === '') return 'title: is missing';
  return isSaid(known.currency) && lineOf(known.currency).toUpperCase() !== 'EUR'
    ? `currency: ${lineOf(known.currency)} is not EUR`
    : null;
}

/**
 * [CAT-01] One row of a seller's file as the listing that the maker's own form would send, judged by the same rules. A row that is
 * refused says why in one sentence.
 */
export function readRow(row: unknown, rules: RowRules): Result<ImportedRow, RowProblem> {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse('row: is no object with fields');
  const { known, rest } = sorted(row as Row);
  const reference = lineOf(known.reference);
  const stops = obstacle(known, reference);
  if (stops !== null) return refuse(stops);
  const [options, variants] = [listOf(known.options), listOf(known.variants)];
  const variant = variants === undefined ? onlyVariant(known, reference) : null;
  if (variant && !variant.ok) return refuse(`${variant.problem.code}: ${variant.problem.sentence}`);
  const placed = rules.findCategory(known.category);
  const category = placed.slug ?? rules.fallbackCategory;
  if (category === null)
    return refuse(`category: “${placed.words.toReversed().join(' > ')}” is not a category of this marketplace`);
  const attributes = [...readAttributes(known.attributes), ...readAttributes(rest)];
  const { others, ...words } = sortAttributes(attributes, placed.words);
  const title = lineOf(known.title);
  const shown = rules.shorten && title.length > MAX_TITLE ? fittingTitle(title) : title;
  const description = (shown === title ? '' : `${title}\n\n`) + textOf(known.description).trim();
  const asked = {
    title: shown,
    description: describeWithAttributes(description, others),
    category,
    ...words,
    options: options ?? [],
    variants: variant ? [variant.value] : variants,
    personalisation: null,
    pictures: [],
    processingDays: wholeNumber(known.days, 3),
    madeToOrder: false,
    weightGrams: wholeNumber(known.weight, 0),
  };
  const judged = listingInputSchema.safeParse(asked);
  if (!judged.success) return refuse(rowSentence(judged.error.issues, { row: asked, title }));
  if (!checkVariants(judged.data).ok)
    return refuse(`variants: ${listingProblemTexts['listings/variants-mismatch'].en}`);
  const pictures = picturesOf(known.pictures);
  const notes = shown === title ? [] : ['title: shortened; it stands whole in the description'];
  return ok({
    reference,
    input: judged.data,
    says: {
      quantity: isSaid(known.quantity) || !variant,
      pictures: pictures.length > 0,
      days: isSaid(known.days),
      weight: isSaid(known.weight),
    },
    pictures,
    notes,
  });
}
