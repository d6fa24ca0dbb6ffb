import type { Picture } from '#domain/core/pictures/picture.ts';
import { pictureWidths, type ServedFormat } from '#domain/core/pictures/picture-widths.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { listPictures, listPrivatePictures, type PictureRow } from './picture-store.ts';
import { isSigned, signSteadily } from './storage/signed-address.ts';
import { pictureFiles, PRIVATE, shown } from './store-picture.ts';

/*
 * [FILE-06, MSG-02] Pictures that only a few may see: of messages, of what is wrong with a piece. A room above keeps their ids, decides by
 * its own rules who may see them, and shows them by `showPrivate`: what stands in the place of the id is the id with a signature that
 * ends within 3600 s, and every part of the product that shows pictures shows them.
 */

const SIGNED_ID = /^([0-9a-f-]{36}-private)-([0-9a-z]{1,9}-[A-Za-z0-9_-]{32})$/;

const subjectOf = (id: string): string => `picture ${id}`;

/** The id as it is stored, whether it came with a signature or not. */
export const storedPictureId = (id: string): string => SIGNED_ID.exec(id)?.[1] ?? id;

/** Which stored picture an id in an address opens; null where its signature does not, or it has none and needs one. */
export function openedPicture(app: App, id: string): string | null {
  const [, stored, signed = ''] = SIGNED_ID.exec(id) ?? [];
  if (stored === undefined) return id.includes(PRIVATE) ? null : id;
  return isSigned(app, subjectOf(stored), signed) ? stored : null;
}

export const signedPicture = (app: App, row: PictureRow): Picture => ({
  ...shown(row),
  id: `${row.id}-${signSteadily(app, subjectOf(row.id))}`,
});

/** The pictures that somebody sends along, by the ids that they were shown: as they are to be stored, or null where one is not theirs. */
export async function ownPrivatePictures(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<string[] | null> {
  const stored = ids.map(storedPictureId);
  const rows = await listPictures(tx, ownerId, stored);
  return stored.every((id) => id.endsWith(PRIVATE) && rows.has(id)) ? [...new Set(stored)] : null;
}

/** Stored pictures as those see them who may; one that is gone is left out. */
export async function showPrivate(app: App, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await listPrivatePictures(app.db, ids);
  return new Map(rows.map((row) => [row.id, signedPicture(app, row)]));
}

const formats: readonly ServedFormat[] = ['avif', 'webp', 'jpeg'];

/** Takes the bytes of a picture away, in all their sizes. */
export async function removePictureBytes(app: App, id: string): Promise<void> {
  const files = pictureFiles(app);
  for (const width of pictureWidths) for (const format of formats) await files.remove(`${id}.${width}.${format}`);
  await files.remove(id);
}
