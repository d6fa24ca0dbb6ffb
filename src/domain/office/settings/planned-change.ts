import { z } from 'zod';

/** [OFFICE-01] What every change by form from a day on says of itself: from when on it holds, why, by whom and when it was set. */
export const plannedChangeFields = {
  since: z.iso.date(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
};
