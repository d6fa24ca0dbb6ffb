import { oc } from '@orpc/contract';
import { z } from 'zod';
import { spamSignNames } from './spam-signs.ts';

const tags = ['office'];
const time = z.iso.datetime();
const paging = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
};

const caseKinds = ['dispute', 'report', 'late', 'refund'] as const;
export type CaseKind = (typeof caseKinds)[number];
const caseSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(caseKinds),
  title: z.string(),
  detail: z.string(),
  /** Words of a person. */
  quote: z.string(),
  since: time,
  person: z.string(),
  personId: z.string().nullable(),
});
export type Case = z.infer<typeof caseSchema>;

const pendingModerationKinds = ['advertising', 'review', 'question', 'listing'] as const;
export type PendingModerationKind = (typeof pendingModerationKinds)[number];
const pendingModerationSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(pendingModerationKinds),
  title: z.string(),
  listingId: z.string(),
  words: z.string(),
  who: z.string(),
  whoId: z.string(),
  since: time,
  /** What makes it look like an advertisement. */
  signs: z.array(z.enum(spamSignNames)),
});
export type PendingModeration = z.infer<typeof pendingModerationSchema>;

export const casesContract = {
  listCases: oc
    .route({
      method: 'GET',
      path: '/admin/cases',
      tags,
      summary: 'What went wrong between people, oldest first: reports, late parcels, money that should have gone back.',
    })
    .input(z.strictObject({ kind: z.enum(caseKinds).optional(), ...paging }))
    .output(z.strictObject({ items: z.array(caseSchema), nextCursor: z.string().nullable() })),
  listPendingModeration: oc
    .route({
      method: 'GET',
      path: '/admin/spam',
      tags,
      summary: 'What is held back or reported as advertising, oldest first, with the signs that it bears.',
    })
    .input(z.strictObject({ kind: z.enum(pendingModerationKinds).optional(), ...paging }))
    .output(z.strictObject({ items: z.array(pendingModerationSchema), nextCursor: z.string().nullable() })),
};
