import { queuePausedUntil, soldAgainFrom } from '#domain/shops/calendar/pause.ts';
import { localTime } from '#domain/core/days/time-zone.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { findCalendar } from '../../shops/calendar/calendar-store.ts';
import { listNotices } from '../../shops/calendar/notice-store.ts';
import { calendarOfShop } from '../../shops/calendar/promise-days.ts';
import { listPassedPauses, mayPause, savePauses } from './pause-store.ts';

/** [ORD-06, DASH-04] What a shop's queue and vacation make of its listings now; a second time it changes nothing. */
async function pauseShop(app: App, tx: Transaction, sellerId: string): Promise<void> {
  const { calendar: stored, maxQueueDays, timeZone, country } = await findCalendar(tx, sellerId);
  const now = localTime(timeZone, app.clock.now());
  const calendar = calendarOfShop({ calendar: stored, country }, now);
  const vacation = (await listNotices(tx, sellerId)).find(({ selling, began }) => selling === 'nothing' && began);
  const changed = await savePauses(tx, {
    sellerId,
    vacationUntil: vacation ? soldAgainFrom(vacation.lastDay) : null,
    queueUntil: queuePausedUntil(calendar, maxQueueDays, now),
  });
  if (changed.listingIds.length > 0)
    await publish(app, tx, { name: 'listings.days-changed', subject: sellerId, payload: { sellerId, ...changed } });
}

/** Listings pause with the calendar of their shop; one that is published meanwhile pauses with the others. */
export const pauseListings = react({
  name: 'listings.pause',
  to: ['shops.calendar-changed', 'listings.changed', 'listings.loaded'],
  handle: async ({ event, tx, app }) => {
    const { sellerId } = event.payload;
    if (event.name === 'shops.calendar-changed' || (await mayPause(tx, sellerId))) await pauseShop(app, tx, sellerId);
  },
});

/** [ORD-06] A pause whose day has come ends, or goes on where the queue did not get shorter. */
export const renewPauses = rowJob({
  ...{ name: 'listings.renew-pauses', every: 10 * MINUTE, batchSize: 100 },
  list: (app, turn) => listPassedPauses(app.db, app.clock.now(), turn),
  work: async (app, tx, { key }) => {
    await pauseShop(app, tx, key);
    return true;
  },
});
