import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { textSchema } from '../core/text.ts';
import { MAX_CONTENT, MAX_RECEIVERS } from './limits.ts';
import { messageSchema } from './model.ts';

/** [MSG-18] */
const spamReportStatusSchema = z.enum(['pending', 'confirmed', 'cleared']);

/** [MSG-13] */
const spamReportSchema = z.strictObject({
  reportId: idSchema,
  reporterId: idSchema,
  reporterName: z.string(),
  messageId: idSchema,
  conversationId: idSchema,
  reason: z.string(),
  timestamp: z.iso.datetime(),
  status: spamReportStatusSchema,
});

/** [MSG-16] `warn` confirms and writes to the sender; `suspend` confirms and suspends them. */
export const spamDecisionSchema = z.enum(['confirm', 'clear', 'warn', 'suspend']);
export type SpamDecision = z.infer<typeof spamDecisionSchema>;

const writerSchema = z.strictObject({ userId: idSchema.nullable(), name: z.string() });

/** [MSG-16] A message that the first scorer flagged or somebody reported. */
export const flaggedMessageSchema = z.strictObject({
  messageId: idSchema,
  conversationId: idSchema,
  number: z.number().int(),
  content: z.string(),
  timestamp: z.iso.datetime(),
  sender: writerSchema.extend({
    /** Of all that they wrote in 30 days, and how many of it was flagged or confirmed. */
    messages30: z.number().int(),
    flagged30: z.number().int(),
    accountStatus: z.enum(['active', 'suspended', 'banned']),
  }),
  receiver: writerSchema,
  subject: z.string(),
  isSpam: z.boolean(),
  spamScore: z.number(),
  /** [MSG-09] The second scorer: the queue begins with the highest. */
  rankScore: z.number(),
  signs: z.array(z.string()),
  reports: z.array(spamReportSchema),
  /** How many it carries; they are seen where it is opened, which the log says. */
  pictures: z.number().int().min(0),
});
export type FlaggedMessage = z.infer<typeof flaggedMessageSchema>;

/** Messages around a flagged one, as a moderator may read them: written by whom, when. */
export const contextMessageSchema = z.strictObject({
  messageId: idSchema,
  number: z.number().int(),
  sender: writerSchema,
  content: z.string(),
  timestamp: z.iso.datetime(),
  isSpam: z.boolean(),
  /** Of the flagged one alone. */
  attachments: messageSchema.shape.metadata.shape.attachments,
});
export type ContextMessage = z.infer<typeof contextMessageSchema>;

/** [MSG-16] Whom the house writes to: one, several, or all that fit. */
export const audienceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('people'),
    userIds: z
      .array(idSchema)
      .min(1)
      .max(MAX_RECEIVERS)
      .refine((ids) => new Set(ids).size === ids.length, 'Each only once.'),
  }),
  /** Makers offer something now; buyers have an order. */
  z.strictObject({ kind: z.literal('filter'), part: z.enum(['everybody', 'makers', 'buyers']) }),
]);
export type Audience = z.infer<typeof audienceSchema>;
/** Each person reads it in their own language; without German words the English ones go to all. */
export const broadcastTextsSchema = z.strictObject({
  en: textSchema(1, MAX_CONTENT),
  de: textSchema(0, MAX_CONTENT).default(''),
});

/** [ALERT-26] What a message of the house may announce: its readers get an alert of this type too. */
export const announcementSchema = z.enum(['policy_update', 'feature_update', 'maintenance_scheduled']);
export type Announcement = z.infer<typeof announcementSchema>;

export const broadcastSchema = z.strictObject({
  broadcastId: idSchema,
  texts: z.strictObject({ en: z.string(), de: z.string() }),
  audience: audienceSchema,
  announces: announcementSchema.nullish(),
  createdBy: z.strictObject({ userId: idSchema, name: z.string() }),
  createdAt: z.iso.datetime(),
  /** When it begins to go, and its banner to show. */
  startsAt: z.iso.datetime(),
  /** Until when the store shows it as a banner; null where it shows none. */
  bannerUntil: z.iso.datetime().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'stopped']),
  sent: z.number().int().min(0),
  total: z.number().int().min(0),
  finishedAt: z.iso.datetime().nullable(),
});
export type Broadcast = z.infer<typeof broadcastSchema>;
