import { fail, ok, type Result } from '#domain/core/result.ts';
import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import { ownPrivatePictures } from '../../files/private-pictures.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { Attached } from '../reading/show-messages.ts';

/** [MSG-02, FILE-06] The sender's own private pictures as a message keeps them, each once; one of somebody else is not there. */
export async function attachmentsOf(
  tx: Transaction,
  ownerId: string,
  requested: readonly Attached[],
): Promise<Result<Attached[], { code: 'messages/unknown-picture' }>> {
  const own = await ownPrivatePictures(
    tx,
    ownerId,
    requested.map(({ id }) => id),
  );
  if (!own) return fail({ code: 'messages/unknown-picture' });
  const alts = new Map(requested.map(({ id, alt }) => [storedPictureId(id), alt]));
  return ok(own.map((id) => ({ id, alt: alts.get(id) ?? '' })));
}
