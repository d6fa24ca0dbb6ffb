import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languages } from '../core/languages/language.ts';
import { idSchema } from '../core/ids.ts';
import { alertSchema } from './model.ts';

/** What a buyer was told. */
const noticeSchema = z.strictObject({
  noticeId: idSchema,
  title: alertSchema.shape.title,
  message: alertSchema.shape.message,
  actionUrl: z.string().max(500),
  actionLabel: z.string().max(60),
  language: z.enum(languages),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof noticeSchema>;

const tags = ['alerts'];
const unread = z.strictObject({ unread: z.number().int() });

/** What the signed-in person is told as a buyer. */
export const noticesContract = {
  listNotices: oc
    .route({ method: 'GET', path: '/notices', tags, summary: 'What the signed-in person was told, newest first.' })
    .input(
      z.strictObject({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      }),
    )
    .output(
      z.strictObject({ items: z.array(noticeSchema), nextCursor: z.string().nullable(), unread: z.number().int() }),
    ),
  getUnreadNotices: oc
    .route({ method: 'GET', path: '/notices/unread', tags, summary: 'How much of it is unread.' })
    .output(unread),
  markNoticesRead: oc
    .route({ method: 'POST', path: '/notices/read', tags, summary: 'Mark what was told as read: some of it, or all.' })
    .input(z.strictObject({ ids: z.union([z.array(idSchema).max(200), z.literal('all')]) }))
    .output(unread),
};
