import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { listingProblemTexts as texts } from '../problem-texts.ts';

const notFound = problem(404, texts['listings/not-found']);

/** [DASH-02] The form of a listing as its maker left it, kept on the server. */
export const draftCalls = {
  keepDraft: oc
    .route({
      method: 'PUT',
      path: '/seller/listing-drafts/{id}',
      tags: ['listings'],
      summary: 'Keep the form of a listing as it stands; `new` for one that is not there yet.',
    })
    .input(
      z.strictObject({
        id: idSchema,
        form: z
          .string()
          .min(2)
          .max(60_000)
          .refine((text) => !text.includes('\u0000'), 'contains characters that cannot be stored'),
      }),
    )
    .output(z.strictObject({ savedAt: z.iso.datetime() }))
    .errors({ 'listings/not-found': notFound }),
  getDraft: oc
    .route({
      method: 'GET',
      path: '/seller/listing-drafts/{id}',
      tags: ['listings'],
      summary: 'The kept form of a listing, if there is one.',
    })
    .input(z.strictObject({ id: idSchema }))
    .output(z.strictObject({ draft: z.strictObject({ form: z.string(), savedAt: z.iso.datetime() }).nullable() })),
  dropDraft: oc
    .route({
      method: 'DELETE',
      path: '/seller/listing-drafts/{id}',
      tags: ['listings'],
      summary: 'Forget the kept form of a listing.',
    })
    .input(z.strictObject({ id: idSchema }))
    .output(z.strictObject({ dropped: z.literal(true) })),
};
