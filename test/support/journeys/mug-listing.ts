import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { type OwnMaker, usualMaker } from './own-maker.ts';

export interface Mug {
  listingId: string;
  /** Ids of its pictures in their order: four glazes, then details of the first. */
  pictureIds: string[];
  /** Calls as its maker. */
  maker: APIRequestContext;
  /** Publishes it again with other units of one choice. */
  restock: (glaze: string, size: string, quantity: number) => Promise<void>;
}

const glazes = ['Ink', 'Teal', 'Moss', 'Rust'];
const threeSizes = ['250 ml', '350 ml', '450 ml'];
const details = [
  { alt: 'handle detail', left: 1250, top: 700 },
  { alt: 'glaze line', left: 500, top: 850 },
  { alt: 'bare foot', left: 600, top: 1300 },
];

interface Shot {
  alt: string;
  bytes: Buffer;
}

interface StoredPicture {
  id: string;
  alt: string;
}

/** The first picture is brought to 2400 pixels, so that there is something to enlarge. */
async function uploadPictures(): Promise<Shot[]> {
  const read = (name: string): Sharp => sharp(readFileSync(`demo/pictures/finished/${name}.webp`));
  const first = await read('mug-ink-dip').resize(2400).webp({ quality: 70 }).toBuffer();
  const fronts = await Promise.all(
    glazes.map(async (glaze) => ({
      alt: `${glaze}, from the side`,
      bytes: glaze === 'Ink' ? first : await read(`mug-${glaze.toLowerCase()}-dip`).webp().toBuffer(),
    })),
  );
  const parts = await Promise.all(
    details.map(async ({ alt, left, top }) => ({
      alt,
      bytes: await sharp(first).extract({ left, top, width: 1000, height: 1000 }).webp({ quality: 70 }).toBuffer(),
    })),
  );
  return [...fronts, ...parts, { alt: 'beside a teapot', bytes: await read('mugs-on-table').webp().toBuffer() }];
}

async function storePictures(sent: OwnMaker['sent']): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  for (const { alt, bytes } of await uploadPictures()) {
    const { id = '' } = await sent('post', '/api/files/pictures', {
      data: bytes,
      headers: { 'Content-Type': 'image/webp' },
    });
    stored.push({ id, alt });
  }
  return stored;
}

let known: Promise<StoredPicture[]> | undefined;

/** Kept by the usual maker once: as often as mugs are published, an hour's limit of pictures would be reached. */
const pictures = (sent: OwnMaker['sent']): Promise<StoredPicture[]> => (known ??= storePictures(sent));

const input = (
  pictureIds: StoredPicture[],
  stocked: Map<string, number>,
  sizes: string[],
): Record<string, unknown> => ({
  title: 'Two-tone beaker with dipped glaze',
  description:
    'I throw the body in one pull and leave it a day before the handle goes on.\n\nThe foot stays bare, so you can feel the clay.',
  category: 'mugs-and-cups',
  options: [
    { name: 'Glaze', values: glazes },
    { name: 'Size', values: sizes },
  ],
  variants: glazes.flatMap((glaze, index) =>
    sizes.map((size, step) => ({
      values: [glaze, size],
      priceCents: 2600 + step * 200,
      quantity: stocked.get(`${glaze} ${size}`) ?? (size === '450 ml' ? 0 : 9),
      pictureId: pictureIds[index]?.id ?? null,
    })),
  ),
  personalisation: { prompt: 'Name or date stamped on the base', required: false, maxLength: 12 },
  materials: ['stoneware'],
  colours: ['blue'],
  tags: [],
  pictures: pictureIds,
  processingDays: 3,
  madeToOrder: true,
  weightGrams: 380,
  heightMm: 90,
  widthMm: 85,
  depthMm: 120,
  sizeNote: 'Holds 350 ml.',
  care: 'Dishwasher and microwave, not the oven',
});

/** A mug with two options, eight pictures and a stamp, of the usual maker. */
export async function publishMug(
  page: Page,
  stock: Record<string, number> = {},
  sizes: string[] = threeSizes,
): Promise<Mug> {
  const { maker, sent } = await usualMaker(page);
  const stored = await pictures(sent);
  const stocked = new Map(Object.entries(stock));
  const { listingId = '' } = await sent('post', '/api/seller/listings', {
    data: { listing: input(stored, stocked, sizes), publish: true },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  return {
    listingId,
    pictureIds: stored.map(({ id }) => id),
    maker,
    restock: async (glaze, size, quantity) => {
      stocked.set(`${glaze} ${size}`, quantity);
      await sent('put', `/api/seller/listings/${listingId}`, {
        data: { listing: input(stored, stocked, sizes) },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    },
  };
}
