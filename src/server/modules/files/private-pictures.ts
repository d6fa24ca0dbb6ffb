import type { Picture } from '#domain/core/pictures/picture.ts';
import { SIGNED_ID, storedPictureId } from '#domain/core/pictures/private-picture.ts';
import { pictureWidths, type ServedFormat } from '#domain/core/pictures/picture-widths.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { attachPrivate, listPictures, listPrivatePictures, type PictureRow } from './picture-store.ts';
import { isSigned, signSteadily } from './storage/signed-address.ts';
import { pictureFiles, PRIVATE, shown } from './store-picture.ts';

/*
 * [FILE-06, MSG-02] Pictures that only a few may see: of messages, of what is wrong with a piece. A module above keeps their ids, decides by
 * its own rules who may see them, and shows them by `showPrivate`: what stands in the place of the id is the id with a signature that
 * ends within 3600 s, and every part of the product that shows pictures shows them.
 */

const subjectOf = (id: string): string => `picture ${id}`;

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
  const stored = [...new Set(ids.map(storedPictureId))];
  if (stored.length === 0) return [];
  const own = await attachPrivate(tx, ownerId, stored);
  return stored.every((id) => own.has(id)) ? stored : null;
}

/** What somebody has not sent yet, by addresses that open it again; what is gone, or another person's, is left out. */
export async function showOwnPrivate(app: App, ownerId: string, ids: readonly string[]): Promise<Picture[]> {
  const stored = [...new Set(ids.map(storedPictureId))].filter((id) => id.endsWith(PRIVATE));
  const rows = await listPictures(app.db, ownerId, stored);
  return stored.flatMap((id) => {
    const row = rows.get(id);
    return row ? [signedPicture(app, row)] : [];
  });
}

/** Stored pictures as those see them who may; one that is gone is left out. */
export async function showPrivate(
  app: App,
  ids: readonly string[],
  db: Queryable = app.db,
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await listPrivatePictures(db, ids);
  return new Map(rows.map((row) => [row.id, signedPicture(app, row)]));
}

const formats: readonly ServedFormat[] = ['avif', 'webp', 'jpeg'];

/** Takes the bytes of a picture away, in all their sizes. */
export async function removePictureBytes(app: App, id: string): Promise<void> {
  const files = pictureFiles(app);
  for (const width of pictureWidths) for (const format of formats) await files.remove(`${id}.${width}.${format}`);
  await files.remove(id);
}
