import { oc } from '@orpc/contract';
import { lookedAt, lookReason } from '../../admin/look-contract.ts';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { supportProblemTexts as texts } from '../problem-texts.ts';
import { newAttachmentsSchema } from './attachments.ts';
import {
  answerSchema,
  macroSchema,
  MAX_MACRO_NAME,
  ownTicketRowSchema,
  ownTicketSchema,
  priorities,
  ticketFiguresSchema,
  ticketNumberSchema,
  ticketRowSchema,
  ticketSchema,
} from './model.ts';

const tags = ['support'];
const number = ticketNumberSchema;
/** The signed part of a guest's link. */
const key = z.string().max(60).optional();
const paging = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(25),
};
const noTicket = { 'support/no-such-ticket': problem(404, texts['support/no-such-ticket']) };
const merged = { 'support/merged': problem(409, texts['support/merged'], z.object({ into: ticketNumberSchema })) };
const badAttachment = { 'support/bad-attachment': problem(415, texts['support/bad-attachment']) };
const moved = z.strictObject({ number, state: ticketRowSchema.shape.state });

/** What the person who wrote does. */
const own = {
  listOwnTickets: oc
    .route({ method: 'GET', path: '/support/tickets', tags, summary: 'Your own tickets, the newest first.' })
    .input(z.strictObject(paging))
    .output(z.strictObject({ items: z.array(ownTicketRowSchema), nextCursor: z.string().nullable() })),
  getOwnTicket: oc
    .route({
      method: 'GET',
      path: '/support/tickets/{number}',
      tags,
      summary: 'A ticket with its answers: your own, or the one that a link in a mail opens.',
    })
    .input(z.strictObject({ number, key }))
    .output(ownTicketSchema)
    .errors(noTicket),
  replyToTicket: oc
    .route({
      method: 'POST',
      path: '/support/tickets/{number}/replies',
      tags,
      summary: 'Writes back in a ticket; a closed one is open again.',
    })
    .input(z.strictObject({ number, key, message: answerSchema, attachments: newAttachmentsSchema }))
    .output(moved)
    .errors({ ...noTicket, ...merged, ...badAttachment }),
  getOwnAttachment: oc
    .route({
      method: 'GET',
      path: '/support/tickets/{number}/attachments/{id}',
      tags,
      summary: 'A file of a ticket, for whoever may read the ticket.',
    })
    .input(z.strictObject({ number, id: idSchema, key }))
    .output(z.file())
    .errors(noTicket),
  receiveMail: oc
    .route({
      method: 'POST',
      path: '/support/inbound-mail',
      tags,
      summary: 'A mail that arrived, signed by who received it: a reply to a ticket, or else a new one.',
    })
    .output(z.strictObject({ number: ticketNumberSchema.nullable() }))
    .errors({ 'support/bad-signature': problem(400, texts['support/bad-signature']) }),
};

export const ticketViews = ['house', 'overdue', 'person', 'mine', 'unowned', 'closed', 'all'] as const;
export type TicketView = (typeof ticketViews)[number];

/** [SUP-04] What the back office does. */
const office = {
  listTickets: oc
    .route({
      method: 'GET',
      path: '/admin/tickets',
      tags,
      summary: 'Tickets: open ones by priority and waiting time, closed ones and all of them the newest first.',
    })
    .input(
      z.strictObject({
        view: z.enum(ticketViews).default('house'),
        /** Words of the ticket or its answers, its number, an order number or a mail address. */
        q: z.string().trim().max(100).optional(),
        priority: z.enum(priorities).optional(),
        /** By since when it waits, or by when it was written; without it as urgent as it is. */
        sort: z.enum(['since', 'at']).optional(),
        dir: z.enum(['asc', 'desc']).default('asc'),
        ...paging,
      }),
    )
    .output(z.strictObject({ items: z.array(ticketRowSchema), nextCursor: z.string().nullable() })),
  getTicketFigures: oc
    .route({
      method: 'GET',
      path: '/admin/ticket-figures',
      tags,
      summary: 'How many tickets wait, and how long a first answer and a solution took in the last 30 days.',
    })
    .output(ticketFiguresSchema),
  getTicket: oc
    .route({ method: 'GET', path: '/admin/tickets/{number}', tags, summary: 'One ticket with answers and notes.' })
    .input(z.strictObject({ number }))
    .output(ticketSchema)
    .errors(noTicket),
  answerTicket: oc
    .route({
      method: 'POST',
      path: '/admin/tickets/{number}/answers',
      tags,
      summary: 'Answers by mail and in the profile of the person; closes the ticket where that is said.',
    })
    .input(z.strictObject({ number, message: answerSchema, closes: z.boolean(), attachments: newAttachmentsSchema }))
    .output(moved)
    .errors({ ...noTicket, ...merged, ...badAttachment }),
  getAttachment: oc
    .route({
      method: 'GET',
      path: '/admin/tickets/{number}/attachments/{id}',
      tags,
      summary: 'A file of a ticket.',
    })
    .input(z.strictObject({ number, id: idSchema }))
    .output(z.file())
    .errors(noTicket),
  showTicketEmail: oc
    .route({
      method: 'POST',
      path: '/admin/tickets/{number}/show-email',
      tags,
      summary: 'Shows the mail address of a ticket, which is masked everywhere else; the look is logged.',
    })
    .input(z.strictObject({ number, reason: lookReason }))
    .output(lookedAt)
    .errors(noTicket),
  noteTicket: oc
    .route({
      method: 'POST',
      path: '/admin/tickets/{number}/notes',
      tags,
      summary: 'Adds a note that only the back office reads.',
    })
    .input(z.strictObject({ number, message: answerSchema }))
    .output(moved)
    .errors(noTicket),
  changeTicket: oc
    .route({
      method: 'PATCH',
      path: '/admin/tickets/{number}',
      tags,
      summary: 'Changes the owner or the priority, closes a ticket or opens it again.',
    })
    .input(
      z.strictObject({
        number,
        ownerId: idSchema.nullable().optional(),
        priority: z.enum(priorities).optional(),
        isOpen: z.boolean().optional(),
      }),
    )
    .output(moved)
    .errors({ ...noTicket, ...merged, 'support/not-an-owner': problem(409, texts['support/not-an-owner']) }),
  mergeTicket: oc
    .route({
      method: 'POST',
      path: '/admin/tickets/{number}/merge',
      tags,
      summary: 'Puts a ticket into another one of the same person.',
    })
    .input(z.strictObject({ number, into: ticketNumberSchema }))
    .output(moved)
    .errors({
      ...noTicket,
      ...merged,
      'support/same-ticket': problem(409, texts['support/same-ticket']),
      'support/other-person': problem(409, texts['support/other-person']),
    }),
};

const macros = {
  listMacros: oc
    .route({ method: 'GET', path: '/admin/ticket-macros', tags, summary: 'Saved answers, by name.' })
    .output(z.strictObject({ items: z.array(macroSchema) })),
  saveMacro: oc
    .route({ method: 'POST', path: '/admin/ticket-macros', tags, summary: 'Saves an answer under a name.' })
    .input(z.strictObject({ name: lineSchema(1, MAX_MACRO_NAME), body: answerSchema }))
    .output(macroSchema)
    .errors({ 'support/too-many-macros': problem(409, texts['support/too-many-macros']) }),
  removeMacro: oc
    .route({ method: 'DELETE', path: '/admin/ticket-macros/{macroId}', tags, summary: 'Removes a saved answer.' })
    .input(z.strictObject({ macroId: idSchema }))
    .output(z.strictObject({ macroId: idSchema })),
};

export const ticketsContract = { ...own, ...office, ...macros };
