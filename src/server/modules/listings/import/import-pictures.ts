import { realpath, stat } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Text } from '#domain/core/languages/language.ts';
import { fileProblemTexts } from '#domain/files/problem-texts.ts';
import * as texts from '#domain/listings/import/row-texts.ts';
import { MAX_PICTURES } from '#domain/listings/model.ts';
import { storePicture } from '../../files/store-picture.ts';
import type { App } from '../../../platform/calls/app.ts';

const MAX_BYTES = 20_000_000;

interface Taken {
  pictures: Picture[];
  /** What was not taken and why. */
  notes: Text[];
}

/** The bytes of a picture that lies beside the file or below it; a row never reaches what lies elsewhere on the machine. */
async function bytesBeside(file: string, path: string): Promise<Buffer | Text> {
  try {
    const folder = await realpath(dirname(file));
    const match = await realpath(resolve(folder, path));
    if (!match.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return texts.outsideFolder;
    const { size } = await stat(match);
    return size > MAX_BYTES ? fileProblemTexts['files/too-large'] : await readFile(match);
  } catch {
    return texts.notThere;
  }
}

/** [FILE-05] The pictures of a row, judged and stored like uploaded ones. What is on other machines is not fetched. */
export async function importPictures(
  app: App,
  { sellerId, file, paths, title }: { sellerId: string; file: string; paths: readonly string[]; title: string },
): Promise<Taken> {
  const taken: Taken = { pictures: [], notes: [] };
  for (const [index, path] of paths.entries()) {
    const skip = (why: Text): void => void taken.notes.push(texts.inColumn(`picture ${path.slice(0, 120)}`, why));
    if (/^[a-z][a-z0-9+.-]+:/i.test(path)) skip(texts.notFetched);
    else if (paths.indexOf(path) < index) skip(texts.pictureTwice);
    else if (taken.pictures.length === MAX_PICTURES) skip(texts.enoughPictures({ most: MAX_PICTURES }));
    else {
      const bytes = await bytesBeside(file, path);
      if (!Buffer.isBuffer(bytes)) {
        skip(bytes);
        continue;
      }
      const stored = await storePicture(app, sellerId, bytes);
      if (!stored.ok) skip(fileProblemTexts[stored.problem.code]);
      else if (!taken.pictures.some(({ id }) => id === stored.value.id))
        taken.pictures.push({ ...stored.value, alt: title });
    }
  }
  return taken;
}
