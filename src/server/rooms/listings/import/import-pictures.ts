import { realpath, stat } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { fileProblemTexts } from '#domain/files/problem-texts.ts';
import { MAX_PICTURES } from '#domain/listings/model.ts';
import { storePicture } from '../../files/store-picture.ts';
import type { App } from '../../../platform/calls/app.ts';

const MAX_BYTES = 20_000_000;

interface Taken {
  pictures: Picture[];
  /** What was not taken and why. */
  notes: string[];
}

/** The bytes of a picture that lies beside the file or below it; a row never reaches what lies elsewhere on the machine. */
async function bytesBeside(file: string, path: string): Promise<Buffer | string> {
  try {
    const folder = await realpath(dirname(file));
    const found = await realpath(resolve(folder, path));
    if (!found.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return 'lies outside the folder of the file';
    const { size } = await stat(found);
    return size > MAX_BYTES ? fileProblemTexts['files/too-large'].en : await readFile(found);
  } catch {
    return 'is not there';
  }
}

/** [FILE-05] The pictures of a row, judged and stored like uploaded ones. What is on other machines is not fetched. */
export async function importPictures(
  app: App,
  { sellerId, file, paths, title }: { sellerId: string; file: string; paths: readonly string[]; title: string },
): Promise<Taken> {
  const taken: Taken = { pictures: [], notes: [] };
  for (const path of paths) {
    const skip = (why: string): void => void taken.notes.push(`picture ${path.slice(0, 120)}: ${why}`);
    if (/^[a-z][a-z0-9+.-]+:/i.test(path)) skip('addresses are not fetched; put the file beside the list');
    else if (taken.pictures.length === MAX_PICTURES) skip(`${MAX_PICTURES} pictures are the most`);
    else {
      const bytes = await bytesBeside(file, path);
      const stored = typeof bytes === 'string' ? null : await storePicture(app, sellerId, bytes);
      if (!stored) skip(bytes as string);
      else if (!stored.ok) skip(fileProblemTexts[stored.problem.code].en);
      else if (!taken.pictures.some(({ id }) => id === stored.value.id))
        taken.pictures.push({ ...stored.value, alt: title });
    }
  }
  return taken;
}
