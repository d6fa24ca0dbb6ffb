import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondLookProblem } from '../../admin/second-look.ts';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

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
  kind: z.enum(['copy', 'deletion', 'hold']),
  userId: idSchema,
  name: z.string(),
  requestedAt: time,
  /** A copy has to be there by then; an account is deleted then. A hold has no day. */
  dueAt: time.nullable(),
  state: z.enum(['waiting', 'ready', 'on-hold']),
  /** Why the account must not be erased; '' where nothing of the law holds it. */
  legalHold: z.string(),
});
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

const process = z.strictObject({ userId: idSchema, reason: textSchema(3, 500) });
const processed = z.strictObject({ userId: idSchema });
const notFound = { 'office/not-found': problem(404, texts['office/not-found']) };
const personOperation = (name: string, summary: string) =>
  oc
    .route({ method: 'POST', path: `/admin/privacy/people/{userId}/${name}`, tags, summary })
    .input(process)
    .output(processed);

export const privacyContract = {
  requestCopyFor: personOperation(
    'copy',
    'Make the copy of their data that somebody asked for by letter; they get its link by mail.',
  ).errors(notFound),
  requestErasureFor: personOperation(
    'erasure',
    'Erase the account of somebody who asked for it by letter, after the days in which they may change their mind.',
  ).errors({
    ...notFound,
    ...secondLookProblem,
    'office/erasure-blocked': problem(409, texts['office/erasure-blocked']),
  }),
  holdErasure: personOperation(
    'hold',
    'Keep an account that the law asks to keep, whatever its person asked for.',
  ).errors({
    ...notFound,
    'office/on-legal-hold': problem(409, texts['office/on-legal-hold']),
  }),
  releaseErasure: personOperation('release', 'End a legal hold: what its person asked for happens on its day.').errors({
    ...notFound,
    'office/not-on-legal-hold': problem(409, texts['office/not-on-legal-hold']),
  }),
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
        kind: z.enum(['copy', 'deletion', 'hold']).optional(),
        state: z.enum(['waiting', 'ready', 'on-hold']).optional(),
        /** A part of the person’s name, or the address of their account. */
        q: z.string().trim().max(100).optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(privacyRequestSchema), nextCursor: z.string().nullable() })),
};
