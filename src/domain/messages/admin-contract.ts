import { oc } from '@orpc/contract';
import { z } from 'zod';
import { decidedSchema, togetherSchema, undoneSchema } from '../admin/decided.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import * as problems from './contract-problems.ts';
import {
  audienceSchema,
  broadcastSchema,
  announcementSchema,
  broadcastTextsSchema,
  contextMessageSchema,
  flaggedMessageSchema,
  spamDecisionSchema,
} from './admin-model.ts';
import { messageProblemTexts as texts } from './problem-texts.ts';

const at = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/admin/messages${path}`, tags: ['messages'], summary });
const broadcastNotFound = {
  'messages/broadcast-not-found': problem(404, texts['messages/broadcast-not-found']),
};
const one = z.strictObject({ broadcastId: idSchema });

/** [MSG-16] What administrators do with messages. What they may read is what a flag or a report opens. */
export const adminMessageCalls = {
  listFlaggedMessages: at(
    'GET',
    '/flagged',
    'Flagged and reported messages that wait, the most suspicious first; or those that were decided, the newest first.',
  )
    .input(
      z.strictObject({
        which: z.enum(['all', 'flagged', 'reported', 'decided']).default('all'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(50),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(flaggedMessageSchema),
        nextCursor: z.string().nullable(),
        waiting: z.number().int(),
      }),
    ),
  readFlaggedContext: at(
    'POST',
    '/{messageId}/context',
    'The messages around one that waits; that they were read is in the log.',
  )
    .input(z.strictObject({ messageId: idSchema }))
    .output(z.strictObject({ messages: z.array(contextMessageSchema) }))
    .errors({ 'messages/not-waiting': problem(404, texts['messages/not-waiting']) }),
  decideMessages: at(
    'POST',
    '/decide',
    'Confirm, clear, warn or suspend the sender, many at once; each answers for itself.',
  )
    .input(
      z.strictObject({
        messageIds: togetherSchema,
        decision: spamDecisionSchema,
        /** Needed to warn and to suspend. */
        reason: textSchema(0, 500).default(''),
      }),
    )
    .output(decidedSchema)
    .errors({
      'messages/reason-required': problem(400, texts['messages/reason-required']),
      'messages/may-not-suspend': problem(403, texts['messages/may-not-suspend']),
    }),
  undoMessageDecisions: at('POST', '/undo', 'Take back what one decided a moment ago: the messages wait again.')
    .input(z.strictObject({ undoId: idSchema }))
    .output(undoneSchema)
    .errors(problems.undoOver),
  countReceivers: at('POST', '/audience', 'How many people a message of the house would go to.')
    .input(z.strictObject({ audience: audienceSchema }))
    .output(z.strictObject({ total: z.number().int() })),
  startBroadcast: at('POST', '/broadcasts', 'The house writes to one, several or all that fit; a job sends it.')
    .input(
      z.strictObject({
        audience: audienceSchema,
        texts: broadcastTextsSchema,
        announces: announcementSchema.nullish(),
        /** When it begins to go; now where nothing is said. */
        startsAt: z.iso.datetime().nullish(),
        /** An announcement is a banner of the store too, from its start until then. */
        bannerUntil: z.iso.datetime().nullish(),
      }),
    )
    .output(broadcastSchema)
    .errors({
      ...problems.contentProblems,
      'messages/no-receivers': problem(409, texts['messages/no-receivers']),
      'messages/wrong-days': problem(400, texts['messages/wrong-days']),
    }),
  endBanner: at(
    'POST',
    '/broadcasts/{broadcastId}/end-banner',
    'The store shows it no more; who has the message keeps it.',
  )
    .input(one)
    .output(broadcastSchema)
    .errors(broadcastNotFound),
  listBroadcasts: at('GET', '/broadcasts', 'Messages of the house, the newest first, with how far they are.')
    .input(
      z.strictObject({
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      }),
    )
    .output(z.strictObject({ items: z.array(broadcastSchema), nextCursor: z.string().nullable() })),
  getBroadcast: at('GET', '/broadcasts/{broadcastId}', 'One message of the house with how far it is.')
    .input(one)
    .output(broadcastSchema)
    .errors(broadcastNotFound),
  stopBroadcast: at('POST', '/broadcasts/{broadcastId}/stop', 'It goes to nobody more; who has it keeps it.')
    .input(one)
    .output(broadcastSchema)
    .errors({ ...broadcastNotFound, 'messages/broadcast-over': problem(409, texts['messages/broadcast-over']) }),
};
