import { oc } from '@orpc/contract';
import { z } from 'zod';
import { noticesContract } from './contract-notices.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { alertLimits } from './limits.ts';
import {
  alertCategorySchema,
  alertPrioritySchema,
  alertSchema,
  alertSeveritySchema,
  financeMetricSchema,
  snoozeHoursSchema,
} from './model.ts';
import { alertsProblemTexts as texts } from './problem-texts.ts';

const count = z.number().int().min(0);
const flag = z.string().max(5).pipe(z.stringbool()).optional();
const tag = z.string().trim().max(alertLimits.tag);
const namedTag = tag.min(1);
/** Whose alerts: one’s own where none is named [ALERT-18]. */
const ofShop = { sellerId: z.union([idSchema, z.literal('')]).optional() };

export const alertFilter = {
  ...ofShop,
  view: z.enum(['active', 'snoozed', 'acknowledged', 'archived', 'all']).default('all'),
  category: alertCategorySchema.optional(),
  priority: alertPrioritySchema.optional(),
  severity: alertSeveritySchema.optional(),
  metric: financeMetricSchema.optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
  tag: namedTag.optional(),
  unread: flag,
  starred: flag,
};

const noUser = { 'alerts/no-user': problem(400, texts['alerts/no-user']) };
const reading = { ...noUser, 'alerts/foreign-alerts': problem(403, texts['alerts/foreign-alerts']) };
const writing = {
  ...noUser,
  'alerts/foreign-write': problem(403, texts['alerts/foreign-write']),
  'alerts/foreign-batch': problem(403, texts['alerts/foreign-batch']),
  'alerts/mostly-failed': problem(409, texts['alerts/mostly-failed']),
};
const some = z.array(idSchema).min(1).max(alertLimits.batch);
const changed = z.strictObject({
  /** Those that are different now: taking the change back names them. */
  changed: z.array(idSchema),
  unread: count,
});

export const alertsContract = {
  ...noticesContract,
  listAlerts: oc
    .route({
      method: 'GET',
      path: '/seller/alerts',
      tags: ['alerts'],
      summary: 'Alerts of the signed-in maker’s shop, newest first; snoozed ones by when they wake.',
    })
    .input(
      z.strictObject({
        ...alertFilter,
        /** Together by category, the newest first in each; snoozed ones always by when they wake. */
        order: z.enum(['newest', 'category']).default('newest'),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(alertLimits.list).default(alertLimits.list),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(alertSchema),
        nextCursor: z.string().nullable(),
        unread: count,
        /** Of the category that was asked for. */
        unreadHere: count,
      }),
    )
    .errors(reading),
  listRecentAlerts: oc
    .route({ method: 'GET', path: '/seller/alerts/recent', tags: ['alerts'], summary: 'The ten newest alerts.' })
    .input(z.strictObject(ofShop))
    .output(z.strictObject({ items: z.array(alertSchema), unread: count }))
    .errors(reading),
  getUnreadCount: oc
    .route({ method: 'GET', path: '/seller/alerts/unread', tags: ['alerts'], summary: 'How many alerts are unread.' })
    .output(z.strictObject({ unread: count })),
  getAlertStats: oc
    .route({
      method: 'GET',
      path: '/seller/alerts/stats',
      tags: ['alerts'],
      summary: 'How many alerts of each kind there are, of the newest 1000 of 30 days.',
    })
    .input(z.strictObject(ofShop))
    .output(
      z.strictObject({
        total: count,
        unread: count,
        snoozed: count,
        starred: count,
        acknowledged: count,
        byCategory: z.record(z.string(), count),
        byPriority: z.record(z.string(), count),
      }),
    )
    .errors({ ...noUser, 'alerts/foreign-shop': problem(403, texts['alerts/foreign-shop']) }),
  markRead: oc
    .route({
      method: 'POST',
      path: '/seller/alerts/read',
      tags: ['alerts'],
      summary: 'Mark alerts as read: those named, or all, or all of a category.',
    })
    .input(
      z.strictObject({
        ...ofShop,
        ids: z.union([z.array(idSchema).max(alertLimits.batch), z.literal('all')]),
        category: alertCategorySchema.optional(),
      }),
    )
    .output(changed)
    .errors(writing),
  changeAlerts: oc
    .route({
      method: 'POST',
      path: '/seller/alerts/changes',
      tags: ['alerts'],
      summary: 'Change one alert or several: read, star, snooze, acknowledge, archive, tags.',
    })
    .input(
      z.strictObject({
        ...ofShop,
        ids: some,
        change: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.enum([
              'read',
              'unread',
              'star',
              'unstar',
              'wake',
              'acknowledge',
              'unacknowledge',
              'archive',
              'unarchive',
            ]),
          }),
          z.strictObject({ kind: z.literal('snooze'), hours: snoozeHoursSchema }),
          z.strictObject({ kind: z.literal('tag'), tags: z.array(tag).max(alertLimits.tags) }),
          z.strictObject({ kind: z.enum(['add-tag', 'remove-tag']), tag: namedTag }),
        ]),
      }),
    )
    .output(changed)
    .errors({ ...writing, 'alerts/snooze-too-long': problem(400, texts['alerts/snooze-too-long']) }),
  deleteAlerts: oc
    .route({
      method: 'POST',
      path: '/seller/alerts/delete',
      tags: ['alerts'],
      summary: 'Delete one alert or several. For ten minutes they can be restored.',
    })
    .input(z.strictObject({ ...ofShop, ids: some }))
    .output(changed)
    .errors({
      ...noUser,
      'alerts/foreign-delete': problem(403, texts['alerts/foreign-delete']),
      'alerts/foreign-batch': problem(403, texts['alerts/foreign-batch']),
    }),
  restoreAlerts: oc
    .route({
      method: 'POST',
      path: '/seller/alerts/restore',
      tags: ['alerts'],
      summary: 'Restore alerts that were deleted in the last ten minutes, as they were.',
    })
    .input(z.strictObject({ ...ofShop, ids: some }))
    .output(changed)
    .errors({ ...noUser, 'alerts/foreign-write': problem(403, texts['alerts/foreign-write']) }),
  getSchema: oc
    .route({
      method: 'GET',
      path: '/admin/alert-schema',
      tags: ['alerts'],
      summary: 'Which schema alerts are stored in, and how far moving them has come.',
    })
    .output(
      z.strictObject({
        unified: z.boolean(),
        changedAt: z.iso.datetime().nullable(),
        changedBy: z.string(),
        total: count,
        moved: count,
        /** Still in the other schema. */
        remaining: count,
        stored: z.record(z.string(), count),
      }),
    ),
  setSchema: oc
    .route({
      method: 'POST',
      path: '/admin/alert-schema',
      tags: ['alerts'],
      summary:
        'Store alerts in the unified schema, or in the one of old. Those that are stored are moved in the background.',
    })
    .input(z.strictObject({ unified: z.boolean() }))
    .output(z.strictObject({ unified: z.boolean(), total: count }))
    .errors({ 'alerts/schema-admins-only': problem(403, texts['alerts/schema-admins-only']) }),
};
