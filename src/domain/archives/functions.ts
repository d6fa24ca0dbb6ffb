import { z } from 'zod';
import { functionContract } from '../core/functions/function-contract.ts';
import { problem } from '../core/problem.ts';
import { MAX_ARCHIVE_REMARKS } from './limits.ts';
import { archiveCountsSchema } from './manifest.ts';
import { archivesProblemTexts as texts } from './problem-texts.ts';

const count = z.number().int().min(0);
const progress = z.strictObject({ done: count, total: count });
/** The full name of a file that the maker uploaded into their own folder. */
const name = z.string().min(1).max(1024);
const remarks = z
  .array(z.strictObject({ line: count, title: z.string(), sentence: z.string(), isRefused: z.boolean() }))
  .max(MAX_ARCHIVE_REMARKS);

const refusals = {
  'archives/no-file': problem(404, texts['archives/no-file']),
  'archives/unreadable': problem(400, texts['archives/unreadable']),
  'archives/too-large': problem(413, texts['archives/too-large']),
  'archives/changed': problem(400, texts['archives/changed']),
  'archives/of-another-shop': problem(403, texts['archives/of-another-shop']),
};

export const archiveFunctions = {
  /** [DASH-05] */
  checkShopArchive: functionContract({
    summary:
      'Checks an uploaded shop archive, its signature and every file in it, and tells what importing it would do. Changes nothing.',
    input: z.strictObject({ name }),
    progress,
    output: z.strictObject({
      /** `own`: this marketplace signed it. `other`: it is as it was signed, by a key that this marketplace does not know. */
      signedBy: z.enum(['own', 'other']),
      keyId: z.string(),
      market: z.string(),
      shop: z.string(),
      madeAt: z.iso.datetime(),
      counts: archiveCountsSchema,
      listings: z.strictObject({ fresh: count, known: count, refused: count }),
      remarks,
    }),
    errors: refusals,
  }),
  /** [DASH-05] */
  importShopArchive: functionContract({
    summary:
      'Imports pieces, pictures, sections and shipping profiles of an uploaded shop archive. What is there already stays; called again it goes on where it was cut off.',
    input: z.strictObject({
      name,
      publish: z.boolean(),
      /** That the shop is theirs, where another marketplace signed it. */
      isMine: z.boolean(),
    }),
    progress,
    output: z.strictObject({ imported: count, known: count, refused: count, remarks }),
    errors: { ...refusals, 'archives/not-signed-here': problem(403, texts['archives/not-signed-here']) },
  }),
};
