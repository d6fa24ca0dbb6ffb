import { MAX_NOTICES } from '#domain/shops/calendar/calendar-contract.ts';
import { type NoticeInput, plainSettings } from '#domain/shops/calendar/calendar-model.ts';
import { checkNotice } from '#domain/shops/calendar/check-notice.ts';
import { daysAhead, workingCalendarOf } from '#domain/shops/calendar/closed-days.ts';
import { queuePausedUntil } from '#domain/shops/calendar/pause.ts';
import { queueDays } from '#domain/shops/calendar/working-calendar.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { dayIn, localTime } from '#domain/core/days/time-zone.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findTimeZone } from '../shop-store.ts';
import { ensureCalendar, findCalendar, saveCalendar } from './calendar-store.ts';
import { deleteNotice, listNotices, lockNotices, saveNotice } from './notice-store.ts';
import { holidaysOf } from './public-holidays.ts';
import { turnNotices } from './turn-notices.ts';

export const getCalendar = read(shopsContract.getCalendar, { policy: signedIn }, async ({ app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const [row, notices] = await Promise.all([findCalendar(app.db, sellerId), listNotices(app.db, sellerId)]);
  const { calendar: stored, maxQueueDays, timeZone, country } = row;
  const now = localTime(timeZone, app.clock.now());
  const holidays = holidaysOf(country);
  const calendar = workingCalendarOf(stored, { today: now, holidays });
  const { workingDays, lastHour, keepsHolidays, daysOff, minutesPerDay } = stored ?? plainSettings;
  return ok({
    settings: { workingDays, lastHour, keepsHolidays, daysOff, minutesPerDay, maxQueueDays },
    calendar,
    timeZone,
    country,
    holidays: daysAhead(holidays, now),
    queueDays: queueDays(calendar),
    pausedUntil: queuePausedUntil(calendar, maxQueueDays, now),
    notices,
  });
});

const calendarChanged = (app: App, tx: Transaction, sellerId: string): Promise<void> =>
  publish(app, tx, { name: 'shops.calendar-changed', subject: sellerId, payload: { sellerId } });

/** [ORD-06] When the signed-in maker works. */
export const updateCalendar = write(
  shopsContract.updateCalendar,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if (input.maxQueueDays !== null && input.minutesPerDay === null)
      return fail({ code: 'shops/queue-limit-needs-minutes' });
    const settings = {
      ...input,
      workingDays: input.workingDays.toSorted((a, b) => a - b),
      daysOff: input.daysOff.toSorted(),
    };
    await saveCalendar(tx, { sellerId, settings, now: app.clock.now() });
    await calendarChanged(app, tx, sellerId);
    return ok({ settings });
  },
);

interface Work {
  app: App;
  tx: Transaction;
  sellerId: string;
}

/** Checks and writes a notice, new or changed; what is due of it begins now. */
async function storeNotice({ app, tx, sellerId }: Work, input: NoticeInput, noticeId: string | null) {
  const now = app.clock.now();
  const today = dayIn(await findTimeZone(tx, sellerId), now);
  const checked = checkNotice(input, today);
  if (!checked.ok) return checked;
  const notices = await lockNotices(tx, sellerId);
  const before = notices.find((each) => each.noticeId === noticeId);
  if (noticeId !== null && !before) return fail({ code: 'shops/notice-gone' as const });
  if (noticeId === null && notices.length >= MAX_NOTICES) return fail({ code: 'shops/too-many-notices' as const });
  if (input.selling && notices.some((each) => each.selling && each.noticeId !== noticeId))
    return fail({ code: 'shops/vacation-twice' as const });
  const id = noticeId ?? app.ids.uuid();
  await ensureCalendar(tx, sellerId, now);
  const began = before?.began === true && input.firstDay <= today;
  await saveNotice(tx, sellerId, { ...checked.value, noticeId: id, began, now });
  await turnNotices(app, tx, { sellerId });
  const stored = (await listNotices(tx, sellerId)).find((each) => each.noticeId === id);
  return stored ? ok(stored) : fail({ code: 'shops/notice-gone' as const });
}

/** [DASH-04] Plans a notice or a vacation of the signed-in maker. */
export const addNotice = write(
  shopsContract.addNotice,
  { policy: signedIn, limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => storeNotice({ app, tx, sellerId: caller.session?.userId ?? '' }, input, null),
);

export const changeNotice = write(
  shopsContract.changeNotice,
  { policy: signedIn },
  async ({ input: { noticeId, ...input }, app, tx, caller }) =>
    storeNotice({ app, tx, sellerId: caller.session?.userId ?? '' }, input, noticeId),
);

/** [DASH-04] Takes one back; a vacation that runs is over with it. */
export const removeNotice = write(
  shopsContract.removeNotice,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const notice = (await lockNotices(tx, sellerId)).find(({ noticeId }) => noticeId === input.noticeId);
    if (!notice) return fail({ code: 'shops/notice-gone' });
    await deleteNotice(tx, sellerId, input.noticeId);
    await turnNotices(app, tx, { sellerId, ended: notice });
    return ok({ removed: true as const });
  },
);
