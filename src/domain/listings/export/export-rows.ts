import { plainText } from '../../core/reading/markup.ts';
import { contentsText } from '../contents.ts';
import type { ListingInput } from '../model.ts';

export type ExportedListing = Pick<
  ListingInput,
  | 'title'
  | 'description'
  | 'category'
  | 'options'
  | 'materials'
  | 'colours'
  | 'tags'
  | 'processingDays'
  | 'weightGrams'
  | 'makingMinutes'
  | 'hsCode'
  | 'lowStock'
> & {
  listingId: string;
  variants: Pick<ListingInput['variants'][number], 'values' | 'priceCents' | 'quantity' | 'sku' | 'contents'>[];
};

/** Words that a reader of pages would change are written as a page writes them, so that they come back as they are. */
const cellText = (text: string): string =>
  plainText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A list stands in its cell as JSON; an empty one says nothing. */
const list = (values: readonly unknown[]): string => (values.length === 0 ? '' : JSON.stringify(values));

/** What a listing without choices has in columns of its own. */
const only = ({ options, variants: [variant] }: ExportedListing) => (options.length === 0 ? variant : undefined);

/** [DASH-02] The columns that the import knows, in its order; what is for sale in choices stands in `variants` alone. */
const columns: readonly [name: string, of: (listing: ExportedListing) => string][] = [
  ['id', (listing) => listing.listingId],
  ['title', (listing) => cellText(listing.title)],
  ['description', (listing) => cellText(listing.description)],
  ['category', (listing) => listing.category],
  ['materials', (listing) => list(listing.materials)],
  ['colours', (listing) => list(listing.colours)],
  ['tags', (listing) => list(listing.tags)],
  ['price', (listing) => (only(listing) ? ((only(listing)?.priceCents ?? 0) / 100).toFixed(2) : '')],
  ['quantity', (listing) => String(only(listing)?.quantity ?? '')],
  ['sku', (listing) => only(listing)?.sku ?? ''],
  [
    'contents',
    (listing) => {
      const contents = only(listing)?.contents;
      return contents ? contentsText(contents) : '';
    },
  ],
  ['processing_days', (listing) => String(listing.processingDays)],
  ['weight_grams', (listing) => String(listing.weightGrams)],
  ['making_minutes', (listing) => String(listing.makingMinutes)],
  ['hs_code', (listing) => listing.hsCode],
  ['low_stock', (listing) => String(listing.lowStock)],
  ['currency', () => 'EUR'],
  ['options', (listing) => list(listing.options)],
  ['variants', (listing) => (only(listing) ? '' : list(listing.variants))],
];

export const exportHead: readonly string[] = columns.map(([name]) => name);
export const exportRow = (listing: ExportedListing): string[] => columns.map(([, of]) => of(listing));
