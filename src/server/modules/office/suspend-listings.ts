import { accountStatusNow } from '#domain/accounts/account-status.ts';
import { AT_ONCE, endSuspensionsUntil, findAccountStatus } from '../accounts/stores/account-status-store.ts';
import { listingChanged } from '../listings/write-listing.ts';
import { setState } from '../listings/listing-store.ts';
import { suspendListings, wakeListings } from '../listings/review/suspended-listings-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { react } from '../../platform/events/reaction.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Job } from '../../platform/jobs/job.ts';

/** [OFFICE-01] Pieces of somebody who is suspended or banned leave the shop, and come back when that is over. What holds is how they stand now. */
export const suspendListingsOfPerson = react({
  name: 'office.rest-listings',
  to: ['office.account-status-changed', 'messages.sender-status-changed'],
  handle: async ({ event, tx, app }) => {
    const { userId: sellerId } = event.payload;
    const person = await findAccountStatus(tx, sellerId);
    if (!person) return;
    const now = app.clock.now();
    const isActive = accountStatusNow(person.accountStatus, person.until, now) === 'active';
    const moved = isActive ? await wakeListings(tx, sellerId) : await suspendListings(tx, sellerId);
    for (const { listingId, state } of moved) {
      await setState(tx, { sellerId, listingId, state, now });
      await listingChanged(app, tx, { sellerId, listingId });
    }
    if (moved.length > 0)
      await publish(app, tx, {
        name: 'office.account-status-changed',
        subject: sellerId,
        payload: { userId: sellerId },
      });
  },
});

/** Suspensions whose last day has come: who is let back in without anybody’s act. */
export const endSuspensions: Job = {
  name: 'office.end-suspensions',
  every: 60_000,
  run: (app: App) =>
    inTransaction(app.db, async (tx) => {
      const ended = await endSuspensionsUntil(tx, app.clock.now());
      for (const id of ended)
        await publish(app, tx, { name: 'office.account-status-changed', subject: id, payload: { userId: id } });
      return ended.length === AT_ONCE;
    }),
};
