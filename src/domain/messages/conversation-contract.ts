import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema, MAX_INT } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import * as problems from './contract-problems.ts';
import { MAX_ATTACHMENTS, MAX_CHANGED, MAX_LABELS_ON_ONE, MESSAGES_A_PAGE } from './limits.ts';
import {
  contextSchema,
  conversationSchema,
  correspondentSchema,
  folderCountSchema,
  folderSchema,
  labelSchema,
  messageSchema,
  placedFolderSchema,
  prioritySchema,
  waitSchema,
} from './model.ts';
import { messageProblemTexts as texts } from './problem-texts.ts';

const tags = ['messages'];
const get = (path: string, summary: string) => oc.route({ method: 'GET', path: `/messages${path}`, tags, summary });
const post = (path: string, summary: string) => oc.route({ method: 'POST', path: `/messages${path}`, tags, summary });
const named = z.strictObject({ conversationId: idSchema });

/** Looked at by the rules, which have a sentence for each thing that is wrong with it [MSG-07]. */
const rawId = z.string().max(1000);
const rawContent = z.string().max(20_000);
const attachments = z
  .array(z.strictObject({ id: idSchema, alt: lineSchema(0, 300).default('') }))
  .max(MAX_ATTACHMENTS)
  .default([]);
const written = { clientId: rawId, attachments };

/** What a side may be changed to; what is left out stays. */
const changeSchema = z.strictObject({
  folder: placedFolderSchema.optional(),
  isArchived: z.boolean().optional(),
  isStarred: z.boolean().optional(),
  priority: prioritySchema.optional(),
  isRead: z.boolean().optional(),
  addLabels: z.array(idSchema).max(MAX_LABELS_ON_ONE).optional(),
  removeLabels: z.array(idSchema).max(MAX_LABELS_ON_ONE).optional(),
});
export type ConversationChange = z.infer<typeof changeSchema>;
const ids = z
  .array(idSchema)
  .min(1)
  .max(MAX_CHANGED)
  .refine((all) => new Set(all).size === all.length, 'Each only once.');
const inboxSchema = z.strictObject({
  folders: z.array(folderCountSchema),
  /** Messages that wait to be read, outside spam and trash: the number at the bell. */
  unread: z.number().int().min(0),
  labels: z.array(labelSchema),
  /** [MSG-10] Why the next message to anybody would be refused, until when. */
  wait: waitSchema.nullable(),
});
const openedSchema = z.strictObject({
  conversation: conversationSchema,
  context: contextSchema.nullable(),
  /** The highest number of one's own messages that the other one has read. */
  seenNumber: z.number().int().min(0),
  /** Why nothing can be sent, as a code with its sentence; null where it can. */
  refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  isBlocked: z.boolean(),
  /** [MSG-10] Why the next message here would be refused, until when. */
  wait: waitSchema.nullable(),
});
const sentSchema = z.strictObject({
  conversationId: idSchema,
  message: messageSchema,
  wait: waitSchema.nullable(),
});

