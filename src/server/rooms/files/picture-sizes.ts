import sharp, { type Sharp } from 'sharp';
import type { ServedFormat } from '#domain/core/picture-widths.ts';
import type { App } from '../../platform/calls/app.ts';
import { isOutOfRoom } from '../../platform/storage/is-out-of-room.ts';
import { inTurn } from './encoding-turns.ts';
import { pictureFiles } from './store-picture.ts';

const encoders: Record<ServedFormat, (picture: Sharp) => Sharp> = {
  // A first visitor waits for this: effort 1 takes half the time of 2 for a file that is a twentieth larger.
  avif: (picture) => picture.avif({ quality: 58, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  // For mail programs, which know no other; they know no transparency either.
  jpeg: (picture) => picture.flatten({ background: '#FBFAF7' }).jpeg({ quality: 82 }),
};

const making = new Map<string, Promise<Buffer | null>>();

/** A picture in one width and format, made at the first request and kept; parallel requests share one encoding. */
export async function sizedPicture(
  app: App,
  request: { id: string; width: number; format: ServedFormat },
): Promise<Buffer | null> {
  const { id, width, format } = request;
  const name = `${id}.${width}.${format}`;
  const kept = await pictureFiles(app).find(name);
  if (kept) return kept;
  const running = making.get(name);
  if (running) return running;
  const work = inTurn(() => make(app, request, name)).finally(() => making.delete(name));
  making.set(name, work);
  return work;
}

async function make(
  app: App,
  { id, width, format }: { id: string; width: number; format: ServedFormat },
  name: string,
): Promise<Buffer | null> {
  const files = pictureFiles(app);
  const original = await files.find(id);
  if (!original) return null;
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const bytes = await encoders[format](resized).toBuffer();
  await files.put(name, bytes).catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error;
    // It is shown all the same, and made again when there is room.
    app.storage.noteFull();
  });
  return bytes;
}
