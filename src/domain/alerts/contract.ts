import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { alertCategorySchema, alertSchema } from './model.ts';

export const alertsContract = {
  listAlerts: oc
    .route({
      method: 'GET',
      path: '/seller/alerts',
      tags: ['alerts'],
      summary: 'Alerts of the signed-in maker’s shop, newest first.',
    })
    .input(
      z.strictObject({
        category: alertCategorySchema.optional(),
        unread: z.string().max(5).pipe(z.stringbool()).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(50),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(alertSchema),
        nextCursor: z.string().nullable(),
        unread: z.number().int(),
        /** Of the category that was asked for. */
        unreadHere: z.number().int(),
      }),
    ),
  getUnreadCount: oc
    .route({ method: 'GET', path: '/seller/alerts/unread', tags: ['alerts'], summary: 'How many alerts are unread.' })
    .output(z.strictObject({ unread: z.number().int() })),
  markRead: oc
    .route({
      method: 'POST',
      path: '/seller/alerts/read',
      tags: ['alerts'],
      summary: 'Mark alerts as read: those named, or all.',
    })
    .input(z.strictObject({ ids: z.union([z.array(idSchema).max(200), z.literal('all')]) }))
    .output(z.strictObject({ unread: z.number().int() })),
};
