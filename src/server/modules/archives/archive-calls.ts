import { archivesContract } from '#domain/archives/contract.ts';
import { RETENTION_HOURS } from '#domain/archives/limits.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { downloadHref } from '../files/storage/file-address.ts';
import { findStored } from '../files/storage/stored-file-store.ts';
import { findArchive, findNewestArchive, insertArchive } from './archive-store.ts';

/** So long it may wait to be made; once it is made, its hours begin. */
const WAITS_HOURS = 7 * RETENTION_HOURS;

export const getShopArchive = read(archivesContract.getShopArchive, { policy: signedIn }, async ({ app, caller }) => {
  const newest = await findNewestArchive(app.db, caller.session?.userId ?? '', app.clock.now());
  if (!newest) return ok({ archive: null });
  const { fileName: _name, expiresAt, ...archive } = newest;
  return ok({ archive: { ...archive, expiresAt: archive.state === 'ready' ? expiresAt : null } });
});

/** [DASH-05] Asks for an archive of the maker's own shop. Pressed twice it is one. */
export const makeShopArchive = write(
  archivesContract.makeShopArchive,
  { policy: signedIn, limit: { times: 10, seconds: 86_400 } },
  async ({ app, tx, caller }) => {
    const now = app.clock.now();
    const archiveId = await insertArchive(tx, {
      sellerId: caller.session?.userId ?? '',
      archiveId: app.ids.uuid(),
      now,
      expiresAt: addMilliseconds(now, WAITS_HOURS * HOUR),
    });
    return ok({ archiveId });
  },
);

/** [DASH-05, FILE-06] That of another shop is not there. */
export const linkShopArchive = read(
  archivesContract.linkShopArchive,
  { policy: signedIn },
  async ({ input: { archiveId }, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const archive = await findArchive(app.db, { sellerId, archiveId, now: app.clock.now() });
    const file = archive?.fileName ? await findStored(app.db, sellerId, archive.fileName) : null;
    return file ? ok({ href: downloadHref(app, file) }) : fail({ code: 'archives/not-found' });
  },
);
