import { z } from 'zod';
import { functionContract } from '../core/functions/function-contract.ts';
import { problem } from '../core/problem.ts';
import { announcementSchema, audienceSchema, broadcastSchema, broadcastTextsSchema } from './admin-model.ts';
import * as problems from './contract-problems.ts';
import { messageProblemTexts as texts } from './problem-texts.ts';

export const messageFunctions = {
  sendSystemMessage: functionContract({
    summary:
      'The house writes to one, several or all that fit, with how far it is. The same again goes on where it is; a job ends what nobody waits for.',
    input: z.strictObject({
      /** One id is one message, however often. */
      clientId: z.uuid(),
      audience: audienceSchema,
      texts: broadcastTextsSchema,
      announces: announcementSchema.nullish(),
    }),
    progress: broadcastSchema.pick({ broadcastId: true, sent: true, total: true }),
    output: broadcastSchema,
    errors: {
      ...problems.contentProblems,
      'messages/no-receivers': problem(409, texts['messages/no-receivers']),
      'messages/wrong-days': problem(400, texts['messages/wrong-days']),
      'messages/broadcast-other': problem(409, texts['messages/broadcast-other']),
    },
  }),
};
