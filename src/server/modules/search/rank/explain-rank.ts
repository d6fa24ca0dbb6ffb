import { fail, ok } from '#domain/core/result.ts';
import { searchContract, searchInputSchema } from '#domain/search/contract.ts';
import { tokenize } from '#domain/search/tokenize.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findByText } from '../search-index.ts';
import { understand } from '../words/understand.ts';
import { findOwnListing, partsOf } from './explain-rank-store.ts';

const PAGE = 100;
const MAX_PAGES = 3;

interface RankedPosition {
  listingId: string;
  title: string;
}

/** The place among the first 300, as everybody finds them. */
async function positionOf(app: App, q: string, listingId: string) {
  let cursor: string | null = null;
  let first: RankedPosition | null = null;
  let total = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const input = searchInputSchema.parse({ q, limit: PAGE, ...(cursor ? { cursor } : {}) });
    const { page: results, nextCursor } = await findByText(app, input);
    const items = JSON.parse(`[${results.items}]`) as RankedPosition[];
    if (page === 0) total = results.total;
    first ??= items[0] ?? null;
    const index = items.findIndex((item) => item.listingId === listingId);
    if (index >= 0) return { place: page * PAGE + index + 1, first, total };
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return { place: null, first, total };
}

/** [SRCH-04] Tells a maker why an own piece stands where it does: what matched and where, and what would help. */
export const explainRank = read(
  searchContract.explainRank,
  { policy: signedIn, limit: { times: 300, seconds: 3600 } },
  async ({ input, app, caller }) => {
    const listing = await findOwnListing(app.db, {
      sellerId: caller.session?.userId ?? '',
      listingId: input.listingId,
    });
    if (!listing) return fail({ code: 'search/not-in-search' });
    const { plan, corrected } = await understand(app, tokenize(input.q));
    const parts = await partsOf(app.db, input.listingId, plan.groups);
    const tokens = [
      ...plan.groups.map((group, index) => ({
        word: group.word,
        parts: parts[index] ?? [],
        listings: Math.round(group.documents),
      })),
      ...plan.unknown
        .filter((word) => plan.groups.every((group) => group.word !== word))
        .map((word) => ({ word, parts: [], listings: 0 })),
    ];
    const { place, first, total } = await positionOf(app, input.q, input.listingId);
    return ok({
      corrected,
      place,
      total,
      words: tokens,
      sold: listing.sold,
      ratingCount: listing.ratingCount,
      first: first && first.listingId !== input.listingId ? { listingId: first.listingId, title: first.title } : null,
    });
  },
);
