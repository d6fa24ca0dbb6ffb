import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { listingProblemTexts as texts } from '../problem-texts.ts';

/** Why a price or a number of pieces changed. */
const changeCauses = ['edited', 'bulk', 'imported', 'sold', 'returned', 'replaced', 'other'] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** [DASH-02] The history of a listing's prices and stock. */
export const changeCalls = {
  listChanges: oc
    .route({
      method: 'GET',
      path: '/seller/listings/{listingId}/changes',
      tags: ['listings'],
      summary: 'How prices and stock of one of the maker’s listings changed, the last first.',
    })
    .input(z.strictObject({ listingId: idSchema, cursor: z.string().max(200).optional() }))
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            serial: z.string(),
            at: z.iso.datetime(),
            of: z.enum(['price', 'units']),
            /** The choice; empty for a listing without options. */
            values: z.array(z.string()),
            /** Cents, or pieces with those that a payment reserves. */
            before: z.number().int(),
            after: z.number().int(),
            cause: z.enum(changeCauses),
            /** Whether the maker did it; otherwise a buyer or the marketplace. */
            isOwn: z.boolean(),
          }),
        ),
        nextCursor: z.string().nullable(),
      }),
    )
    .errors({ 'listings/not-found': problem(404, texts['listings/not-found']) }),
};
