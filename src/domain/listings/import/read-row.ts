import type { Text } from '../../core/languages/language.ts';
import { repeatedName } from '../../core/reading/json-names.ts';
import { truncate } from '../../core/visible-text.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { checkVariants } from '../check-variants.ts';
import { readContents } from '../contents.ts';
import { type ListingInput, listingInputSchema, LOW_STOCK, MAX_TITLE } from '../model.ts';
import { listingProblemTexts } from '../problem-texts.ts';
import { describeWithAttributes, sortAttributes } from './fit-attributes.ts';
import type { Placed } from './match-category.ts';
import { readAttributes } from './read-attributes.ts';
import { readCents, readPrice } from './read-price.ts';
import { foreignRow } from './foreign-row.ts';
import { excessOf } from './row-bounds.ts';
import { isSaid, type KnownFields, listOf, type Row, sortFields } from './row-fields.ts';
import { rowSentence } from './row-sentence.ts';
import * as texts from './row-texts.ts';

export interface ImportedRow {
  /** The seller's own reference: the same one again is the same listing. */
  reference: string;
  input: ListingInput;
  /** False when the row says nothing of it: what stands stays. */
  says: {
    quantity: boolean;
    sku: boolean;
    pictures: boolean;
    days: boolean;
    weight: boolean;
    minutes: boolean;
    hsCode: boolean;
    lowStock: boolean;
  };
  /** Pictures as the file names them: paths and addresses. */
  pictures: string[];
  notes: Text[];
}

export type RowProblem = { code: 'row'; sentence: Text };
const refuse = (column: string, why: Text): Result<never, RowProblem> =>
  fail({ code: 'row', sentence: texts.inColumn(column, why) });

export interface RowRules {
  findCategory(written: unknown): Placed;
  /** Where rows go whose category this marketplace does not have; null refuses them. */
  fallbackCategory: string | null;
  /** Titles that are too long keep the words that fit, and stand whole in the description. */
  shorten: boolean;
}

const MAX_REFERENCE = 200;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\r\n?/g, '\n') : '';
const lineOf = (value: unknown): string =>
  textOf(value)
    .replace(/[\t\n ]+/g, ' ')
    .trim();

function wholeNumber(value: unknown, otherwise: number): unknown {
  if (!isSaid(value)) return otherwise;
  return typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
}

