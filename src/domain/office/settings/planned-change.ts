import { z } from 'zod';
import { textSchema } from '../../core/text.ts';

/** [OFFICE-01] What every change by form from a day on says of itself: from when on it holds, why, by whom and when it was set. */
export const plannedChangeFields = {
  since: z.iso.date(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
};
/** The same of changes that are numbered. */
export const versionedFields = { version: z.number().int(), ...plannedChangeFields };

/** What is sent to plan one. */
export const plannedInput = { since: z.iso.date(), reason: textSchema(3, 500) };
