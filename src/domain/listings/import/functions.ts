import { z } from 'zod';
import { functionContract } from '../../core/functions/function-contract.ts';
import { problem } from '../../core/problem.ts';
import { MAX_IMPORT_LETTERS } from './limits.ts';
import { listingProblemTexts as texts } from '../problem-texts.ts';

const count = z.number().int().min(0);
const sofar = { rowsRead: count, loaded: count, refused: count };

export const listingFunctions = {
  importListings: functionContract({
    summary:
      'Loads a maker’s table (CSV, or one JSON object a line) into their shop, new pieces as drafts. The same table again goes on where it was cut off.',
    input: z.strictObject({ table: z.string().min(1).max(MAX_IMPORT_LETTERS) }),
    progress: z.strictObject({
      ...sofar,
      rowsInAll: count,
      /** What is to be said of rows since the last word. */
      remarks: z.array(z.strictObject({ line: count, sentence: z.string(), isRefused: z.boolean() })),
    }),
    /** `resumedAt`: rows that an earlier call had read before it was cut off. */
    output: z.strictObject({ ...sofar, resumedAt: count }),
    errors: {
      'listings/import-unreadable': problem(400, texts['listings/import-unreadable']),
      'listings/import-columns': problem(400, texts['listings/import-columns'], z.object({ column: z.string() })),
      'listings/import-too-many-rows': problem(400, texts['listings/import-too-many-rows']),
      'listings/import-running': problem(409, texts['listings/import-running']),
    },
  }),
};
