import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';

/** The same pictures with what they open by now; those that are gone stay out. */
export const renewed = (pictures: readonly Picture[], now: ReadonlyMap<string, Picture>): Picture[] =>
  pictures.flatMap((picture) => {
    const found = now.get(storedPictureId(picture.id));
    return found ? [{ ...found, alt: picture.alt }] : [];
  });
