import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { textSchema } from '../../core/text.ts';
import { attachmentSchema } from './attachments.ts';

const time = z.iso.datetime();
const count = z.number().int();

export const MAX_ANSWER_LENGTH = 5000;
export const MAX_MACRO_NAME = 60;
/** An answer is promised within these hours [UX-72]. */
export const PROMISED_HOURS = 48;
/** A guest's link to a ticket works for half a year. */
export const LINK_DAYS = 180;

export const ticketNumberSchema = z.string().regex(/^H-[A-Z0-9]{4,12}$/);
export const answerSchema = textSchema(1, MAX_ANSWER_LENGTH);

/** The most urgent first; the database keeps the position. */
export const priorities = ['urgent', 'high', 'normal', 'low'] as const;

/** Whose turn it is: the house must answer, the person must, or nobody. */
const ticketStates = ['house', 'person', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** An answer of the house, a reply of the person, or a note that only the house reads. */
const entryKinds = ['answer', 'reply', 'note'] as const;
const entrySchema = z.strictObject({
  id: z.string(),
  at: time,
  kind: z.enum(entryKinds),
  authorName: z.string(),
  body: z.string(),
});
export type TicketEntry = z.infer<typeof entrySchema>;

export const ownTicketRowSchema = z.strictObject({
  number: ticketNumberSchema,
  at: time,
  state: z.enum(ticketStates),
  /** The slug of its article, or nothing. */
  article: z.string(),
  orderNumber: z.string(),
  message: z.string(),
  answers: count,
  lastAt: time,
});
export type OwnTicketRow = z.infer<typeof ownTicketRowSchema>;

/** [SUP-01] What the person sees: their words, the answers and the state, never a note. */
export const ownTicketSchema = ownTicketRowSchema.extend({
  entries: z.array(entrySchema),
  attachments: z.array(attachmentSchema),
  /** The ticket in which it goes on. */
  mergedInto: ticketNumberSchema.nullable(),
  /** What opens that one for a guest; null for an account. */
  mergedKey: z.string().nullable(),
});
export type OwnTicket = z.infer<typeof ownTicketSchema>;

const personSchema = z.strictObject({ userId: idSchema, name: z.string() });

export const ticketRowSchema = ownTicketRowSchema.extend({
  priority: z.enum(priorities),
  /** Since when it is somebody's turn, or when it was closed. */
  since: time,
  email: z.string(),
  person: personSchema.nullable(),
  owner: personSchema.nullable(),
});
export type TicketRow = z.infer<typeof ticketRowSchema>;

/** [SUP-04] All of a ticket for the back office. */
export const ticketSchema = ticketRowSchema.extend({
  entries: z.array(entrySchema),
  attachments: z.array(attachmentSchema),
  mergedInto: ticketNumberSchema.nullable(),
  firstAnsweredAt: time.nullable(),
  orderId: idSchema.nullable(),
  /** Who may own it. */
  owners: z.array(personSchema),
  /** Other open tickets of the same person, into which it can be merged. */
  others: z.array(z.strictObject({ number: ticketNumberSchema, message: z.string() })),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const ticketFiguresSchema = z.strictObject({
  house: count,
  person: count,
  unowned: count,
  /** Waiting for the house for longer than promised. */
  overdue: count,
  closed30: count,
  /** Medians of the last 30 days, in minutes; null where nothing was answered or closed. */
  firstAnswerMinutes: count.nullable(),
  solveMinutes: count.nullable(),
});
export type TicketFigures = z.infer<typeof ticketFiguresSchema>;

export const macroSchema = z.strictObject({ macroId: idSchema, name: z.string(), body: z.string() });
export type Macro = z.infer<typeof macroSchema>;
