import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';

/** By stored id: the picture as it opens now, or null where it is gone. */
export type Renewed = ReadonlyMap<string, Picture | null>;

/** What was answered for those that were asked about. */
export function renewal(requested: readonly Picture[], answered: readonly Picture[]): Renewed {
  const matches = new Map(answered.map((picture) => [storedPictureId(picture.id), picture]));
  return new Map(requested.map(({ id }) => [storedPictureId(id), matches.get(storedPictureId(id)) ?? null]));
}

/** The same pictures with what they open by now; those that are gone stay out, and those that came since stay as they are. */
export const renewed = (pictures: readonly Picture[], now: Renewed): Picture[] =>
  pictures.flatMap((picture) => {
    const match = now.get(storedPictureId(picture.id));
    if (match === undefined) return [picture];
    return match ? [{ ...match, alt: picture.alt }] : [];
  });
