import { fail, ok } from '#domain/core/result.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { isOwnListing, listChanges as storedChanges } from './change-store.ts';

const PAGE = 30;

function serialOf(cursor: string | undefined): string | null {
  const [serial] = parsedCursor(cursor, 1) ?? [];
  return typeof serial === 'string' && /^\d{1,18}$/.test(serial) ? serial : null;
}

/** [DASH-02] Who changed a listing's prices and stock, when, from what to what, and why. */
export const listChanges = read(
  listingsContract.listChanges,
  { policy: signedIn },
  async ({ input: { listingId, cursor }, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if (!(await isOwnListing(app.db, sellerId, listingId))) return fail({ code: 'listings/not-found' });
    const rows = await storedChanges(app.db, { sellerId, listingId }, { before: serialOf(cursor), limit: PAGE + 1 });
    return ok(pageOf(rows, PAGE, ({ serial }) => [serial]));
  },
);
