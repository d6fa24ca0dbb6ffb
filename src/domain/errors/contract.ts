import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { alertSchema, groupSchema, numberSchema, reportSchema, sampleSchema } from './model.ts';
import { errorProblemTexts as texts } from './problem-texts.ts';

const tags = ['errors'];
const one = z.strictObject({ fingerprint: z.string().min(1).max(64) });
const notFound = { 'errors/not-found': problem(404, texts['errors/not-found']) };
const state = z.strictObject({ resolvedAt: z.iso.datetime().nullable() });

export const errorsContract = {
  reportError: oc
    .route({
      method: 'POST',
      path: '/errors/reports',
      tags,
      summary: 'A browser reports an error under the number that it showed. The same number again is the same report.',
    })
    .input(reportSchema)
    .output(z.strictObject({ number: numberSchema })),
  listErrorGroups: oc
    .route({
      method: 'GET',
      path: '/admin/errors',
      tags,
      summary:
        'Errors of browsers and server in groups, the newest first, found by their words or the number of a report.',
    })
    .input(
      z.strictObject({
        view: z.enum(['open', 'resolved', 'all']).default('open'),
        q: lineSchema(0, 100).optional(),
        sort: z.enum(['seen', 'reports']).default('seen'),
        dir: z.enum(['asc', 'desc']).default('desc'),
        cursor: z.string().max(400).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.strictObject({ items: z.array(groupSchema), nextCursor: z.string().nullable() })),
  getErrorGroup: oc
    .route({
      method: 'GET',
      path: '/admin/errors/{fingerprint}',
      tags,
      summary: 'One group with its newest reports: where they arose, what went before, and the steps of their calls.',
    })
    .input(one.extend({ number: numberSchema.optional() }))
    .output(z.strictObject({ group: groupSchema, samples: z.array(sampleSchema) }))
    .errors(notFound),
  resolveErrorGroup: oc
    .route({
      method: 'POST',
      path: '/admin/errors/{fingerprint}/resolve',
      tags,
      summary: 'Marks a group as resolved. It opens again by itself when the error comes again.',
    })
    .input(one)
    .output(state)
    .errors(notFound),
  reopenErrorGroup: oc
    .route({
      method: 'POST',
      path: '/admin/errors/{fingerprint}/reopen',
      tags,
      summary: 'Takes the mark of a group back.',
    })
    .input(one)
    .output(state)
    .errors(notFound),
  listSecurityAlerts: oc
    .route({
      method: 'GET',
      path: '/admin/security-alerts',
      tags,
      summary: 'What looked like an attack in the last 24 hours, the newest first, at most a hundred of them.',
    })
    .output(z.strictObject({ items: z.array(alertSchema), count: z.number().int() })),
};