/** A cell that is written as JSON in which an object has one name twice. */
function ambiguousCell(row: Row): Text | null {
  for (const [column, cell] of Object.entries(row)) {
    if (typeof cell !== 'string' || !/^\s*[[{]/.test(cell) || listOf(cell) === cell) continue;
    const name = repeatedName(cell);
    if (name !== null) return texts.inColumn(truncate(column, 60), texts.namedTwice({ name: truncate(name, 60) }));
  }
  return null;
}

/** The words that fit into a title, cut between words. */
function fittingTitle(title: string): string {
  const cut = truncate(title, MAX_TITLE - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > MAX_TITLE / 2 ? cut.lastIndexOf(' ') : undefined).trimEnd()}…`;
}

/** Names of pictures in one cell, apart by lines, bars, and by commas before what looks like another one. */
const picturesIn = (cell: string): string[] =>
  cell.split(/[|\n]/).flatMap((part) => {
    const names: string[] = [];
    for (const name of part.split(','))
      if (names.length === 0 || /^\s*(?:https?:|\S+\.(?:jpe?g|png|webp|avif))/i.test(name)) names.push(name);
      else names.push(`${names.pop()},${name}`);
    return names;
  });

const picturesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : picturesIn(textOf(value)))
    .map((one) => lineOf(typeof one === 'object' && one !== null ? ((one as Row).path ?? (one as Row).url) : one))
    .filter((one) => one !== '');

/** The price and the quantity as the one variant that a listing without options has. */
function onlyVariant(
  known: KnownFields,
  reference: string,
): Result<Row, { code: 'price' | 'contents'; sentence: Text }> {
  const price = isSaid(known.price) || !isSaid(known.cents) ? readPrice(known.price) : readCents(known.cents);
  if (!price.ok) return price;
  const contents = lineOf(known.contents) || null;
  if (contents && !readContents(contents))
    return fail({ code: 'contents', sentence: texts.noContents({ written: contents }) });
  return ok({
    values: [],
    priceCents: price.value,
    quantity: wholeNumber(known.quantity, 1),
    sku: lineOf(known.sku) || truncate(reference, 60),
    contents: contents && readContents(contents),
  });
}

/** What keeps a row from being read at all; null when nothing does. */
function obstacle(known: KnownFields, reference: string): Result<never, RowProblem> | null {
  if (reference === '') return refuse('id', texts.missing);
  if (reference.length > MAX_REFERENCE) return refuse('id', texts.moreThan({ most: MAX_REFERENCE }));
  if (lineOf(known.title) === '') return refuse('title', texts.missing);
  const currency = lineOf(known.currency);
  return currency !== '' && currency !== '€' && currency.toUpperCase() !== 'EUR'
    ? refuse('currency', texts.otherCurrency({ written: truncate(currency, 20) }))
    : null;
}

/**
 * [CAT-01] One row of a seller's file as the listing that the maker's own form would send, judged by the same rules. A row that is
 * refused says why in one sentence.
 */
export function readRow(row: unknown, rules: RowRules): Result<ImportedRow, RowProblem> {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse('row', texts.noObject);
  const unread = excessOf(row as Row) ?? ambiguousCell(row as Row);
  if (unread) return fail({ code: 'row', sentence: unread });
  const { known, lists, rest } = sortFields(foreignRow(row as Row));
  const reference = lineOf(known.reference);
  const stops = obstacle(known, reference);
  if (stops) return stops;
  const [options, variants] = [listOf(known.options), listOf(known.variants)];
  const variant = variants === undefined ? onlyVariant(known, reference) : null;
  if (variant && !variant.ok) return refuse(variant.problem.code, variant.problem.sentence);
  const placed = rules.findCategory(known.category);
  const category = placed.slug ?? rules.fallbackCategory;
  if (category === null)
    return refuse('category', texts.noCategory({ written: truncate(placed.terms.toReversed().join(' > '), 200) }));
  const attributes = [...readAttributes(known.attributes), ...readAttributes(rest)];
  const { others, ...ownAttributes } = { ...sortAttributes(attributes, placed.terms), ...lists };
  const title = lineOf(known.title);
  const shown = rules.shorten && title.length > MAX_TITLE ? fittingTitle(title) : title;
  const description = (shown === title ? '' : `${title}\n\n`) + textOf(known.description).trim();
  const request = {
    title: shown,
    description: describeWithAttributes(description, others),
    category,
    ...ownAttributes,
    options: options ?? [],
    variants: variant ? [variant.value] : variants,
    personalisation: null,
    pictures: [],
    processingDays: wholeNumber(known.days, 3),
    madeToOrder: false,
    weightGrams: wholeNumber(known.weight, 0),
    makingMinutes: wholeNumber(known.minutes, 0),
    // Written with dots or spaces, as tariffs print it.
    hsCode: textOf(known.hsCode).replace(/[\s.]/g, ''),
    lowStock: wholeNumber(known.lowStock, LOW_STOCK),
  };
  const judged = listingInputSchema.safeParse(request);
  if (!judged.success)
    return fail({ code: 'row', sentence: rowSentence(judged.error.issues, { row: request, title }) });
  if (!checkVariants(judged.data).ok) return refuse('variants', listingProblemTexts['listings/variants-mismatch']);
  const pictures = picturesOf(known.pictures);
  const notes = shown === title ? [] : [texts.inColumn('title', texts.shortened)];
  return ok({
    reference,
    input: judged.data,
    says: {
      quantity: isSaid(known.quantity) || !variant,
      sku: isSaid(known.sku) || !variant,
      pictures: pictures.length > 0,
      days: isSaid(known.days),
      weight: isSaid(known.weight),
      minutes: isSaid(known.minutes),
      hsCode: isSaid(known.hsCode),
      lowStock: isSaid(known.lowStock),
    },
    pictures,
    notes,
  });
}
