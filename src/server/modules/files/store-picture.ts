import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { MAX_PICTURE_PIXELS, QUOTA_BYTES } from '#domain/files/limits.ts';
import { isHeic, pictureFormatOf } from '#domain/files/picture-format.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { pictureProblem } from './judging/validate-file.ts';
import { inTurn } from './encoding-turns.ts';
import { diskStore, type FileStore } from './file-store.ts';
import {
  findByHash,
  insertPicture,
  listPictures,
  lockQuota,
  type PictureRow,
  touchPrivate,
  usedBytes,
} from './picture-store.ts';
import { s3Store } from './s3-store.ts';
import { usedByFiles } from './storage/upload-row-store.ts';

const MIN_SIDE = 200;
const MAX_SIDE = 2400;
const MAX_SECONDS = 20;

export type PictureProblem =
  | { code: 'files/not-a-picture' }
  | { code: 'files/heic' }
  | { code: 'files/moving-picture' }
  | { code: 'files/cut-off' }
  | { code: 'files/too-large' }
  | { code: 'files/too-small' }
  | { code: 'files/quota-exceeded' };

const stores = new Map<string, FileStore>();

/** The store that the settings name: a folder of this machine, or S3. Its client is made once, since it keeps connections. */
export function pictureFiles({ config, circuits }: Pick<App, 'config'> & Partial<Pick<App, 'circuits'>>): FileStore {
  const location = config.S3_URL ?? join(config.DATA_DIR, 'pictures');
  const store = stores.get(location) ?? (config.S3_URL ? s3Store(config.S3_URL, { circuits }) : diskStore(location));
  stores.set(location, store);
  return store;
}

/** How the ids of pictures end that only a few may see. */
export const PRIVATE = '-private';

export const shown = (row: PictureRow): Picture => ({
  id: row.id,
  width: row.width,
  height: row.height,
  colour: row.colour,
  alt: '',
  focusX: 0.5,
  focusY: 0.5,
});

/**
 * [FILE-05] Takes a picture in: judged by its content, turned upright, stripped of metadata, at most 2400 px, kept as WebP. The
 * same bytes of the same owner are one picture.
 */
export async function storePicture(app: App, ownerId: string, bytes: Buffer): Promise<Result<Picture, PictureProblem>> {
  const stored = await storePrivatePicture(app, { ownerId, bytes, isPrivate: false });
  return stored.ok ? ok(shown(stored.value)) : stored;
}

/** The same for one that only a few may see: it is shown by signed addresses alone. */
export async function storePrivatePicture(
  app: App,
  { ownerId, bytes, isPrivate }: { ownerId: string; bytes: Buffer; isPrivate: boolean },
): Promise<Result<PictureRow, PictureProblem>> {
  const hash = hashOf(bytes);
  const known = await findByHash(app.db, { ownerId, hash, isPrivate });
  if (known && (!isPrivate || (await touchPrivate(app.db, { ownerId, id: known.id, now: app.clock.now() }))))
    return ok(known);
  const judged = await judge(bytes);
  if (!judged.ok) return judged;
  const saved = await inTurn(() => reencode(bytes));
  if (!saved) return fail(unreadable(bytes));
  return saveRow(app, ownerId, { ...saved, hash, isPrivate });
}

interface StoredPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** Its mean, shown until it is there. */
  colour: string;
}

export const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Keeps bytes as they are. The file is written before its row, so a row never names bytes that are not there. */
export async function storeBytes(
  app: App,
  ownerId: string,
  { bytes, width, height, colour, hash }: StoredPicture & { hash: Buffer },
): Promise<Result<Picture, { code: 'files/quota-exceeded' }>> {
  const saved = await saveRow(app, ownerId, { bytes, width, height, colour, hash, isPrivate: false });
  return saved.ok ? ok(shown(saved.value)) : saved;
}

