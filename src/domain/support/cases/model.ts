import { z } from 'zod';
import { idSchema, MAX_INT } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';
import { textSchema } from '../../core/text.ts';
import { orderStateSchema } from '../../orders/model.ts';
import { returnSchema } from '../../returns/model.ts';
import { MAX_CASE_PICTURES, MAX_CASE_TEXT } from './limits.ts';

/*
 * Glossary
 * case      a dispute between the buyer and the maker of an order that the marketplace decides, or that a bank does [SUP-04]
 * party     its buyer or its maker
 * decision  what goes back to the buyer: all, a part, or nothing; of a bank's dispute whether it was won
 */

const time = z.iso.datetime();

export const caseNumberSchema = z.string().regex(/^C-[A-Z0-9]{4,12}$/);
export const caseTextSchema = textSchema(1, MAX_CASE_TEXT);

/** Whose turn it is: the house decides, a party or a bank answers, or it is decided. */
export const caseStates = ['house', 'buyer', 'maker', 'bank', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];
export const casePartySchema = z.enum(['buyer', 'maker']);
export type CaseParty = z.infer<typeof casePartySchema>;

/** What it came of: a rejected return, a provider's dispute, a ticket, or an administrator who looked at the order. */
const caseSources = ['return', 'dispute', 'ticket', 'order'] as const;
export type CaseSource = (typeof caseSources)[number];

/** `won` and `lost` are a bank's. */
export const caseDecisions = ['refund', 'part', 'none', 'won', 'lost'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Words of a party or of the house to both; a note that only the house reads; and what happened. */
const caseEntryKinds = [
  ...(['buyer', 'maker', 'house', 'note'] as const),
  ...(['opened', 'missed', 'owner', 'escalated', 'bank', 'decided'] as const),
];
export type CaseEntryKind = (typeof caseEntryKinds)[number];

const caseEntrySchema = z.strictObject({
  id: z.string(),
  at: time,
  kind: z.enum(caseEntryKinds),
  authorName: z.string(),
  body: z.string(),
  pictures: z.array(pictureSchema),
});
export type CaseEntry = z.infer<typeof caseEntrySchema>;

/** [SUP-04] A case as both parties see it. */
export const partyCaseSchema = z.strictObject({
  number: caseNumberSchema,
  source: z.enum(caseSources),
  state: z.enum(caseStates),
  at: time,
  /** Until when it is somebody's turn; null where a bank decides, or it is decided. */
  dueAt: time.nullable(),
  decision: z.enum(caseDecisions).nullable(),
  /** What goes back by the decision, in minor units; null where nothing was to. */
  refundCents: centsSchema.nullable(),
  decidedAt: time.nullable(),
  entries: z.array(caseEntrySchema),
});
export type PartyCase = z.infer<typeof partyCaseSchema>;

const adminSchema = z.strictObject({ userId: idSchema, name: z.string() });

/** [SUP-04, UX-96] All of a case for the back office, with what the order says of it. */
export const caseRecordSchema = partyCaseSchema.extend({
  /** The return, the dispute or the ticket that it came of. */
  sourceId: z.string(),
  since: time,
  owner: adminSchema.nullable(),
  owners: z.array(adminSchema),
  /** Who asked somebody else to decide; the id begins with `esc`. */
  escalation: z.strictObject({ escalationId: idSchema, by: adminSchema }).nullable(),
  order: z.strictObject({
    orderId: idSchema,
    number: z.string(),
    sellerId: idSchema,
    shopName: z.string(),
    buyerId: idSchema.nullable(),
    buyerName: z.string(),
    state: orderStateSchema,
    placedAt: time,
    arrivedAt: time.nullable(),
    carrier: z.string(),
    tracking: z.string(),
    totalCents: centsSchema,
    leftCents: z.number().int(),
    /** A bank holds its money: nothing else goes back. */
    isWithheld: z.boolean(),
    note: z.string(),
    lines: z.array(
      z.strictObject({
        title: z.string(),
        quantity: z.number().int().min(1).max(MAX_INT),
        personalisation: z.string(),
      }),
    ),
  }),
  /** What was asked back, with the reasons of both sides and the pictures. */
  returned: returnSchema.nullable(),
});
export type CaseRecord = z.infer<typeof caseRecordSchema>;

export const casePicturesSchema = z.array(z.string().max(200)).max(MAX_CASE_PICTURES).default([]);
