import { type Listing, LOW_STOCK, type Origin } from '#domain/listings/model.ts';
import type { WithdrawalException } from '#domain/listings/withdrawal-exception.ts';
import { contentsText } from '#domain/listings/contents.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { moneyField } from '#domain/core/money.ts';
import { inField } from '#web/platform/languages/formats.ts';

export interface DraftOption {
  name: string;
  /** One value a line of the field, separated by commas while one types. */
  values: string[];
}

export interface DraftVariant {
  id?: string | undefined;
  price: string;
  quantity: string;
  sku: string;
  /** How much is in it, as the maker writes it; empty by the piece. Drafts that were kept earlier have none. */
  contents?: string;
  /** The photo that stands for this combination; null takes the cover. */
  pictureId: string | null;
  /** The stock that stood here when the maker began [INV-07]. */
  stockSeen?: number | undefined;
}

/** A listing as the form holds it: numbers are text until they are checked. */
export interface ListingDraft {
  title: string;
  description: string;
  category: string;
  compareAt: string;
  options: DraftOption[];
  /** By the values of the combination, joined; the combination without options is the empty text. */
  variants: Record<string, DraftVariant>;
  personal: { on: boolean; prompt: string; required: boolean; maxLength: string };
  materials: string;
  colours: string;
  tags: string;
  pictures: Picture[];
  processingDays: string;
  madeToOrder: boolean;
  /** Minutes of making one; drafts that were kept earlier have none. */
  makingMinutes?: string;
  /** Drafts that were kept earlier have none. */
  origin?: Origin;
  weight: string;
  /** Drafts that were kept earlier have none. */
  hsCode?: string;
  lowStock?: string;
  /** Id of the section; empty: in none. Drafts that were kept earlier have none. */
  section?: string;
  /** Id of the shipping profile; empty takes the plain rates. */
  profile: string;
  height: string;
  width: string;
  depth: string;
  sizeNote: string;
  care: string;
  /** Drafts that were kept earlier have none. */
  withdrawalException?: WithdrawalException | '';
}

export const keyOf = (values: readonly string[]): string => values.join('\u001f');

/** Every combination of the options' values, in their order; one empty combination without options. */
export function combinationsOf(options: readonly DraftOption[]): string[][] {
  return options
    .filter((option) => option.name.trim() && option.values.length > 0)
    .reduce<string[][]>((rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])), [[]]);
}

export const newVariant = (like?: DraftVariant): DraftVariant => ({
  price: like?.price ?? '',
  quantity: like ? '0' : '1',
  sku: '',
  contents: like?.contents ?? '',
  pictureId: null,
});

export const emptyDraft = (): ListingDraft => ({
  title: '',
  description: '',
  category: '',
  compareAt: '',
  options: [],
  variants: { '': newVariant() },
  personal: { on: false, prompt: '', required: false, maxLength: '40' },
  materials: '',
  colours: '',
  tags: '',
  pictures: [],
  processingDays: '2',
  madeToOrder: false,
  makingMinutes: '',
  origin: 'made',
  weight: '500',
  hsCode: '',
  lowStock: String(LOW_STOCK),
  section: '',
  profile: '',
  height: '',
  width: '',
  depth: '',
  sizeNote: '',
  care: '',
  withdrawalException: '',
});

const centimetres = (millimetres: number | null): string =>
  millimetres === null ? '' : inField(String(millimetres / 10));

/** The form of a stored listing. */
export function draftOf(
  listing: Omit<Listing, 'categoryPath' | 'moreFromShop'> & { sectionId?: string | null },
): ListingDraft {
  return {
    title: listing.title,
    description: listing.description,
    category: listing.category,
    compareAt: listing.compareAtCents === null ? '' : inField(moneyField(listing.compareAtCents)),
    options: listing.options,
    variants: Object.fromEntries(
      listing.variants.map((variant) => [
        keyOf(variant.values),
        {
          id: variant.id,
          price: inField(moneyField(variant.priceCents)),
          quantity: String(variant.stock),
          sku: variant.sku,
          contents: variant.contents ? contentsText(variant.contents) : '',
          pictureId: variant.pictureId,
          stockSeen: variant.stock,
        },
      ]),
    ),
    personal: {
      on: listing.personalisation !== null,
      prompt: listing.personalisation?.prompt ?? '',
      required: listing.personalisation?.required ?? false,
      maxLength: String(listing.personalisation?.maxLength ?? 40),
    },
    materials: listing.materials.join(', '),
    colours: listing.colours.join(', '),
    tags: listing.tags.join(', '),
    pictures: listing.pictures,
    processingDays: String(listing.processingDays),
    madeToOrder: listing.madeToOrder,
    makingMinutes: listing.makingMinutes ? String(listing.makingMinutes) : '',
    origin: listing.origin,
    weight: String(listing.weightGrams),
    hsCode: listing.hsCode ?? '',
    lowStock: String(listing.lowStock ?? LOW_STOCK),
    section: listing.sectionId ?? '',
    profile: listing.shippingProfileId ?? '',
    height: centimetres(listing.heightMm),
    width: centimetres(listing.widthMm),
    depth: centimetres(listing.depthMm),
    sizeNote: listing.sizeNote,
    care: listing.care,
    withdrawalException: listing.withdrawalException ?? '',
  };
}

/** [UX-87] A new listing that begins as another one is: what names that one's stock and prices of before stays behind. */
export function copyOf(listing: Parameters<typeof draftOf>[0]): ListingDraft {
  const draft = draftOf(listing);
  return {
    ...draft,
    compareAt: '',
    variants: Object.fromEntries(
      Object.entries(draft.variants).map(([key, { id: _id, stockSeen: _seen, ...variant }]) => [
        key,
        { ...variant, sku: '' },
      ]),
    ),
  };
}

/** Words of a list as people type it: `stoneware, tin glaze`. */
export const termsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** The draft with other options: combinations that stay keep their price and stock, new ones start with the price of the first and none in stock. */
export function withOptions(draft: ListingDraft, options: DraftOption[]): Pick<ListingDraft, 'options' | 'variants'> {
  const first = Object.values(draft.variants)[0];
  return {
    options,
    variants: {
      ...draft.variants,
      ...Object.fromEntries(
        combinationsOf(options)
          .map(keyOf)
          .filter((key) => !draft.variants[key])
          .map((key) => [key, newVariant(first)]),
      ),
    },
  };
}

/** A photo gives way to another one at its place; combinations that showed it show the new one. */
export function withPhotoReplaced(
  { pictures, variants }: ListingDraft,
  id: string,
  by: Picture,
): Pick<ListingDraft, 'pictures' | 'variants'> {
  const isThere = pictures.some((picture) => picture.id === by.id && picture.id !== id);
  const replacement = isThere ? [] : [by];
  return {
    pictures: pictures.flatMap((picture) => (picture.id === id ? replacement : [picture])),
    variants: Object.fromEntries(
      Object.entries(variants).map(([key, variant]) => [
        key,
        variant.pictureId === id ? { ...variant, pictureId: by.id } : variant,
      ]),
    ),
  };
}
