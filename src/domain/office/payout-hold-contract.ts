import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondLookProblem } from '../admin/second-look.ts';
import { idSchema } from '../core/ids.ts';
import { sumCentsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { accountStateSchema } from '../payments/payout-model.ts';
import { officeProblemTexts as texts } from './problem-texts.ts';

const tags = ['office'];
const sellerPayoutsSchema = z.strictObject({
  sellerId: idSchema,
  shopName: z.string(),
  country: z.string(),
  last4: z.string(),
  state: accountStateSchema,
  /** What the bank said, in words. */
  failure: z.string(),
  /** Why its payouts are held; '' where they are not. */
  holdReason: z.string(),
  payableCents: sumCentsSchema,
  nextPayoutAt: z.iso.datetime(),
});

const withHold = z.strictObject({ sellerId: idSchema, holdReason: z.string() });
const noAccount = { 'office/no-payout-account': problem(404, texts['office/no-payout-account']) };
const input = z.strictObject({ sellerId: idSchema, reason: textSchema(3, 500) });

/** [OFFICE-01] Payouts of shops, held back and let go again by hand. */
export const payoutHoldContract = {
  listSellerPayouts: oc
    .route({
      method: 'GET',
      path: '/admin/seller-payouts',
      tags,
      summary: 'Where shops are paid to, and what waits for them, by name or by the day of the next payout.',
    })
    .input(
      z.strictObject({
        show: z.enum(['all', 'withheld', 'failed']).default('all'),
        /** The beginning of the shop’s name. */
        q: z.string().trim().max(60).optional(),
        sort: z.enum(['shop', 'next']).default('shop'),
        dir: z.enum(['asc', 'desc']).default('asc'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(25),
      }),
    )
    .output(z.strictObject({ items: z.array(sellerPayoutsSchema), nextCursor: z.string().nullable() })),
  withholdPayouts: oc
    .route({
      method: 'POST',
      path: '/admin/seller-payouts/{sellerId}/hold',
      tags,
      summary: 'Pay nothing out to a shop until it is let go; its maker reads why, and its balance stays.',
    })
    .input(input)
    .output(withHold)
    .errors({ ...noAccount, 'office/payouts-withheld': problem(409, texts['office/payouts-withheld']) }),
  releasePayouts: oc
    .route({
      method: 'POST',
      path: '/admin/seller-payouts/{sellerId}/release',
      tags,
      summary: 'Let payouts of a shop go again: the next one leaves on its day.',
    })
    .input(input)
    .output(withHold)
    .errors({
      ...noAccount,
      ...secondLookProblem,
      'office/payouts-not-withheld': problem(409, texts['office/payouts-not-withheld']),
    }),
};
