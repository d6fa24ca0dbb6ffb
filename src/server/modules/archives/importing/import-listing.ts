import { type ArchivedListing, inputOfArchived } from '#domain/archives/archived-listing.ts';
import { asDraft, pictureMissing } from '#domain/archives/remark-texts.ts';
import type { Text } from '#domain/core/languages/language.ts';
import { ok, type Result } from '#domain/core/result.ts';
import { fileProblemTexts } from '#domain/files/problem-texts.ts';
import { listingInputSchema, type ListingState } from '#domain/listings/model.ts';
import { listingProblemTexts } from '#domain/listings/problem-texts.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { storePicture } from '../../files/store-picture.ts';
import { sayCause } from '../../listings/changes/change-store.ts';
import { stateOnPublish } from '../../listings/review/state-on-publish.ts';
import { lockShop } from '../../listings/sections/section-store.ts';
import { writeListing } from '../../listings/write-listing.ts';
import type { Names } from './import-lists.ts';
import { listKnownStates } from './known-store.ts';
import type { OpenArchive } from './open-archive.ts';

export interface Importing {
  app: App;
  sellerId: string;
  archive: OpenArchive;
  sections: Names;
  profiles: Names;
  /** As they were there, where the rules of this marketplace let them; otherwise all are drafts. */
  publish: boolean;
}

/** The pictures of a piece, judged and stored like uploaded ones: the same bytes again are the same picture. */
async function importPictures(
  { app, sellerId, archive }: Importing,
  listing: ArchivedListing,
): Promise<{ ids: Map<string, string>; notes: Text[] }> {
  const paths = new Set([
    ...listing.pictures.map(({ path }) => path),
    ...listing.variants.flatMap(({ picture }) => picture ?? []),
  ]);
  const ids = new Map<string, string>();
  const notes: Text[] = [];
  for (const path of paths) {
    if (!archive.has(path)) {
      notes.push(pictureMissing({ path }));
      continue;
    }
    const stored = await storePicture(app, sellerId, await archive.readWhole(path));
    if (stored.ok) ids.set(path, stored.value.id);
    else notes.push(fileProblemTexts[stored.problem.code]);
  }
  return { ids, notes };
}

/** What a piece is here at first: shown only where the shop may publish, and where it has a picture. */
async function stateOf(
  { app, sellerId, publish }: Importing,
  tx: Transaction,
  { was, hasPicture }: { was: ArchivedListing['state']; hasPicture: boolean },
): Promise<{ state: ListingState; isForcedDraft: boolean }> {
  if (!publish || was === 'draft') return { state: 'draft', isForcedDraft: false };
  if (was === 'inactive') return { state: 'inactive', isForcedDraft: false };
  if (!hasPicture) return { state: 'draft', isForcedDraft: true };
  const next = await stateOnPublish(app, tx, { sellerId, from: 'draft' });
  return next.ok ? { state: next.value, isForcedDraft: false } : { state: 'draft', isForcedDraft: true };
}

/** What became of a piece: `known` was there before. */
export type Imported = { kind: 'imported' | 'known'; notes: Text[] } | { kind: 'refused'; sentence: Text };

/** [DASH-05] A piece with its pictures, in one transaction. One that came meanwhile by another request stays as it is. */
export async function importListing(
  importing: Importing,
  listing: ArchivedListing,
  listingId: string,
): Promise<Imported> {
  const { app, sellerId, sections, profiles } = importing;
  const { ids, notes } = await importPictures(importing, listing);
  const input = listingInputSchema.parse(
    inputOfArchived(listing, {
      pictureAt: (path) => ids.get(path),
      sectionNamed: sections,
      profileNamed: profiles,
    }),
  );
  const saved = await inTransaction(
    app.db,
    async (tx): Promise<Result<Imported, { code: keyof typeof listingProblemTexts }>> => {
      await lockShop(tx, sellerId);
      if ((await listKnownStates(tx, sellerId, [listingId])).size > 0) return ok({ kind: 'known', notes: [] });
      const hasPicture = input.pictures.length > 0;
      const { state, isForcedDraft } = await stateOf(importing, tx, { was: listing.state, hasPicture });
      sayCause(tx, { now: app.clock.now(), cause: 'imported', actorId: sellerId });
      const written = await writeListing(app, tx, { sellerId, listingId, state, input, known: [] });
      if (!written.ok) return written;
      return ok({ kind: 'imported', notes: isForcedDraft ? [...notes, asDraft] : notes });
    },
  );
  return saved.ok ? saved.value : { kind: 'refused', sentence: listingProblemTexts[saved.problem.code] as Text };
}
