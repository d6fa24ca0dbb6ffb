import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH } from './ticket.ts';
import { supportProblemTexts as texts } from './problem-texts.ts';
import { casesContract } from './cases/contract.ts';
import { ticketsContract } from './tickets/contract.ts';

const tags = ['support'];
const slug = z.string().regex(/^[a-z0-9-]{3,60}$/);
const articleNotFound = problem(404, texts['support/article-not-found']);

export const supportContract = {
  ...ticketsContract,
  ...casesContract,
  getVote: oc
    .route({
      method: 'GET',
      path: '/support/articles/{article}/vote',
      tags,
      summary: 'Whether the visitor found an article helpful; null before they said.',
    })
    .input(z.strictObject({ article: slug }))
    .output(z.strictObject({ helpful: z.boolean().nullable() }))
    .errors({ 'support/article-not-found': articleNotFound }),
  vote: oc
    .route({
      method: 'PUT',
      path: '/support/articles/{article}/vote',
      tags,
      summary: 'Says whether an article helped. A visitor has one vote, and the last one counts.',
    })
    .input(z.strictObject({ article: slug, helpful: z.boolean() }))
    .output(z.strictObject({ helpful: z.boolean() }))
    .errors({ 'support/article-not-found': articleNotFound }),
  askForHelp: oc
    .route({
      method: 'POST',
      path: '/support/letters',
      tags,
      summary: 'Writes to the people of the support centre, about an article or anything else. The writer gets a copy.',
    })
    .input(
      z.strictObject({
        email: z.string().max(254),
        message: textSchema(MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH),
        article: slug.optional(),
        /** Number of the order that it is about, as the person wrote it. */
        order: z.string().trim().max(40).optional(),
      }),
    )
    .output(z.strictObject({ number: z.string(), email: z.string(), isCopied: z.boolean() }))
    .errors({
      'support/article-not-found': articleNotFound,
      'support/invalid-email': problem(422, texts['support/invalid-email']),
    }),
};
