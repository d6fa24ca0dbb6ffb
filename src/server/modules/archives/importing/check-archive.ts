import { archiveFunctions } from '#domain/archives/functions.ts';
import { stillRemoved } from '#domain/archives/remark-texts.ts';
import { fail, ok } from '#domain/core/result.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { callable, type FunctionContext } from '../../../platform/functions/callable.ts';
import { listingIdOf } from '../../listings/import/imported-listing.ts';
import { listKnownCategories } from '../../listings/import/import-store.ts';
import { listKnownStates } from './known-store.ts';
import { ArchiveRefused, type OpenArchive, openArchive } from './open-archive.ts';
import { type JudgedListing, readListings } from './read-listings.ts';
import { remarksIn } from './remarks.ts';

/** So many pieces are looked up at once. */
const PAGE = 200;

type Progress = FunctionContext<unknown, { done: number; total: number }>['progress'];

/** Every byte of every file, held against what was signed. */
async function readAll(archive: OpenArchive, progress: Progress): Promise<void> {
  const { files } = archive.manifest;
  const total = files.length;
  let reportedAt = 0;
  for (const [done, { path }] of files.entries()) {
    for await (const _ of archive.read(path)) {
      /* its hash is compared at its end */
    }
    if (performance.now() - reportedAt < 100) continue;
    reportedAt = performance.now();
    await progress({ done, total });
  }
}

async function* inPages<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** [DASH-05] What importing an uploaded archive would do; nothing is changed. */
export const checkShopArchive = callable(
  archiveFunctions.checkShopArchive,
  { policy: signedIn, flag: 'import-listings', limit: { times: 60, seconds: 3600 } },
  async ({ input, app, caller, progress }) => {
    const sellerId = caller.session?.userId ?? '';
    try {
      const archive = await openArchive(app, { sellerId, name: input.name });
      await readAll(archive, progress);
      const slugs = new Set((await listKnownCategories(app.db)).map(({ slug }) => slug));
      const said = remarksIn(caller.language);
      const listings = { fresh: 0, known: 0, refused: 0 };
      const count = (judged: JudgedListing, known: Map<string, string>): void => {
        const about = { line: judged.line, title: judged.title };
        if ('sentence' in judged) {
          listings.refused += 1;
          return said.add({ ...about, sentence: judged.sentence, isRefused: true });
        }
        const { id } = judged.listing;
        const state = known.get(id) ?? known.get(listingIdOf(sellerId, id));
        if (state === undefined) listings.fresh += 1;
        else listings.known += 1;
        if (state === 'removed') said.add({ ...about, sentence: stillRemoved, isRefused: false });
        return undefined;
      };
      for await (const page of inPages(readListings(archive, (slug) => slugs.has(slug)))) {
        const ids = page.flatMap((each) =>
          'listing' in each ? [each.listing.id, listingIdOf(sellerId, each.listing.id)] : [],
        );
        const known = await listKnownStates(app.db, sellerId, ids);
        for (const judged of page) count(judged, known);
      }
      const { key, market, shop, madeAt, counts } = archive.manifest;
      return ok({
        ...{ signedBy: archive.signedBy, keyId: key.kid, market: market.name, shop: shop.name, madeAt, counts },
        ...{ listings, remarks: said.remarks },
      });
    } catch (error) {
      if (error instanceof ArchiveRefused) return fail(error.problem);
      throw error;
    }
  },
);
