import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { plannedInput, versionedFields } from '../settings/planned-change.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const goods = z.enum(['standard', 'books', 'children_clothes']);
const percent = z.number().min(0).max(50).multipleOf(0.01);
const code = z.string().min(2).max(8);
const rowSchema = z.strictObject({
  code,
  goods,
  /** What holds today. */
  percent: z.number(),
  planned: z.array(z.strictObject({ since: z.iso.date(), percent: z.number() })),
});
const changeSchema = z.strictObject({
  ...versionedFields,
  code,
  goods,
  percent: z.number().nullable(),
});

/** [OFFICE-01, PAY-06] VAT rates by form, from a day on. */
export const vatContract = {
  listVatRates: oc
    .route({
      method: 'GET',
      path: '/admin/vat-rates',
      tags,
      summary: 'VAT rates that hold today, those planned, and who set them.',
    })
    .output(
      z.strictObject({
        items: z.array(rowSchema),
        changes: z.array(changeSchema),
        /** The first day that a rate can be set for. */
        firstDay: z.iso.date(),
      }),
    ),
  setVatRate: oc
    .route({
      method: 'POST',
      path: '/admin/vat-rates',
      tags,
      summary:
        'Another VAT rate from a day to come on; what was sold before keeps its own. Null takes a planned one back.',
    })
    .input(z.strictObject({ ...plannedInput, code, goods, percent: percent.nullable() }))
    .output(rowSchema)
    .errors({
      'office/no-such-vat-code': problem(404, texts['office/no-such-vat-code']),
      'office/vat-too-early': problem(400, texts['office/vat-too-early']),
      'office/no-planned-vat': problem(409, texts['office/no-planned-vat']),
    }),
};
