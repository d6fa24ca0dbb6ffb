import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContents } from '#domain/listings/contents.ts';
import type { DemoFamily, DemoListing } from './content/families.ts';
import type { DemoOption } from './content/options.ts';

/** Pieces that are shown first where they are used, by their picture: without it they would look like nothing in particular. */
const beginsAtHome: ReadonlySet<string> = new Set(
  `planter-slip jug-indigo teapot-honey bol-honey carafe-honey crock-honey tumblers-slip vase-low-honey vase-moon-slip vase-bud-sage
  vase-tall-night-blue bowl-wide-clay bowl-large-lake bowl-porridge-sand bowl-serving-sand bowl-small-rust bowl-green bowls-nesting-blue
  plate-dinner plates-side plates-speckled-2 table-for-two bowl-turned-walnut bowl-turned-oak bowls-turned-ash bowls-turned-cherry box-cherry
  candlesticks-oak mills-walnut egg-cups-birch rolling-pin-ash tops-four basket-market basket-bread basket-apples basket-laundry
  candlesticks-mustard tapers-natural pillars-beeswax tealights-beeswax coasters-tan bands-three bangles-gold studs-gold`.split(
    /\s+/,
  ),
);

const files = new Set(readdirSync(join(import.meta.dirname, 'pictures/finished')));
/** Where the piece is used, if there is such a picture of it. */
const atHome = (picture: string): string | undefined =>
  files.has(`${picture}-home.webp`) ? `${picture}-home` : undefined;

/** The pictures of a piece, each once: its own, those of its choices, the one where it is used, or else a second. Some begin where they are used. */
export function picturesOf({ picture, second, choice }: DemoListing): string[] {
  const ofValues = (choice?.options ?? []).flatMap((option) => option.values.map((value) => value.picture));
  const home = atHome(picture);
  const first = beginsAtHome.has(picture) ? [home] : [];
  const last = second?.endsWith('-close') && home ? [] : [second];
  return [...new Set([...first, picture, ...ofValues, home, ...last])].filter((file) => file !== undefined);
}

type Value = DemoOption['values'][number];

/** Every combination of values, the last option changing fastest. */
const combined = (options: DemoOption[]): Value[][] =>
  options.reduce<Value[][]>((rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);

function variantsOf(
  { choice, cents, quantity = 5, contents = '' }: DemoListing,
  pictureId: (file: string) => string | null,
) {
  if (!choice) return [{ values: [], priceCents: cents, quantity: quantity + 6, contents: readContents(contents) }];
  return combined(choice.options).map((values, index) => {
    const file = values.find((value) => value.picture)?.picture;
    return {
      values: values.map(({ value }) => value),
      priceCents: cents + values.reduce((sum, { more = 0 }) => sum + more, 0),
      quantity: choice.quantities[index] ?? 0,
      contents: contents
        ? (values.map(({ value }) => readContents(value)).find(Boolean) ?? readContents(contents))
        : null,
      pictureId: file ? pictureId(file) : null,
    };
  });
}

function altOf({ title, choice }: DemoListing, file: string, index: number): string {
  const values = (choice?.options ?? []).flatMap((option) => option.values);
  const shown = values.find(({ picture }) => picture === file);
  if (shown) return `${title}: ${shown.value}`;
  if (file.endsWith('-home')) return `${title}, in use`;
  if (index === 0) return title;
  return file.endsWith('-close') ? `${title}, seen closer` : `${title}, another view`;
}

/** A piece as its maker would type it into the form. */
export function listingOf(
  family: DemoFamily,
  listing: DemoListing,
  pictureId: (file: string) => string | null,
): Record<string, unknown> {
  const [height, width, depth] = listing.choice?.size ?? listing.size ?? family.size;
  return {
    title: listing.title,
    description: `${listing.says}\n\n${listing.text ?? family.text}`,
    category: listing.category ?? family.category,
    compareAtCents: listing.was ?? null,
    options: (listing.choice?.options ?? []).map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => value),
    })),
    variants: variantsOf(listing, pictureId),
    personalisation: listing.personalisation
      ? { prompt: listing.personalisation, required: false, maxLength: 12 }
      : null,
    materials: listing.materials ?? family.materials,
    colours: listing.colours ?? (listing.colour ? [listing.colour] : []),
    tags: listing.tags ?? family.tags,
    pictures: picturesOf(listing).map((file, index) => ({
      id: pictureId(file),
      alt: altOf(listing, file, index),
      focusX: 0.5,
      focusY: 0.5,
    })),
    processingDays: family.days + (listing.personalisation ? 2 : 0),
    madeToOrder: family.madeToOrder ?? Boolean(listing.personalisation),
    origin: family.isDesigned ? 'designed' : 'made',
    weightGrams: listing.grams ?? family.grams,
    heightMm: height || null,
    widthMm: width || null,
    depthMm: depth || null,
    sizeNote: listing.choice?.sizeNote ?? listing.sizeNote ?? (listing.size ? '' : family.sizeNote) ?? '',
    care: family.care,
  };
}
