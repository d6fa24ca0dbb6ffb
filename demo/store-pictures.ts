import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, storeBytes, measured } from '#server/modules/files/store-picture.ts';
import type { App } from '#server/platform/calls/app.ts';
import { uuidIds } from '#server/platform/clock/ids.ts';
import { seededRandom } from '#server/platform/clock/random.ts';

const folder = join(import.meta.dirname, 'pictures');
const AT_ONCE = 2;

/** The largest that there is of a picture: some have one of 2,000 px for zooming. */
function pictureFile(name: string): string {
  const large = join(folder, 'large', `${name}.webp`);
  return existsSync(large) ? large : join(folder, 'finished', `${name}.webp`);
}

interface Wanted {
  sellerId: string;
  /** The name of the file, without its ending. */
  file: string;
}

export const pictureKey = ({ sellerId, file }: Wanted): string => `${sellerId} ${file}`;

/** Stores a picture of this project's own as it is, under an id drawn from the seed; answers the id. */
export async function storeOwn(
  app: App,
  { sellerId, bytes, seed }: { sellerId: string; bytes: Buffer; seed: number },
): Promise<string> {
  const ids = uuidIds(app.clock, seededRandom(seed));
  const picture = await storeBytes({ ...app, ids }, sellerId, { ...(await measured(bytes)), hash: hashOf(bytes) });
  if (!picture.ok) throw new Error(`a picture of ${sellerId} is refused: ${picture.problem.code}`);
  return picture.value.id;
}

/**
 * Stores each picture for its shop and answers their ids by `pictureKey`. They are this project's own and kept as they are, where a
 * stranger's file is judged and written anew. Two run beside each other; each draws its id from a seed of its own, so that it does not
 * matter which is done first.
 */
export async function storePictures(app: App, wanted: readonly Wanted[], seed: number): Promise<Map<string, string>> {
  const once = new Map(wanted.map((each) => [pictureKey(each), each]));
  const queue = [...once.values()].entries();
  const ids = new Map<string, string>();
  const work = async (): Promise<void> => {
    // Both workers draw from one iterator.
    for (const [index, each] of queue)
      ids.set(
        pictureKey(each),
        await storeOwn(app, {
          sellerId: each.sellerId,
          bytes: await readFile(pictureFile(each.file)),
          seed: seed + index,
        }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}
