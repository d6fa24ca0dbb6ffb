import { alertsContract } from '#domain/alerts/contract.ts';
import { alertLimits } from '#domain/alerts/limits.ts';
import { ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { accessTo, alertReader } from './access.ts';
import { countStats, countUnread, listAlerts as listStored } from './alert-list-store.ts';

function groupCursor(cursor: string | undefined) {
  const parts = parsedCursor(cursor, 3) ?? [];
  const position = timeCursorOf(parts);
  return position && { ...position, category: String(parts[2]) };
}

/** [ALERT-17, ALERT-22] A shop's alerts by category, priority, state, time and words. */
export const listAlerts = read(alertsContract.listAlerts, { policy: alertReader }, async ({ input, app, caller }) => {
  const access = await accessTo(app.db, caller, { sellerId: input.sellerId, operation: 'alerts' });
  if (!access.ok) return access;
  const { sellerId } = access.value;
  const { cursor, limit, order, sellerId: _sellerId, unread: isUnread, ...filter } = input;
  const isGrouped = order === 'category' && filter.view !== 'snoozed';
  const now = app.clock.now();
  const rows = await listStored(app.db, sellerId, {
    filter: { ...filter, read: isUnread === undefined ? undefined : !isUnread },
    after: isGrouped ? groupCursor(cursor) : timeCursor(cursor),
    isGrouped,
    limit: limit + 1,
    language: caller.language,
    now,
  });
  const listedAt = (last: (typeof rows)[number]) =>
    filter.view === 'snoozed' ? (last.snoozeUntil ?? '') : last.listedAt;
  const page = pageOf(rows, limit, (last) => [listedAt(last), last.id, ...(isGrouped ? [last.category] : [])]);
  const unread = await countUnread(app.db, sellerId, { now });
  const unreadHere = input.category ? await countUnread(app.db, sellerId, { category: input.category, now }) : unread;
  return ok({ ...page, unread, unreadHere });
});

/** [ALERT-17] */
export const listRecentAlerts = read(
  alertsContract.listRecentAlerts,
  { policy: alertReader },
  async ({ input, app, caller }) => {
    const access = await accessTo(app.db, caller, { sellerId: input.sellerId, operation: 'alerts' });
    if (!access.ok) return access;
    const { sellerId } = access.value;
    const now = app.clock.now();
    const newest = { after: null, limit: alertLimits.recent, language: caller.language, now };
    return ok({
      items: await listStored(app.db, sellerId, { ...newest, filter: { view: 'active' } }),
      unread: await countUnread(app.db, sellerId, { now }),
    });
  },
);

export const getUnreadCount = read(alertsContract.getUnreadCount, { policy: alertReader }, async ({ app, caller }) =>
  ok({ unread: await countUnread(app.db, caller.session?.userId ?? '', { now: app.clock.now() }) }),
);

/** [ALERT-17] */
export const getAlertStats = read(
  alertsContract.getAlertStats,
  { policy: alertReader },
  async ({ input, app, caller }) => {
    const access = await accessTo(app.db, caller, { sellerId: input.sellerId, operation: 'seller data' });
    if (!access.ok) return access;
    const since = addMilliseconds(app.clock.now(), -alertLimits.statsDays * DAY);
    return ok(await countStats(app.db, access.value.sellerId, since));
  },
);