/** [MSG-03…MSG-12] What people do with their conversations. */
export const conversationCalls = {
  getInbox: get('/inbox', 'Folders with their counts, labels, and how many messages wait to be read.').output(
    inboxSchema,
  ),
  listConversations: get(
    '/conversations',
    'One’s conversations by folder, label or words, the newest first; pages go both ways from a place.',
  )
    .input(
      z.strictObject({
        folder: folderSchema.default('inbox'),
        labelId: idSchema.optional(),
        /** Words of messages, of titles and of names; stems and accents do not matter. */
        q: lineSchema(0, 200).optional(),
        isStarred: z.string().max(5).pipe(z.stringbool()).optional(),
        cursor: z.string().max(300).optional(),
        direction: z.enum(['older', 'newer']).default('older'),
        limit: z.coerce.number<number>().int().min(1).max(50).default(30),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(conversationSchema),
        /** Null where that end is reached. */
        olderCursor: z.string().nullable(),
        newerCursor: z.string().nullable(),
      }),
    ),
  getConversation: get('/conversations/{conversationId}', 'One conversation with the listing or order it is about.')
    .input(z.strictObject({ conversationId: rawId }))
    .output(openedSchema)
    .errors({ ...problems.idProblems, ...problems.notFound }),
  findConversation: get(
    '/about',
    'The conversation about a listing or an order; where there is none yet, with whom it would be and about what.',
  )
    .input(z.strictObject({ productId: rawId.optional(), orderId: idSchema.optional() }))
    .output(
      z.strictObject({
        conversationId: idSchema.nullable(),
        with: correspondentSchema,
        role: z.enum(['buyer', 'seller']),
        context: contextSchema,
        refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
      }),
    )
    .errors({
      'messages/invalid-product-id': problem(400, texts['messages/invalid-product-id']),
      'messages/with-yourself': problem(400, texts['messages/with-yourself']),
      'messages/order-not-found': problem(404, texts['messages/order-not-found']),
      'messages/guest-order': problem(409, texts['messages/guest-order']),
    }),
  listMessages: get(
    '/conversations/{conversationId}/messages',
    'Messages of a conversation in the order they were written: the newest, or those before, after or around a number.',
  )
    .input(
      z.strictObject({
        conversationId: rawId,
        before: z.coerce.number<number>().int().min(1).max(MAX_INT).optional(),
        after: z.coerce.number<number>().int().min(0).max(MAX_INT).optional(),
        around: z.coerce.number<number>().int().min(1).max(MAX_INT).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(MESSAGES_A_PAGE),
      }),
    )
    .output(z.strictObject({ items: z.array(messageSchema), hasOlder: z.boolean(), hasNewer: z.boolean() }))
    .errors({ ...problems.idProblems, ...problems.unauthorized }),
  startConversation: post(
    '/conversations',
    'A buyer writes about a listing, or either side about an order; a second time it is the same conversation again.',
  )
    .input(
      z.strictObject({
        productId: rawId.optional(),
        orderId: idSchema.optional(),
        /** About an order: something of it comes back. */
        isReturn: z.boolean().default(false),
        /** Without one the conversation is opened and nothing is sent. */
        initialMessage: rawContent.optional(),
        ...written,
      }),
    )
    .output(z.strictObject({ conversationId: idSchema, isNew: z.boolean(), message: messageSchema.nullable() }))
    .errors({
      ...problems.sendProblems,
      ...problems.startLimit,
      'messages/invalid-product-id': problem(400, texts['messages/invalid-product-id']),
      'messages/invalid-product-title': problem(400, texts['messages/invalid-product-title']),
      'messages/with-yourself': problem(400, texts['messages/with-yourself']),
      'messages/invalid-initial': problem(
        400,
        texts['messages/invalid-initial'],
        z.object({ reason: z.string(), reasonText: z.string() }),
      ),
      'messages/order-not-found': problem(404, texts['messages/order-not-found']),
      'messages/guest-order': problem(409, texts['messages/guest-order']),
    }),
  sendMessage: post(
    '/conversations/{conversationId}/messages',
    'Send a message; one client id is one message, however often.',
  )
    .input(z.strictObject({ conversationId: rawId, content: rawContent, ...written }))
    .output(sentSchema)
    .errors(problems.sendProblems),
  markRead: post(
    '/conversations/{conversationId}/read',
    'What was written to one is read: all of it, or up to a number.',
  )
    .input(z.strictObject({ conversationId: rawId, upTo: z.number().int().min(1).max(MAX_INT).optional() }))
    .output(z.strictObject({ unreadCount: z.number().int(), unread: z.number().int() }))
    .errors({ ...problems.idProblems, ...problems.unauthorized }),
  changeConversations: post(
    '/conversations/changes',
    'Move, archive, star, label, mark read or unread, many at once; can be taken back for a minute.',
  )
    .input(z.strictObject({ ids, change: changeSchema }))
    .output(
      z.strictObject({
        /** Null where nothing changed. */
        undoId: idSchema.nullable(),
        items: z.array(z.strictObject({ id: idSchema, done: z.boolean(), problem: z.string() })),
      }),
    )
    .errors({ ...problems.labelNotFound, ...problems.tooManyLabels }),
  undoChange: post(
    '/conversations/undo',
    'Take back what one changed a moment ago, where nothing else changed it since.',
  )
    .input(z.strictObject({ undoId: idSchema }))
    .output(
      z.strictObject({ items: z.array(z.strictObject({ id: idSchema, done: z.boolean(), problem: z.string() })) }),
    )
    .errors(problems.undoOver),
  setTyping: post('/conversations/{conversationId}/typing', 'One is typing; the other one’s open pages show it.')
    .input(named)
    .output(z.strictObject({ shown: z.boolean() })),
  reportSpam: post(
    '/conversations/{conversationId}/messages/{messageId}/reports',
    'Report a message that one received; the conversation goes to one’s spam folder.',
  )
    .input(z.strictObject({ conversationId: rawId, messageId: rawId, reason: z.string().max(5000) }))
    .output(z.strictObject({ reportId: idSchema, status: z.literal('pending') }))
    .errors({
      ...problems.idProblems,
      ...problems.messageNotFound,
      ...problems.reportLimit,
      'messages/invalid-reason': problem(400, texts['messages/invalid-reason']),
    }),
  markNotSpam: post(
    '/conversations/{conversationId}/messages/{messageId}/not-spam',
    'A message that one received is no spam: it unfolds, its links work, and it leaves the queue.',
  )
    .input(named.extend({ messageId: idSchema }))
    .output(z.strictObject({ isSpam: z.literal(false) }))
    .errors(problems.messageNotFound),
};
