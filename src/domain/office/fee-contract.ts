import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { feePercentSchema, feeRuleSchema } from '../payments/fee-rule.ts';
import { accountStateSchema } from '../payments/payout-model.ts';
import { officeProblemTexts as texts } from './problem-texts.ts';

const tags = ['office'];

export const feeContract = {
  listFeeRules: oc
    .route({ method: 'GET', path: '/admin/fees', tags, summary: 'The fees of the marketplace, the newest first.' })
    .output(z.strictObject({ items: z.array(feeRuleSchema) })),
  listReusedAccounts: oc
    .route({
      method: 'GET',
      path: '/admin/reused-accounts',
      tags,
      summary: 'Bank accounts that several shops are paid to, those of most shops first.',
    })
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            country: z.string(),
            last4: z.string(),
            shops: z.array(z.strictObject({ sellerId: idSchema, shopName: z.string(), state: accountStateSchema })),
          }),
        ),
      }),
    ),
  setFee: oc
    .route({
      method: 'POST',
      path: '/admin/fees',
      tags,
      summary:
        'Another fee, from a moment on: what was bought before keeps its own. One that is planned for this moment is replaced.',
    })
    .input(
      z.strictObject({
        percent: feePercentSchema,
        /** Null: in a minute. */
        holdsFrom: z.iso.datetime().nullable(),
        reason: textSchema(3, 1000),
      }),
    )
    .output(feeRuleSchema)
    .errors({
      'office/fee-too-early': problem(400, texts['office/fee-too-early']),
      'office/fee-too-late': problem(400, texts['office/fee-too-late']),
    }),
};
