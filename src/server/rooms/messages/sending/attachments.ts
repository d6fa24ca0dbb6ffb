import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { listPictures } from '../../files/picture-store.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

/** [MSG-02] The sender's own pictures as a message carries them, each once; one of somebody else is not there. */
export async function attachmentsOf(
  tx: Transaction,
  ownerId: string,
  asked: readonly { id: string; alt: string }[],
): Promise<Result<Picture[], { code: 'messages/unknown-picture' }>> {
  if (asked.length === 0) return ok([]);
  const stored = await listPictures(
    tx,
    ownerId,
    asked.map(({ id }) => id),
  );
  const pictures = new Map<string, Picture>();
  for (const { id, alt } of asked) {
    const row = stored.get(id);
    if (!row) return fail({ code: 'messages/unknown-picture' });
    pictures.set(id, { id, width: row.width, height: row.height, colour: row.colour, alt, focusX: 0.5, focusY: 0.5 });
  }
  return ok([...pictures.values()]);
}
