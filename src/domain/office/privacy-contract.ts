import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

const tags = ['office'];
const time = z.iso.datetime();
const count = z.number().int();

const privacyFiguresSchema = z.strictObject({
  at: time,
  copiesWaiting: count,
  copiesReady: count,
  deletionsWaiting: count,
  deletedLately: count,
  /** What people chose against the default, by kind and channel. */
  choices: z.array(z.strictObject({ kind: z.string(), channel: z.string(), on: count, off: count })),
  people: count,
  cartMailRefused: count,
});
export type PrivacyFigures = z.infer<typeof privacyFiguresSchema>;

const privacyRequestSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['copy', 'deletion']),
  userId: idSchema,
  name: z.string(),
  requestedAt: time,
  /** A copy has to be there by then; an account is deleted then. */
  dueAt: time,
  state: z.enum(['waiting', 'ready', 'held']),
});
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

export const privacyContract = {
  getPrivacyFigures: oc
    .route({
      method: 'GET',
      path: '/admin/privacy/figures',
      tags,
      summary: 'Wishes of people about their data, counted, and what they agreed to.',
    })
    .output(privacyFiguresSchema),
  listPrivacyRequests: oc
    .route({
      method: 'GET',
      path: '/admin/privacy/requests',
      tags,
      summary: 'Copies and deletions that people asked for, what is due first before the others.',
    })
    .input(
      z.strictObject({
        kind: z.enum(['copy', 'deletion']).optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(privacyRequestSchema), nextCursor: z.string().nullable() })),
};
