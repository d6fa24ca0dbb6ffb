import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { shopProblemTexts as texts } from '../problem-texts.ts';
import { calendarSettingsSchema, noticeInputSchema, noticeSchema, workingCalendarSchema } from './calendar-model.ts';

/** Notices that a shop has planned or running. */
export const MAX_NOTICES = 10;

const noticeProblems = {
  'shops/notice-days': problem(400, texts['shops/notice-days']),
  'shops/notice-over': problem(400, texts['shops/notice-over']),
  'shops/notice-empty': problem(400, texts['shops/notice-empty']),
  'shops/vacation-twice': problem(409, texts['shops/vacation-twice']),
  'shops/too-many-notices': problem(409, texts['shops/too-many-notices']),
  'shops/notice-gone': problem(404, texts['shops/notice-gone']),
};

/** [ORD-06, DASH-04] When a shop works, what it tells its buyers meanwhile, and its vacation. */
export const calendarCalls = {
  getCalendar: oc
    .route({
      method: 'GET',
      path: '/seller/calendar',
      tags: ['shops'],
      summary: 'When the signed-in maker works, how long the queue is, and the public holidays ahead.',
    })
    .output(
      z.strictObject({
        settings: calendarSettingsSchema,
        /** By which promises are counted. */
        calendar: workingCalendarSchema,
        timeZone: z.string(),
        country: z.string(),
        holidays: z.array(z.iso.date()),
        queueDays: z.number().int(),
        /** The day from which pieces made to order can be bought again; null while they can. */
        pausedUntil: z.iso.date().nullable(),
        notices: z.array(noticeSchema),
      }),
    ),
  updateCalendar: oc
    .route({ method: 'PUT', path: '/seller/calendar', tags: ['shops'], summary: 'Set when the maker works.' })
    .input(calendarSettingsSchema)
    .output(z.strictObject({ settings: calendarSettingsSchema }))
    .errors({ 'shops/queue-limit-needs-minutes': problem(400, texts['shops/queue-limit-needs-minutes']) }),
  addNotice: oc
    .route({
      method: 'POST',
      path: '/seller/notices',
      tags: ['shops'],
      summary: 'Plan a notice or a vacation; it begins and ends by itself.',
    })
    .input(noticeInputSchema)
    .output(noticeSchema)
    .errors(noticeProblems),
  changeNotice: oc
    .route({
      method: 'PUT',
      path: '/seller/notices/{noticeId}',
      tags: ['shops'],
      summary: 'Change a notice or a vacation that is not over.',
    })
    .input(noticeInputSchema.extend({ noticeId: idSchema }))
    .output(noticeSchema)
    .errors(noticeProblems),
  removeNotice: oc
    .route({
      method: 'DELETE',
      path: '/seller/notices/{noticeId}',
      tags: ['shops'],
      summary: 'Take a notice or a vacation back, or end it now.',
    })
    .input(z.strictObject({ noticeId: idSchema }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ 'shops/notice-gone': noticeProblems['shops/notice-gone'] }),
};
