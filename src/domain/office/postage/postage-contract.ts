import { oc } from '@orpc/contract';
import { z } from 'zod';
import { currencySchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { plainWays } from '../../listings/delivery/planned-rates.ts';
import { plannedInput, versionedFields } from '../settings/planned-change.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';
import { MAX_POSTAGE_CENTS, MAX_POSTAGE_DAYS } from './postage-limits.ts';

const tags = ['office'];
const area = z.string().regex(/^(home|eu|europe|world|[A-Z]{2})$/, 'must be home, a zone or a country like DE');
const way = z.enum(plainWays);
const cents = z.number().int().min(0).max(MAX_POSTAGE_CENTS);
const days = z.number().int().min(0).max(MAX_POSTAGE_DAYS);
const priceSchema = z.strictObject({
  /** Minor units for the first kilogram, and for each further one that is begun. */
  firstCents: cents,
  moreCents: cents,
  currency: currencySchema,
  /** Days on the way. */
  firstDay: days,
  lastDay: days,
});

const rowSchema = z.strictObject({
  area,
  way,
  /** What holds today; null where a country has what its zone has. */
  price: priceSchema.nullable(),
  /** Null goes back to what is built in, or to the zone's. */
  planned: z.array(z.strictObject({ since: z.iso.date(), price: priceSchema.nullable() })),
});
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), price: priceSchema }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('withdraw') }),
]);

/** [OFFICE-01] Postage of shops that set none of their own, by form, from a day on. */
export const postageContract = {
  listPostageRates: oc
    .route({
      method: 'GET',
      path: '/admin/postage-rates',
      tags,
      summary: 'Standard postage by area and way: what holds today, what is planned, and who set it.',
    })
    .output(
      z.strictObject({
        items: z.array(rowSchema),
        changes: z.array(z.strictObject({ ...versionedFields, area, way, change })),
        /** The first day that a change can be set for. */
        today: z.iso.date(),
      }),
    ),
  setPostageRate: oc
    .route({
      method: 'POST',
      path: '/admin/postage-rates',
      tags,
      summary:
        'Another standard postage from a day on, the end of one, or a planned change taken back. Orders keep their price.',
    })
    .input(z.strictObject({ ...plannedInput, area, way, change }))
    .output(rowSchema)
    .errors({
      'office/no-such-area': problem(404, texts['office/no-such-area']),
      'office/postage-too-early': problem(400, texts['office/postage-too-early']),
      'office/postage-days': problem(400, texts['office/postage-days']),
      'office/postage-same': problem(409, texts['office/postage-same']),
      'office/no-planned-postage': problem(409, texts['office/no-planned-postage']),
    }),
};
