import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoFamilies, type DemoListing } from './content/families.ts';
import { reviewsOfListings } from './content/reviews-of-listings.ts';

// node scripts/run.mjs demo/at-home-main.ts: makes the pictures that buyers send of what many have bought, those that are not there yet: nearer, by
// lamp light or on a grey morning, not quite straight, with the grain of a telephone.
const pictures = join(import.meta.dirname, 'pictures');
const FULL = 1000;
/** How many buyers' pictures there may be of each colour. */
const OF_EACH = 2;
const OF_THE_FAVOURITE = 4;
/** A piece with letters on it is never shown in a mirror. */
const WITH_LETTERS = /initials|name|stamped|print|framed|journal|candle/;

/** Numbers between 0 and 1 that differ from picture to picture. */
const spread = (number: number, step: number, of: number): number => ((number * step) % of) / of;

/** A picture of the same in use, if there is one: the first buyer's is a part of it. */
const inUse = (file: string): string => {
  const home = `${file}-home`;
  if (existsSync(join(pictures, 'finished', `${home}.webp`))) return home;
  return file.replace(/^mug-(\w+)-dip$/, 'mug-table-$1').replace(/^throw-(\w+)$/, 'throw-rail-$1');
};

const filesOf = ({ picture, choice }: DemoListing): string[] => {
  const ofValues = (choice?.options ?? []).flatMap((option) => option.values.map((value) => value.picture));
  const named = ofValues.filter((file) => file !== undefined);
  return named.length > 0 ? named : [picture];
};

/** Light that comes from one side and falls off to the corners. */
const shadeOf = (width: number, height: number, side: number, isEvening: boolean): Buffer =>
  Buffer.from(`<svg width="${width}" height="${height}"><defs><radialGradient id="g" cx="${side}" cy=".3" r="1">
    <stop offset="0" stop-color="#fff4dd" stop-opacity="${isEvening ? 0.1 : 0.04}"/><stop offset=".5" stop-opacity="0"/>
    <stop offset="1" stop-color="#1a120a" stop-opacity="${isEvening ? 0.55 : 0.3}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`);

async function storePrivatePicture(source: string, target: string, number: number): Promise<void> {
  const [k, l] = [spread(number, 7919, 97), spread(number, 104_729, 89)];
  const isEvening = l > 0.45;
  const turned = await sharp(source)
    .resize(FULL, FULL)
    .flop(k > 0.62 && !WITH_LETTERS.test(source))
    .rotate((k - 0.5) * 9, { background: '#8d857a' })
    .toBuffer({ resolveWithObject: true });
  const width = Math.round(FULL * (0.6 + 0.16 * l));
  const height = Math.round(Math.min(width * (l > 0.5 ? 1.25 : 0.8), FULL * 0.86));
  const cut = await sharp(turned.data)
    .extract({
      left: Math.round((turned.info.width - width) * (0.42 + 0.16 * k)),
      top: Math.round((turned.info.height - height) * (0.46 + 0.12 * l)),
      width,
      height,
    })
    .toBuffer();
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .png()
    .toBuffer();
  const lit = await sharp(cut)
    .linear(isEvening ? [1, 0.95, 0.85] : [0.95, 0.97, 1], isEvening ? [-8, -10, -12] : [-4, -3, 2])
    .modulate({ saturation: isEvening ? 0.95 : 0.85 })
    .composite([
      { input: shadeOf(width, height, k < 0.5 ? 0.25 : 0.75, isEvening) },
      { input: grain, blend: 'soft-light' },
    ])
    .toBuffer();
  await sharp(lit).blur(0.6).webp({ quality: 76 }).toFile(target);
}

const [favourite] = reviewsOfListings.keys();
/** As many of each colour as buyers sent, but not more than so many: nobody knows yet who chose which. */
function countOf(title: string): number {
  const sent = (reviewsOfListings.get(title) ?? []).filter(({ hasPicture }) => hasPicture).length;
  return Math.min(sent, title === favourite ? OF_THE_FAVOURITE : OF_EACH);
}

mkdirSync(join(pictures, 'at-home'), { recursive: true });
const wanted = demoFamilies
  .flatMap(({ listings }) => listings)
  .filter(({ title }) => reviewsOfListings.has(title))
  .flatMap((listing) =>
    filesOf(listing).flatMap((file) =>
      Array.from({ length: countOf(listing.title) }, (_, nth) => ({
        file,
        name: `${file}-${nth + 1}.webp`,
      })),
    ),
  );
for (const [number, { file, name }] of wanted.entries()) {
  const target = join(pictures, 'at-home', name);
  if (existsSync(target)) continue;
  const [used, plain] = [inUse(file), file].map((each) => join(pictures, 'finished', `${each}.webp`)) as [
    string,
    string,
  ];
  await storePrivatePicture(name.endsWith('-1.webp') && existsSync(used) ? used : plain, target, number + 1);
}
