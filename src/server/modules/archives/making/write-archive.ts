import {
  type ArchiveCounts,
  LISTINGS,
  type Manifest,
  MANIFEST,
  picturePath,
  PROFILES,
  SECTIONS,
  SIGNATURE,
} from '#domain/archives/manifest.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from '#domain/archives/limits.ts';
import { csvOf } from '#domain/core/csv.ts';
import { exportHead } from '#domain/listings/export/export-rows.ts';
import type { App } from '../../../platform/calls/app.ts';
import { pictureFiles } from '../../files/store-picture.ts';
import { listingCsvParts } from '../../listings/export/export-listings.ts';
import { listProfiles } from '../../listings/postage/profile-store.ts';
import { listSectionNames } from '../../listings/sections/section-store.ts';
import { archiveSigner } from '../archive-key.ts';
import { recordsOf } from './archive-records.ts';
import { type ArchivedShop, findArchivedShop, listArchivedIds, listArchivedListings } from './archive-rows-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { readmeText } from './readme-text.ts';

const PAGE = 200;

export interface Writing {
  app: App;
  sellerId: string;
  archiveId: string;
  madeAt: Date;
  writer: ArchiveWriter;
  /** So many rows or files more are in it. */
  onDone(count: number): void;
}

const json = (value: unknown): string[] => [`${JSON.stringify(value, null, 2)}\n`];

async function writeShop({ app, sellerId, writer }: Writing, { facts, portrait, banner }: ArchivedShop): Promise<void> {
  const file = (picture: { id: string } | null): string | null => picture && picturePath(picture.id);
  await writer.add('shop.json', json({ ...facts, portrait: file(portrait), banner: file(banner) }));
  const sections = await listSectionNames(app.db, sellerId);
  await writer.add(SECTIONS, json(sections.map(({ name }) => name)));
  const profiles = await listProfiles(app.db, sellerId);
  await writer.add(PROFILES, json(profiles.map(({ profileId: _id, listings: _count, ...profile }) => profile)));
}

/** The pieces in both forms; answers how many there are, and which pictures they show. */
async function writeListings({
  app,
  sellerId,
  writer,
  onDone,
}: Writing): Promise<{ count: number; shown: Set<string> }> {
  const ids = await listArchivedIds(app.db, sellerId);
  const shown = new Set<string>();
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for (let start = 0; start < ids.length; start += PAGE) {
      const listings = await listArchivedListings(app.db, sellerId, ids.slice(start, start + PAGE));
      for (const listing of listings) {
        for (const { path } of listing.pictures) shown.add(path);
        for (const { picture } of listing.variants) if (picture) shown.add(picture);
        yield `${JSON.stringify(listing)}\n`;
      }
      count += listings.length;
      onDone(listings.length);
    }
  }
  async function* table(): AsyncGenerator<string> {
    yield csvOf([exportHead]);
    yield* listingCsvParts(app, { userId: sellerId, filter: {} });
  }
  await writer.add(LISTINGS, lines());
  await writer.add('listings.csv', table());
  return { count, shown };
}

/** One whose bytes are gone is left out: the import says so of its piece. */
async function writePictures({ app, writer, onDone }: Writing, paths: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const bytes = await pictureFiles(app).find(path.slice('pictures/'.length, -'.webp'.length));
    onDone(1);
    if (!bytes) continue;
    await writer.add(path, [bytes]);
    count += 1;
  }
  return count;
}

async function writeRecords({ app, sellerId, writer, onDone }: Writing) {
  const counts = { orders: 0, returns: 0, reviews: 0, messages: 0 };
  const records = recordsOf(app, sellerId);
  for (const kind of ['orders', 'returns', 'reviews', 'messages'] as const) {
    const lines = async function* (): AsyncGenerator<string> {
      for await (const part of records[kind]()) {
        counts[kind] += part.length;
        onDone(part.length);
        yield part.join('');
      }
    };
    await writer.add(`${kind}.ndjson`, lines());
  }
  return counts;
}

/** [DASH-05] Everything that is the shop's own, then the manifest with the hash of each file, and its signature. */
export async function writeArchive(writing: Writing): Promise<ArchiveCounts> {
  const { app, sellerId, writer, archiveId, madeAt } = writing;
  const signer = await archiveSigner(app);
  const shop = await findArchivedShop(app.db, sellerId);
  const url = app.config.PUBLIC_URL.replace(/\/$/, '');
  const market = { name: app.config.MARKETPLACE_NAME, url };
  const keyUrl = `${url}/.well-known/shop-archive-keys.json`;
  await writer.add('readme.txt', [readmeText({ shop: shop.name, market: market.name, keyUrl })]);
  await writeShop(writing, shop);
  const { count: listings, shown } = await writeListings(writing);
  for (const picture of [shop.portrait, shop.banner]) if (picture) shown.add(picturePath(picture.id));
  const pictures = await writePictures(writing, shown);
  const counts = { listings, pictures, ...(await writeRecords(writing)) };
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    archiveId,
    madeAt: madeAt.toISOString(),
    market,
    shop: { id: sellerId, slug: shop.slug, name: shop.name },
    key: { kid: signer.kid, x: signer.x },
    counts,
    files: [...writer.files],
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await writer.add(MANIFEST, [bytes]);
  await writer.add(SIGNATURE, [signer.sign(bytes)]);
  return counts;
}
