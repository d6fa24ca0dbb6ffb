import { dayIn } from '#domain/core/days/time-zone.ts';
import type { Notice } from '#domain/shops/calendar/calendar-model.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { findTimeZone } from '../shop-store.ts';
import { deleteNotice, listTurning, lockNotices, markBegun, showNotice } from './notice-store.ts';

/** [DASH-04] Begins and ends what is due in a shop, beside what its maker `ended`, and shows what of it buyers read now. Whoever comes second finds nothing to turn. */
export async function turnNotices(
  app: App,
  tx: Transaction,
  { sellerId, ended }: { sellerId: string; ended?: Notice },
): Promise<void> {
  const now = app.clock.now();
  const today = dayIn(await findTimeZone(tx, sellerId), now);
  const turned: (Pick<Notice, 'noticeId' | 'selling'> & { isOver: boolean })[] = ended?.began
    ? [{ ...ended, isOver: true }]
    : [];
  for (const { noticeId, firstDay, lastDay, selling, began } of await lockNotices(tx, sellerId)) {
    const isOver = lastDay < today;
    if (isOver) await deleteNotice(tx, sellerId, noticeId);
    else if (began || firstDay > today || !(await markBegun(tx, { sellerId, noticeId, now }))) continue;
    // One that begins and is over between two runs was never seen.
    if (began || !isOver) turned.push({ noticeId, selling, isOver });
  }
  const slug = await showNotice(tx, sellerId);
  await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug } });
  for (const { noticeId, selling, isOver } of turned)
    if (selling)
      await publish(app, tx, {
        name: 'shops.vacation-turned',
        subject: sellerId,
        payload: { sellerId, slug, noticeId, isOver, again: selling === 'nothing' },
      });
  await publish(app, tx, { name: 'shops.calendar-changed', subject: sellerId, payload: { sellerId } });
}

/** Notices and vacations begin and end by the days of their shops. */
export const turnDueNotices = rowJob({
  ...{ name: 'shops.turn-notices', every: MINUTE, batchSize: 100 },
  list: (app, turn) => listTurning(app.db, app.clock.now(), turn),
  work: async (app, tx, { key }) => {
    await turnNotices(app, tx, { sellerId: key });
    return true;
  },
});
