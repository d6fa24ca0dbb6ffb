import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { send } from '#web/platform/sending/send.ts';
import { type Renewed, renewal } from './renewed-pictures.ts';

/** More than anybody has waiting. */
const MAX_REQUESTED = 40;

/** [UX-82, FILE-06] Pictures that one has not sent yet, by addresses that open them again; null where nobody answers. */
export async function renewOwnPictures(pictures: readonly Picture[]): Promise<Renewed | null> {
  const requested = pictures.slice(0, MAX_REQUESTED);
  const ids = requested.map(({ id }) => storedPictureId(id)).join(',');
  const answer = await send('files.listOwnPrivatePictures', { ids }).catch(() => null);
  return answer && renewal(requested, answer.pictures);
}
