import { oc } from '@orpc/contract';
import { z } from 'zod';
import { reportReasonSchema } from '../reviews/model.ts';
import { caseDecisions, caseStates } from '../support/cases/model.ts';

const tags = ['office'];
const time = z.iso.datetime();
const paging = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
};

const caseKinds = ['case', 'waiting', 'dispute', 'report', 'late', 'refund'] as const;
/** What one can look at: what waits for the house, all that is open, one kind of it, one’s own cases, and those that are decided. */
const caseViews = ['ours', 'all', 'mine', ...caseKinds, 'decided'] as const;
export type CaseView = (typeof caseViews)[number];

/** What happened, in keys: the screen has the words. */
const caseFactsSchema = z.strictObject({
  /** Numbers of orders. */
  orders: z.array(z.string()).optional(),
  state: z.enum(caseStates).optional(),
  /** Until when somebody has to act; null where the bank alone knows. */
  due: time.nullish(),
  owner: z.string().nullish(),
  isEscalated: z.boolean().optional(),
  decision: z.enum(caseDecisions).nullish(),
  /** A bank asks and has taken nothing yet. */
  isInquiry: z.boolean().optional(),
  listing: z.string().optional(),
  reasons: z.array(reportReasonSchema).optional(),
  shop: z.string().optional(),
  leavesBy: z.iso.date().optional(),
});
const caseSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['case', 'dispute', 'report', 'late', 'refund']),
  facts: caseFactsSchema,
  /** Words of a person. */
  quote: z.string(),
  since: time,
  person: z.string(),
  personId: z.string().nullable(),
});
export type Case = z.infer<typeof caseSchema>;

/** [OFFICE-02] What the list is narrowed to, and its file. */
const caseFilter = {
  view: z.enum(caseViews).default('all'),
  q: z.string().trim().max(100).optional(),
  dir: z.enum(['asc', 'desc']).default('asc'),
};

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
        'What went wrong between people, by since when it waits: cases to decide or that wait for a party, disputes of banks, reports, late parcels, money that should have gone back; those that are decided have a view of their own.',
    })
    .input(z.strictObject({ ...caseFilter, ...paging }))
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
