import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { lineSchema, textSchema } from '../../core/text.ts';

/*
 * Glossary
 * working calendar  when a shop works: weekdays, last hour, closed days; what it promises is counted in its days
 * queue             minutes of making that open orders still need
 * notice            what buyers read from one day to another; a vacation is a notice that also says what is sold meanwhile
 */

const weekdaySchema = z.number().int().min(0).max(6);
const closedSchema = z.array(z.iso.date());

/** The calendar as promises are counted from it: closed days hold holidays, days off and vacation. */
export const workingCalendarSchema = z.strictObject({
  workingDays: z.array(weekdaySchema),
  lastHour: z.number().int(),
  closed: closedSchema,
  minutesPerDay: z.number().int().nullable(),
  queueMinutes: z.number().int(),
});

const MAX_DAYS_OFF = 100;

/** What a maker sets of it. */
export const calendarSettingsSchema = z.strictObject({
  /** 0 is Sunday. */
  workingDays: z
    .array(weekdaySchema)
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'each weekday once'),
  /** From this hour on, an order counts as one of the next day. */
  lastHour: z.number().int().min(1).max(24),
  /** Whether public holidays of its country are free. */
  keepsHolidays: z.boolean(),
  daysOff: z
    .array(z.iso.date())
    .max(MAX_DAYS_OFF)
    .refine((days) => new Set(days).size === days.length, 'each day once'),
  minutesPerDay: z.number().int().min(15).max(6000).nullable(),
  /** Pieces made to order pause while the queue is longer; null never. */
  maxQueueDays: z.number().int().min(1).max(90).nullable(),
});
export type CalendarSettings = z.infer<typeof calendarSettingsSchema>;

export const plainSettings: CalendarSettings = {
  workingDays: [1, 2, 3, 4, 5],
  lastHour: 24,
  keepsHolidays: true,
  daysOff: [],
  minutesPerDay: null,
  maxQueueDays: null,
};

const sellingSchema = z.enum(['later', 'nothing']);

export const noticeInputSchema = z.strictObject({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  notice: lineSchema(0, 300),
  /** What the shop sells on vacation; null for a notice alone. */
  selling: sellingSchema.nullable(),
  autoreply: textSchema(0, 1000),
});
export type NoticeInput = z.infer<typeof noticeInputSchema>;

export const noticeSchema = noticeInputSchema.extend({ noticeId: idSchema, began: z.boolean() });
export type Notice = z.infer<typeof noticeSchema>;

/** What buyers read now. */
export const shownNoticeSchema = z.strictObject({
  notice: z.string(),
  selling: sellingSchema.nullable(),
  lastDay: z.iso.date(),
});
