import { HS_CODE } from '#domain/listings/delivery/hs-code.ts';
import {
  LOW_STOCK,
  MAX_LOW_STOCK,
  MAX_MAKING_MINUTES,
  MAX_TAGS,
  MAX_TITLE,
  type ListingInput,
} from '#domain/listings/model.ts';
import { readContents } from '#domain/listings/contents.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import { combinationsOf, keyOf, type ListingDraft, newVariant, termsOf } from './listing-draft.ts';
import * as texts from './texts/check-texts.ts';

/** What is wrong, by the id of its field. */
export type DraftErrors = Map<string, string>;

/** What each part of the form is given. */
export interface FieldsProps {
  draft: ListingDraft;
  errors: DraftErrors;
  onChange: (edit: Partial<ListingDraft>) => void;
}

const whole = (text: string, most: number): number | null =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;

/** Millimetres of a length typed in centimetres; undefined when it is none. */
function length(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value >= 0 && value <= 1000 ? Math.round(value * 10) : undefined;
}

export const variantField = (key: string, field: 'price' | 'quantity' | 'contents'): string =>
  `variant-${field}-${key.replace(/\W+/g, '-')}`;

function checkVariants(draft: ListingDraft, errors: DraftErrors): ListingInput['variants'] {
  return combinationsOf(draft.options).map((values) => {
    const key = keyOf(values);
    const row = draft.variants[key] ?? newVariant();
    const priceCents = parseMoney(row.price);
    const quantity = whole(row.quantity, 100_000);
    if (priceCents === null || priceCents < 1)
      errors.set(variantField(key, 'price'), amountMistake(row.price, texts.price(values)));
    if (quantity === null) errors.set(variantField(key, 'quantity'), texts.stock(values));
    const contents = row.contents?.trim() ? readContents(row.contents) : null;
    if (row.contents?.trim() && !contents) errors.set(variantField(key, 'contents'), texts.contents(values));
    return {
      values,
      priceCents: priceCents ?? 0,
      quantity: quantity ?? 0,
      sku: row.sku.trim(),
      contents,
      pictureId: draft.pictures.some((picture) => picture.id === row.pictureId) ? row.pictureId : null,
      ...(row.id ? { id: row.id } : {}),
      ...(row.stockSeen === undefined ? {} : { stockSeen: row.stockSeen }),
    };
  });
}

function checkOptions(draft: ListingDraft, errors: DraftErrors): void {
  const names = draft.options.map((option) => option.name.trim().toLowerCase());
  draft.options.forEach((option, index) => {
    if (option.name.trim() === '') errors.set(`option-${index}`, texts.optionName);
    else if (names.indexOf(option.name.trim().toLowerCase()) !== index)
      errors.set(`option-${index}`, texts.optionTwice);
    if (option.values.length === 0) errors.set(`option-values-${index}`, texts.optionValues);
  });
}

function checkCompareAt(draft: ListingDraft, variants: ListingInput['variants'], errors: DraftErrors): number | null {
  const typed = draft.compareAt.trim() !== '';
  const compareAtCents = typed ? parseMoney(draft.compareAt) : null;
  if (typed && !compareAtCents) errors.set('compare-at', amountMistake(draft.compareAt, texts.earlierPrice));
  // Buyers are shown it where it is more than they pay.
  else if (compareAtCents && variants.every(({ priceCents }) => priceCents >= compareAtCents))
    errors.set('compare-at', texts.earlierPriceNoHigher);
  return compareAtCents;
}

function checkMaking(draft: ListingDraft, errors: DraftErrors) {
  const processingDays = whole(draft.processingDays, 90);
  if (processingDays === null) errors.set('processing-days', texts.workingDays);
  const makingMinutes = whole(draft.makingMinutes || '0', MAX_MAKING_MINUTES);
  if (makingMinutes === null) errors.set('making-minutes', texts.makingMinutes);
  const lowStock = whole(draft.lowStock ?? String(LOW_STOCK), MAX_LOW_STOCK);
  if (lowStock === null) errors.set('low-stock', texts.lowStock);
  return {
    processingDays: processingDays ?? 0,
    makingMinutes: makingMinutes ?? 0,
    lowStock: lowStock ?? LOW_STOCK,
  };
}

function checkPostage(draft: ListingDraft, errors: DraftErrors) {
  const weightGrams = whole(draft.weight, 100_000);
  if (weightGrams === null) errors.set('weight', texts.weight);
  const hsCode = (draft.hsCode ?? '').replace(/[\s.]/g, '');
  if (!HS_CODE.test(hsCode)) errors.set('hs-code', texts.hsCode);
  const sides = { height: length(draft.height), width: length(draft.width), depth: length(draft.depth) };
  for (const [side, value] of Object.entries(sides)) if (value === undefined) errors.set(side, texts.centimetres);
  return {
    weightGrams: weightGrams ?? 0,
    hsCode,
    heightMm: sides.height ?? null,
    widthMm: sides.width ?? null,
    depthMm: sides.depth ?? null,
  };
}

/** The same rules as the server's, each answered at its own field. The server has the last word. */
export function checkListingDraft(draft: ListingDraft, publish: boolean): { errors: DraftErrors; input: ListingInput } {
  const errors: DraftErrors = new Map();
  const title = draft.title.trim();
  if (publish && draft.pictures.length === 0) errors.set('photos', texts.photos);
  if (title === '') errors.set('title', texts.title);
  else if (title.length > MAX_TITLE) errors.set('title', texts.titleTooLong);
  if (!draft.category) errors.set('category', texts.category);
  checkOptions(draft, errors);
  const variants = checkVariants(draft, errors);
  const compareAtCents = checkCompareAt(draft, variants, errors);
  const maxLength = whole(draft.personal.maxLength, 500);
  if (draft.personal.on && draft.personal.prompt.trim() === '') errors.set('personal-prompt', texts.prompt);
  if (draft.personal.on && !maxLength) errors.set('personal-length', texts.longest);
  const making = checkMaking(draft, errors);
  const postage = checkPostage(draft, errors);
  const tags = termsOf(draft.tags);
  if (tags.length > MAX_TAGS) errors.set('tags', texts.tags);
  return {
    errors,
    input: {
      title,
      description: draft.description.trim(),
      category: draft.category,
      compareAtCents,
      options: draft.options.map((option) => ({ name: option.name.trim(), values: option.values })),
      variants,
      personalisation: draft.personal.on
        ? { prompt: draft.personal.prompt.trim(), required: draft.personal.required, maxLength: maxLength || 1 }
        : null,
      materials: termsOf(draft.materials),
      colours: termsOf(draft.colours),
      tags,
      pictures: draft.pictures.map(({ id, alt, focusX, focusY }) => ({ id, alt: alt.trim(), focusX, focusY })),
      ...making,
      ...postage,
      madeToOrder: draft.madeToOrder,
      origin: draft.origin ?? 'made',
      sectionId: draft.section === undefined ? undefined : draft.section || null,
      shippingProfileId: draft.profile || null,
      sizeNote: draft.sizeNote.trim(),
      withdrawalException: draft.withdrawalException || null,
      care: draft.care.trim(),
    },
  };
}
