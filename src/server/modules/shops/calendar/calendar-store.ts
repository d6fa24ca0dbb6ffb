import type { CalendarSettings } from '#domain/shops/calendar/calendar-model.ts';
import type { StoredCalendar } from '#domain/shops/calendar/closed-days.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** What is stored of a shop's calendar, as JSON; null where its maker set nothing. */
export const calendarSql = (sellerId: string): string =>
  `(SELECT jsonb_build_object('workingDays', k.working_days, 'lastHour', k.last_hour, 'keepsHolidays', k.keeps_holidays,
   'daysOff', k.days_off,
    'minutesPerDay', k.minutes_per_day, 'queueMinutes', k.queue_minutes,
    'vacations', coalesce((SELECT jsonb_agg(jsonb_build_array(n.first_day, n.last_day)) FROM shop_notices n
      WHERE n.seller_id = k.seller_id AND n.selling IS NOT NULL), '[]'))
    FROM shop_calendars k WHERE k.seller_id = ${sellerId})`;

interface CalendarRow {
  calendar: StoredCalendar | null;
  maxQueueDays: number | null;
  timeZone: string;
  country: string;
}

/** A shop's calendar with where it is. */
export async function findCalendar(db: Queryable, sellerId: string): Promise<CalendarRow> {
  const { rows } = await db.query<CalendarRow>({
    name: 'shops-calendar',
    text: `SELECT ${calendarSql('s.seller_id')} AS calendar, (SELECT max_queue_days FROM shop_calendars
           WHERE seller_id = s.seller_id) AS "maxQueueDays",
             s.time_zone AS "timeZone", s.country FROM shops s WHERE s.seller_id = $1`,
    values: [sellerId],
  });
  return onlyRow({ rows });
}

export async function saveCalendar(
  tx: Transaction,
  { sellerId, settings, now }: { sellerId: string; settings: CalendarSettings; now: Date },
): Promise<void> {
  await tx.query({
    name: 'shops-save-calendar',
    text: `INSERT INTO shop_calendars (seller_id, working_days, last_hour, keeps_holidays, days_off, minutes_per_day,
           max_queue_days, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (seller_id) DO UPDATE SET working_days = excluded.working_days, last_hour = excluded.last_hour,
             keeps_holidays = excluded.keeps_holidays,
             days_off = excluded.days_off, minutes_per_day = excluded.minutes_per_day,
               max_queue_days = excluded.max_queue_days, updated_at = excluded.updated_at`,
    values: [
      sellerId,
      settings.workingDays,
      settings.lastHour,
      settings.keepsHolidays,
      settings.daysOff,
      settings.minutesPerDay,
      settings.maxQueueDays,
      now,
    ],
  });
}

/** Vacations count in a calendar: a shop that plans one has a row. */
export async function ensureCalendar(tx: Transaction, sellerId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'shops-ensure-calendar',
    text: 'INSERT INTO shop_calendars (seller_id, updated_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    values: [sellerId, now],
  });
}

/** [ORD-06] Writes down how much waits to be made; false where it was that much before, or nobody plans by minutes. */
export async function saveQueueMinutes(tx: Transaction, sellerId: string, minutes: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'shops-save-queue',
    text: `UPDATE shop_calendars SET queue_minutes = $2 WHERE seller_id = $1 AND minutes_per_day IS NOT NULL
           AND queue_minutes <> $2`,
    values: [sellerId, minutes],
  });
  return rowCount === 1;
}
