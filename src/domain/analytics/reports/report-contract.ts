import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema, MAX_INT } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { DAY } from '../../core/time.ts';
import { MAX_RANGE_DAYS } from '../limits.ts';
import { analyticsProblemTexts as texts } from '../problem-texts.ts';
import {
  isCounted,
  MAX_REPORT_FIGURES,
  MAX_REPORT_NAME,
  MAX_REPORTS,
  MAX_REPORT_ROWS,
  reportDimensions,
  reportFigures,
  reportPeriods,
} from './definition.ts';

const count = z.number().int().min(0);
const dimensionSchema = z.enum(reportDimensions);
const figureSchema = z.enum(reportFigures);
const rangeSchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_RANGE_DAYS * DAY, {
    message: `must be at most ${MAX_RANGE_DAYS} days from the first to the last`,
  });
const slug = z.string().regex(/^[a-z0-9-]{0,80}$/);

export const reportDefinitionSchema = z
  .strictObject({
    dimension: dimensionSchema,
    figures: z
      .array(figureSchema)
      .min(1)
      .max(MAX_REPORT_FIGURES)
      .refine((figures) => new Set(figures).size === figures.length, { message: 'must differ' }),
    shop: slug.default(''),
    country: z
      .string()
      .regex(/^([A-Z]{2})?$/)
      .default(''),
    category: slug.default(''),
    /** The last days, today included, or some days. */
    period: z.union([z.literal(reportPeriods), rangeSchema]),
  })
  .refine(isCounted, { message: 'must ask for figures that are counted for its dimension and filters' });
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>;

const rowSchema = z.strictObject({
  /** A day, the address of a shop or a category, a country, a source, a campaign or a term. */
  key: z.string(),
  name: z.string(),
  values: z.array(z.number()),
});
export type ReportRow = z.infer<typeof rowSchema>;

const reportSchema = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  figures: z.array(figureSchema),
  rows: z.array(rowSchema).max(MAX_REPORT_ROWS),
  /** False where rows were left out. */
  isWhole: z.boolean(),
});
export type Report = z.infer<typeof reportSchema>;

const savedShape = {
  reportId: idSchema,
  name: z.string(),
  definition: reportDefinitionSchema,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: count,
  updatedAt: z.iso.datetime(),
};
const savedSchema = z.strictObject(savedShape);
export type SavedReport = z.infer<typeof savedSchema>;

const cohortSchema = z.strictObject({
  /** The first day of the month in which they began. */
  month: z.iso.date(),
  size: count,
  /** How many of them bought or sold in that month, in the next, and so on until now. */
  active: z.array(count),
});
export type Cohort = z.infer<typeof cohortSchema>;

const tags = ['admin'];
export const tooLong = { 'analytics/takes-too-long': problem(422, texts['analytics/takes-too-long']) };
const notFound = { 'analytics/report-not-found': problem(404, texts['analytics/report-not-found']) };

export const reportCalls = {
  getHouseDay: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/today',
      tags,
      summary: 'The day of the marketplace, and its zone.',
    })
    .output(z.strictObject({ day: z.iso.date(), timeZone: z.string() })),
  getReport: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/report',
      tags,
      summary: 'All figures of the marketplace by day, country, shop, category, source or term, the most first.',
    })
    .input(
      z
        .strictObject({ dimension: dimensionSchema, from: z.iso.date(), to: z.iso.date() })
        .refine(({ from, to }) => rangeSchema.safeParse({ from, to }).success, {
          message: `must be at most ${MAX_RANGE_DAYS} days from the first to the last`,
        }),
    )
    .output(reportSchema)
    .errors(tooLong),
  listCohorts: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/cohorts',
      tags,
      summary:
        'Buyers by the month of their first order, or shops by the month they opened, and who of them came again.',
    })
    .input(z.strictObject({ of: z.enum(['buyers', 'shops']).default('buyers') }))
    .output(z.strictObject({ cohorts: z.array(cohortSchema) }))
    .errors(tooLong),
  runReport: oc
    .route({
      method: 'POST',
      path: '/admin/analytics/reports/run',
      tags,
      summary: 'A report that was put together from figures, a dimension, filters and days. It changes nothing.',
    })
    .input(z.strictObject({ definition: reportDefinitionSchema }))
    .output(reportSchema)
    .errors(tooLong),
  listReports: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/reports',
      tags,
      summary: 'The reports that one saved, and those that others share, by name.',
    })
    .output(z.strictObject({ items: z.array(savedSchema) })),
  saveReport: oc
    .route({
      method: 'POST',
      path: '/admin/analytics/reports',
      tags,
      summary: 'Saves a report, or an own one anew; a shared one is shown to all who may have reports of their own.',
    })
    .input(
      z.strictObject({
        /** Null is a new one. */
        reportId: idSchema.nullable(),
        /** Of the one that was read. */
        version: count.max(MAX_INT).default(0),
        name: lineSchema(1, MAX_REPORT_NAME),
        definition: reportDefinitionSchema,
        isShared: z.boolean(),
      }),
    )
    .output(savedSchema)
    .errors({
      ...notFound,
      'analytics/report-changed': problem(409, texts['analytics/report-changed']),
      'analytics/too-many-reports': problem(
        409,
        texts['analytics/too-many-reports'],
        z.object({ most: z.literal(MAX_REPORTS) }),
      ),
    }),
  removeReport: oc
    .route({ method: 'DELETE', path: '/admin/analytics/reports/{reportId}', tags, summary: 'Removes an own report.' })
    .input(z.strictObject({ reportId: idSchema }))
    .output(z.strictObject({ reportId: idSchema })),
};
