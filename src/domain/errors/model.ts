import { z } from 'zod';
import { breadcrumbKinds, breadcrumbLimits } from '../core/errors/breadcrumbs.ts';
import { errorCategories } from '../core/errors/categories.ts';
import { errorTypes } from '../core/errors/error-types.ts';
import { textSchema } from '../core/text.ts';
import { MAX_FRAMES, MAX_TRACE } from './limits.ts';

/*
 * A report is one error that somebody met, under the number that they were shown. A group is all reports of what is one error.
 * A trace event is one timed step of a call [VAULT-07].
 */

const reportKinds = ['render', 'uncaught', 'rejection', 'chunk', 'call', 'console'] as const;
const failureKinds = ['request', 'job', 'reaction'] as const;

const LINE = 200;
const time = z.number().int().min(0).max(9_000_000_000_000_000);
const requestId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);

/** What the person was shown: the end of the id of the request, or drawn by the browser. */
export const numberSchema = z.string().regex(/^[0-9a-f]{8}$/);
const fingerprintSchema = z.string().regex(/^[0-9a-f]{32}$/);

const traceEventSchema = z.strictObject({
  name: textSchema(0, 100),
  at: time,
  durationMs: time,
  requestId: requestId.nullable(),
});
export type TraceEvent = z.infer<typeof traceEventSchema>;

const breadcrumbSchema = z.strictObject({ at: time, kind: z.enum(breadcrumbKinds), message: textSchema(0, LINE) });

/** What stands around an error, as it is stored. */
const circumstancesSchema = z.strictObject({
  frames: z.array(textSchema(0, LINE)).max(MAX_FRAMES),
  breadcrumbs: z.array(breadcrumbSchema).max(breadcrumbLimits.stored),
  trace: z.array(traceEventSchema).max(MAX_TRACE),
  version: textSchema(0, 60),
  isOnline: z.boolean(),
});
export type Circumstances = z.infer<typeof circumstancesSchema>;

export const reportSchema = circumstancesSchema.extend({
  number: numberSchema,
  kind: z.enum(reportKinds),
  name: textSchema(0, 60),
  message: textSchema(0, LINE),
  path: textSchema(0, 100),
  requestId: requestId.nullable(),
});
export type ErrorReport = z.infer<typeof reportSchema>;

export const groupSchema = z.strictObject({
  fingerprint: fingerprintSchema,
  origin: z.enum(['browser', 'server']),
  kind: z.enum([...reportKinds, ...failureKinds]),
  type: z.enum(errorTypes),
  category: z.enum(errorCategories),
  name: z.string(),
  message: z.string(),
  path: z.string(),
  reports: z.number().int(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  /** How often it came again after it was marked as resolved. */
  recurrences: z.number().int(),
});
export type ErrorGroup = z.infer<typeof groupSchema>;

export const sampleSchema = circumstancesSchema.extend({
  number: numberSchema,
  requestId: z.string().nullable(),
  at: z.iso.datetime(),
  message: z.string(),
  path: z.string(),
});
export type ErrorSample = z.infer<typeof sampleSchema>;

export const alertSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['flood', 'security error', 'content policy']),
  words: z.string(),
  at: z.iso.datetime(),
});
export type SecurityAlert = z.infer<typeof alertSchema>;
