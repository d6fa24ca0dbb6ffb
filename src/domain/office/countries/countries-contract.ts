import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { plannedInput, versionedFields } from '../settings/planned-change.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const code = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters like DE');
const count = z.number().int().min(0);

const countrySchema = z.strictObject({
  code,
  /** Parcels go there today. */
  isServed: z.boolean(),
  planned: z.array(z.strictObject({ since: z.iso.date(), isServed: z.boolean() })),
});

/** [OFFICE-01] Countries that are sold to, by form, from a day on. */
export const countriesContract = {
  listCountries: oc
    .route({
      method: 'GET',
      path: '/admin/countries',
      tags,
      summary: 'Countries that parcels go to today, what is planned, and who set it.',
    })
    .output(
      z.strictObject({
        items: z.array(countrySchema),
        changes: z.array(
          z.strictObject({
            ...versionedFields,
            code,
            isServed: z.boolean().nullable(),
          }),
        ),
        /** The first day that a change can be set for. */
        today: z.iso.date(),
      }),
    ),
  previewCountry: oc
    .route({
      method: 'GET',
      path: '/admin/countries/{code}/preview',
      tags,
      summary: 'Open orders on their way to a country, which keep it, and orders to it in the last 30 days.',
    })
    .input(z.strictObject({ code }))
    .output(z.strictObject({ openOrders: count, recentOrders: count })),
  setCountry: oc
    .route({
      method: 'POST',
      path: '/admin/countries',
      tags,
      summary: 'Close a country for new orders from a day on, or open it again. Null takes a planned change back.',
    })
    .input(z.strictObject({ ...plannedInput, code, isServed: z.boolean().nullable() }))
    .output(countrySchema)
    .errors({
      'office/no-such-country': problem(404, texts['office/no-such-country']),
      'office/country-too-early': problem(400, texts['office/country-too-early']),
      'office/country-same': problem(409, texts['office/country-same']),
      'office/last-country': problem(409, texts['office/last-country']),
      'office/no-planned-country': problem(409, texts['office/no-planned-country']),
    }),
};
