import { oc } from '@orpc/contract';
import { z } from 'zod';
import { lookedAt, lookReason } from '../../admin/look-contract.ts';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { disputeStatusSchema } from '../../payments/dispute-model.ts';
import { contactFields, evidenceSchema, writtenEvidenceSchema } from '../../payments/evidence.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const time = z.iso.datetime();
const disputeViews = ['all', 'open', 'won', 'lost'] as const;
export type DisputeView = (typeof disputeViews)[number];

const disputeRowSchema = z.strictObject({
  disputeId: idSchema,
  status: disputeStatusSchema,
  /** The bank's word for it. */
  reason: z.string(),
  amountCents: centsSchema,
  /** What the provider has of it now, its fee included. */
  takenCents: z.number().int(),
  openedAt: time,
  /** Until then the bank takes evidence. */
  dueAt: time.nullable(),
  closedAt: time.nullable(),
  submittedAt: time.nullable(),
  buyerName: z.string(),
  orderNumbers: z.array(z.string()),
});
export type DisputeRow = z.infer<typeof disputeRowSchema>;

const disputeRecordSchema = disputeRowSchema.extend({
  orders: z.array(
    z.strictObject({
      orderId: idSchema,
      number: z.string(),
      shopName: z.string(),
      amountCents: centsSchema,
      /** What is held back from its maker. */
      withheldCents: z.number().int(),
      /** The case that it is, which waits or is told to the parties; null until the bank's word has become one. */
      caseNumber: z.string().nullable(),
      /** Why it is this sum; empty where nothing is held back. */
      explanation: z.string(),
    }),
  ),
  /** As it was saved or sent, before that as the orders tell it; mail and addresses of the buyer are masked. */
  evidence: evidenceSchema,
  /** Which of those somebody wrote in place of what the orders say. */
  ownContacts: z.array(z.enum(contactFields)),
  isDraft: z.boolean(),
  /** When the provider had it. */
  answeredAt: time.nullable(),
});
export type DisputeRecord = z.infer<typeof disputeRecordSchema>;

const which = z.strictObject({ disputeId: idSchema });
const noDispute = { 'office/no-such-dispute': problem(404, texts['office/no-such-dispute']) };
const errors = {
  ...noDispute,
  'office/evidence-final': problem(409, texts['office/evidence-final']),
  'office/evidence-masked': problem(400, texts['office/evidence-masked']),
};

export const disputeContract = {
  listDisputes: oc
    .route({ method: 'GET', path: '/admin/disputes', tags, summary: 'Disputes of banks, the newest first.' })
    .input(
      z.strictObject({
        view: z.enum(disputeViews).default('all'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(disputeRowSchema), nextCursor: z.string().nullable() })),
  getDispute: oc
    .route({
      method: 'GET',
      path: '/admin/disputes/{disputeId}',
      tags,
      summary: 'A dispute with its orders and its evidence, which the orders tell until somebody writes it.',
    })
    .input(which)
    .output(disputeRecordSchema)
    .errors(noDispute),
  saveDisputeEvidence: oc
    .route({
      method: 'POST',
      path: '/admin/disputes/{disputeId}/evidence',
      tags,
      summary:
        'Keep evidence, so that it can be completed before it is sent. A mail or address that is not named stays.',
    })
    .input(which.extend({ evidence: writtenEvidenceSchema }))
    .output(z.strictObject({ saved: z.literal(true) }))
    .errors(errors),
  submitDisputeEvidence: oc
    .route({
      method: 'POST',
      path: '/admin/disputes/{disputeId}/submit',
      tags,
      summary: 'Send the evidence to the bank, once. The server fills in mail and addresses that nobody wrote.',
    })
    .input(which.extend({ evidence: writtenEvidenceSchema }))
    .output(z.strictObject({ submittedAt: time }))
    .errors(errors),
  showDisputeContact: oc
    .route({
      method: 'POST',
      path: '/admin/disputes/{disputeId}/show-contact',
      tags,
      summary: 'Look at a mail or address of the evidence that is masked, with a reason that the audit log keeps.',
    })
    .input(which.extend({ field: z.enum(contactFields), reason: lookReason }))
    .output(lookedAt)
    .errors(noDispute),
};