async function saveRow(
  app: App,
  ownerId: string,
  { bytes, width, height, colour, hash, isPrivate }: StoredPicture & { hash: Buffer; isPrivate: boolean },
): Promise<Result<PictureRow, { code: 'files/quota-exceeded' }>> {
  const id = isPrivate ? `${app.ids.uuid()}${PRIVATE}` : app.ids.uuid();
  const row: PictureRow = { owner_id: ownerId, id, width, height, colour };
  await pictureFiles(app).put(row.id, bytes);
  const keep = async (tx: Transaction): Promise<PictureRow | null> => {
    await lockQuota(tx, ownerId);
    const { bytes: inFiles } = await usedByFiles(tx, ownerId);
    if ((await usedBytes(tx, ownerId)) + inFiles + bytes.length > QUOTA_BYTES) return null;
    const isNew = await insertPicture(tx, { ...row, hash, bytes: bytes.length, now: app.clock.now() });
    return isNew ? row : ((await findByHash(tx, { ownerId, hash, isPrivate })) ?? row);
  };
  // Bytes without a row are counted against nobody: whoever sends them again and again would fill the disk.
  const forget = (): Promise<void> => pictureFiles(app).remove(row.id);
  const saved = await inTransaction(app.db, keep).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (saved !== row) await forget();
  return saved ? ok(saved) : fail({ code: 'files/quota-exceeded' });
}

/** Judges by the header alone: nothing is decoded before its size is known to be sane. */
async function judge(bytes: Buffer): Promise<Result<true, PictureProblem>> {
  const format = pictureFormatOf(bytes);
  if (!format || pictureProblem(`image/${format}`, bytes)?.code === 'files/moving-picture')
    return fail(unreadable(bytes));
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PICTURE_PIXELS) return fail({ code: 'files/too-large' });
    if (Math.min(width, height) < MIN_SIDE) return fail({ code: 'files/too-small' });
    return ok(true);
  } catch {
    return fail(unreadable(bytes));
  }
}

/** [FILE-05] Why bytes are no picture that can be taken: the rule of files, in the words of pictures. */
function unreadable(bytes: Buffer): PictureProblem {
  if (isHeic(bytes)) return { code: 'files/heic' };
  const isMovingGif = bytes.subarray(0, 4).toString('latin1') === 'GIF8' && bytes.includes('NETSCAPE2.0');
  if (isMovingGif || bytes.subarray(4, 12).toString('latin1') === 'ftypavis') return { code: 'files/moving-picture' };
  const problem = pictureProblem(`image/${pictureFormatOf(bytes)}`, bytes);
  const isOwn = problem?.code === 'files/moving-picture' || problem?.code === 'files/cut-off';
  return isOwn ? { code: problem.code } : { code: 'files/not-a-picture' };
}

/** The picture decoded and written anew, so that nothing that was hidden in the file survives; null when it cannot be decoded whole. */
async function reencode(bytes: Buffer): Promise<StoredPicture | null> {
  try {
    return await measured(
      await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: MAX_SECONDS })
        .webp({ quality: 92, effort: 3 })
        .toBuffer(),
    );
  } catch {
    return null;
  }
}

/** Size and colour of a picture that is kept as it is. */
export async function measured(bytes: Buffer): Promise<StoredPicture> {
  const [{ width, height }, pixel] = await Promise.all([
    sharp(bytes).metadata(),
    sharp(bytes)
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  ]);
  const colour = `#${[0, 1, 2].map((index) => (pixel[index] ?? pixel[0] ?? 0).toString(16).padStart(2, '0')).join('')}`;
  return { bytes, width, height, colour };
}

interface Crop {
  pictureId: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** [CAT-01] Cuts a part out of an own picture, from the kept original, and takes it in as any other. A picture of somebody else is not there. */
export async function cropPicture(
  app: App,
  ownerId: string,
  crop: Crop,
): Promise<Result<Picture, PictureProblem | { code: 'files/not-found' }>> {
  const row = (await listPictures(app.db, ownerId, [crop.pictureId])).get(crop.pictureId);
  const original = row && (await pictureFiles(app).find(row.id));
  if (!row || !original) return fail({ code: 'files/not-found' });
  const left = Math.min(row.width - 1, Math.round(crop.left * row.width));
  const top = Math.min(row.height - 1, Math.round(crop.top * row.height));
  const width = Math.min(row.width - left, Math.round(crop.width * row.width));
  const height = Math.min(row.height - top, Math.round(crop.height * row.height));
  if (Math.min(width, height) < MIN_SIDE) return fail({ code: 'files/too-small' });
  const bytes = await inTurn(() =>
    sharp(original).extract({ left, top, width, height }).webp({ quality: 95, effort: 3 }).toBuffer(),
  );
  return storePicture(app, ownerId, bytes);
}
