import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { allCalls } from '#server/app/operations.ts';
import type { App } from '#server/platform/calls/app.ts';
import { type DemoShop, demoShops } from './content/shops.ts';
import { demoCaller } from './demo-caller.ts';
import { type People, sessionOf } from './fill-demo.ts';
import { storeOwn } from './store-pictures.ts';

const SEED = 2718;
/** What the page of a shop shows of a picture that is twice as wide as high, and where the portrait is cut out of it. */
const BANNER_FOCUS = { focusX: 0.5, focusY: 0.58 };
const PORTRAIT_PX = 480;
/** The portrait is a square of this share of the height, from its lower part. */
const PORTRAIT_SHARE = 0.58;

/** [CAT-05] Shops whose workshop was pictured show it: wide on their page, a part of it beside their name. */
export async function fillWorkshops(app: App, people: People): Promise<void> {
  for (const [index, shop] of demoShops.entries()) {
    const file = join(import.meta.dirname, 'pictures', 'workshops', `${shop.key}.webp`);
    if (existsSync(file)) await fillWorkshop(app, people, { shop, file, seed: SEED + 2 * index });
  }
}

async function fillWorkshop(
  app: App,
  people: People,
  { shop, file, seed }: { shop: DemoShop; file: string; seed: number },
): Promise<void> {
  const sellerId = people.get(shop.email) ?? '';
  const { rows } = await app.db.query({
    text: 'SELECT 1 FROM shops WHERE seller_id = $1 AND banner IS NOT NULL AND portrait IS NOT NULL',
    values: [sellerId],
  });
  if (rows.length > 0) return;
  const maker = demoCaller(app, allCalls(), sessionOf(sellerId));
  const banner = await sharp(file).toBuffer();
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const side = Math.round(height * PORTRAIT_SHARE);
  const [left, top] = [(width - side) * (shop.portraitAt ?? 0.5), (height - side) * 0.8].map(Math.round) as [
    number,
    number,
  ];
  const portrait = await sharp(file)
    .extract({ left, top, width: side, height: side })
    .resize(PORTRAIT_PX)
    .webp({ quality: 84 })
    .toBuffer();
  const pictures = [
    { place: 'banner', bytes: banner, alt: `The workshop of ${shop.name}`, ...BANNER_FOCUS },
    { place: 'portrait', bytes: portrait, alt: `At work in ${shop.place}`, focusX: 0.5, focusY: 0.5 },
  ];
  for (const [nth, { place, bytes, ...shown }] of pictures.entries()) {
    const id = await storeOwn(app, { sellerId, bytes, seed: seed + nth });
    await maker.call('shops.setPicture', { place, picture: { id, ...shown } });
  }
}
