import { z } from 'zod';
import { functionContract } from '../core/functions/function-contract.ts';
import { problem } from '../core/problem.ts';
import { alertFilter } from './contract.ts';
import { alertsProblemTexts as texts } from './problem-texts.ts';

const count = z.number().int().min(0);
const exporting = z.strictObject(alertFilter);

const refusals = {
  'alerts/no-user': problem(400, texts['alerts/no-user']),
  'alerts/foreign-alerts': problem(403, texts['alerts/foreign-alerts']),
  'alerts/too-many-exports': problem(
    429,
    texts['alerts/too-many-exports'],
    z.object({ retryAfterSeconds: z.number().int() }),
  ),
  'alerts/nothing-to-export': problem(404, texts['alerts/nothing-to-export']),
  'alerts/export-failed': problem(500, texts['alerts/export-failed']),
};

export const alertFunctions = {
  /** [ALERT-19] */
  exportAlerts: functionContract({
    summary: 'The newest 1000 alerts of a shop as a table of comma-separated values.',
    input: exporting,
    progress: z.strictObject({ rows: count }),
    output: z.strictObject({ fileName: z.string(), csv: z.string(), rows: count, isWhole: z.boolean() }),
    errors: refusals,
  }),
  /** [ALERT-19, ALERT-20, UX-94] */
  makeAlertExport: functionContract({
    summary:
      'Up to 10,000 alerts of a shop as a table of comma-separated values, by a link for 15 minutes and one download.',
    input: exporting,
    progress: z.strictObject({ rows: count, total: count }),
    output: z.strictObject({ rows: count, token: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
    errors: { ...refusals, 'alerts/link-failed': problem(500, texts['alerts/link-failed']) },
  }),
  /** [ALERT-09, FN-02] */
  moveAlerts: functionContract({
    summary: 'Moves stored alerts into the schema in use and tells how many were moved. Called again it goes on.',
    input: z.strictObject({}),
    progress: z.strictObject({ moved: count, total: count }),
    output: z.strictObject({ moved: count }),
    errors: { 'alerts/schema-admins-only': problem(403, texts['alerts/schema-admins-only']) },
  }),
};
