import { archiveFunctions } from '#domain/archives/functions.ts';
import { LISTINGS } from '#domain/archives/manifest.ts';
import { stillRemoved } from '#domain/archives/remark-texts.ts';
import { fail, ok } from '#domain/core/result.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { callable, type FunctionContext } from '../../../platform/functions/callable.ts';
import { listingIdOf } from '../../listings/import/imported-listing.ts';
import { listKnownCategories } from '../../listings/import/import-store.ts';
import { type Imported, type Importing, importListing } from './import-listing.ts';
import { importProfiles, importSections } from './import-lists.ts';
import { listKnownStates } from './known-store.ts';
import { ArchiveRefused, type OpenArchive, openArchive } from './open-archive.ts';
import { type JudgedListing, readListings } from './read-listings.ts';
import { remarksIn } from './remarks.ts';

type Work = Pick<
  FunctionContext<{ publish: boolean }, { done: number; total: number }>,
  'app' | 'caller' | 'input' | 'progress'
>;

/** A piece that is there already by its own id, or by the one that an import gives it, is left alone. */
async function importOne(importing: Importing, judged: JudgedListing): Promise<Imported> {
  if ('sentence' in judged) return { kind: 'refused', sentence: judged.sentence };
  const { app, sellerId } = importing;
  const { id } = judged.listing;
  const listingId = listingIdOf(sellerId, id);
  const [state] = (await listKnownStates(app.db, sellerId, [id, listingId])).values();
  if (state) return { kind: 'known', notes: state === 'removed' ? [stillRemoved] : [] };
  return importListing(importing, judged.listing, listingId);
}

/** The pieces are known to be those that were signed before the first of them is taken. */
async function checkListings(archive: OpenArchive): Promise<void> {
  for await (const _ of archive.read(LISTINGS)) {
    /* its hash is compared at its end */
  }
}

async function importInto(sellerId: string, archive: OpenArchive, { app, caller, input, progress }: Work) {
  const said = remarksIn(caller.language);
  const lists = {
    ...{ app, sellerId, archive },
    leftOut: (sentence: Parameters<typeof said.add>[0]['sentence']) =>
      said.add({ line: 0, title: '', sentence, isRefused: false }),
  };
  const sections = await importSections(lists);
  const profiles = await importProfiles(lists);
  const importing: Importing = { app, sellerId, archive, sections, profiles, publish: input.publish };
  const slugs = new Set((await listKnownCategories(app.db)).map(({ slug }) => slug));
  const counts = { imported: 0, known: 0, refused: 0 };
  const total = archive.manifest.counts.listings;
  for await (const judged of readListings(archive, (slug) => slugs.has(slug))) {
    const result = await importOne(importing, judged);
    counts[result.kind] += 1;
    const about = { line: judged.line, title: judged.title };
    if (result.kind === 'refused') said.add({ ...about, sentence: result.sentence, isRefused: true });
    else for (const note of result.notes) said.add({ ...about, sentence: note, isRefused: false });
    await progress({ done: Math.min(judged.line, total), total });
  }
  return { ...counts, remarks: said.remarks };
}

/**
 * [DASH-05] Imports what of an archive is the maker's own work. Each piece is a transaction: called again after a break it passes over those
 * that came before, and after the last one it changes nothing. Orders, reviews and messages of another time stay records of the archive.
 */
export const importShopArchive = callable(
  archiveFunctions.importShopArchive,
  { policy: signedIn, flag: 'import-listings', limit: { times: 60, seconds: 3600 } },
  async ({ input, app, caller, progress }) => {
    const sellerId = caller.session?.userId ?? '';
    try {
      const archive = await openArchive(app, { sellerId, name: input.name });
      if (archive.signedBy !== 'own' && !input.isMine) return fail({ code: 'archives/not-signed-here' });
      await checkListings(archive);
      return ok(await importInto(sellerId, archive, { app, caller, input, progress }));
    } catch (error) {
      if (error instanceof ArchiveRefused) return fail(error.problem);
      throw error;
    }
  },
);
