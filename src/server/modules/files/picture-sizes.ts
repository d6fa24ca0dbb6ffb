import type { App } from '../../platform/calls/app.ts';
import { isOutOfRoom } from '../../platform/storage/is-out-of-room.ts';
import { encodePicture, type ServedSize } from './encode-picture.ts';
import { inTurn } from './encoding-turns.ts';
import { pictureFiles } from './store-picture.ts';

const making = new Map<string, Promise<Buffer | null>>();

interface Sized extends ServedSize {
  /** Of the picture. */
  id: string;
}

const nameOf = ({ id, width, format }: Sized): string => `${id}.${width}.${format}`;

/** A picture in one width and format, made at the first request and kept; parallel requests share one encoding. */
export async function sizedPicture(app: App, request: Sized): Promise<Buffer | null> {
  const name = nameOf(request);
  const saved = await pictureFiles(app).find(name);
  if (saved) return saved;
  const running = making.get(name);
  if (running) return running;
  const work = inTurn(() => makeSize(app, request, encodePicture)).finally(() => making.delete(name));
  making.set(name, work);
  return work;
}

/** Makes a size by `encode` and keeps it; null where the picture's file is gone. */
async function makeSize(app: App, request: Sized, encode: typeof encodePicture): Promise<Buffer | null> {
  const files = pictureFiles(app);
  const original = await files.find(request.id);
  if (!original) return null;
  const bytes = await encode(original, request);
  await files.put(nameOf(request), bytes).catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error;
    // It is shown all the same, and made again when there is room.
    app.storage.markFull();
  });
  return bytes;
}

/** Makes a size ahead of its first visitor, unless it is there. */
export async function prepareSize(app: App, request: Sized, encode: typeof encodePicture): Promise<void> {
  if (!(await pictureFiles(app).find(nameOf(request)))) await makeSize(app, request, encode);
}
