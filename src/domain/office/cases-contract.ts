import { oc } from '@orpc/contract';
import { z } from 'zod';

const tags = ['office'];
const time = z.iso.datetime();
const paging = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
};

const caseKinds = ['case', 'waiting', 'dispute', 'report', 'late', 'refund'] as const;
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

/** How many wait; null for what one may not see. */
const count = z.number().int().min(0).nullable();
const moderationCountsSchema = z.strictObject({
  /** Flagged messages; reviews that are held or reported as advertising; what is held besides. */
  spam: z.strictObject({ messages: count, reviews: count, questions: count, listings: count }),
  reports: z.strictObject({ reviews: count, messages: count }),
});

export const casesContract = {
  listCases: oc
    .route({
      method: 'GET',
      path: '/admin/cases',
      tags,
      summary:
        'What went wrong between people, oldest first: cases to decide, disputes of banks, reports, late parcels, money that should have gone back; with a kind of their own cases that wait for a party.',
    })
    .input(z.strictObject({ kind: z.enum(caseKinds).optional(), ...paging }))
    .output(z.strictObject({ items: z.array(caseSchema), nextCursor: z.string().nullable() })),
  getModerationCounts: oc
    .route({
      method: 'GET',
      path: '/admin/moderation-counts',
      tags,
      summary: 'How many wait for a moderator as spam and as reported, of each kind that one may see.',
    })
    .output(moderationCountsSchema),
};
