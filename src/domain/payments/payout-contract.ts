import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountProblemTexts } from '../accounts/problem-texts.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { ledgerLineSchema } from './model.ts';
import {
  holderSchema,
  minimumSchema,
  payoutAccountSchema,
  payoutIntervalSchema,
  payoutPartSchema,
  payoutSchema,
  reservedOrderSchema,
} from './payout-model.ts';
import { paymentProblemTexts as texts } from './problem-texts.ts';

const call = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/seller/${path}`, tags: ['payments'], summary });
const cursor = z.string().max(200).optional();
const limit = z.coerce.number<number>().int().min(1).max(100).default(50);
const nextCursor = z.string().nullable();
const notFound = { 'payments/payout-not-found': problem(404, texts['payments/payout-not-found']) };

/** [PAY-04, PAY-06] Where a maker's money goes, when, and what each payout is made of. */
export const payoutContract = {
  getPayoutAccount: call(
    'GET',
    'payout-account',
    'Where the maker is paid to and when; the IBAN by its last four.',
  ).output(
    z.strictObject({
      account: payoutAccountSchema.nullable(),
      /** Why nothing is paid there now. */
      blocked: z.enum(['withheld', 'untested', 'testing', 'failed', 'waits', 'needs-more']).nullable(),
      /** What a change asks for. */
      proof: z.enum(['code', 'password', 'sign-in']),
      /** Whether a change is mailed: to an address that was proved alone. */
      isMailed: z.boolean(),
      /** How many payouts to this account came back since the last that arrived. */
      cameBack: z.number().int().min(0),
    }),
  ),
  savePayoutAccount: call('POST', 'payout-account', 'Sets the bank account; asks for a fresh proof and is mailed.')
    .input(
      z.strictObject({
        holder: holderSchema,
        iban: z.string().max(60),
        password: z.string().max(200).optional(),
        code: z.string().trim().max(40).optional(),
      }),
    )
    .output(z.strictObject({ account: payoutAccountSchema }))
    .errors({
      'payments/iban-country': problem(400, texts['payments/iban-country']),
      'payments/iban-length': problem(
        400,
        texts['payments/iban-length'],
        z.object({ country: z.string(), characters: z.number().int(), given: z.number().int() }),
      ),
      'payments/iban-digits': problem(400, texts['payments/iban-digits']),
      'payments/iban-of-others': problem(409, texts['payments/iban-of-others']),
      'payments/payout-under-way': problem(409, texts['payments/payout-under-way']),
      'accounts/wrong-password': problem(401, accountProblemTexts['accounts/wrong-password']),
      'accounts/wrong-code': problem(401, accountProblemTexts['accounts/wrong-code']),
      'accounts/sign-in-again': problem(403, accountProblemTexts['accounts/sign-in-again']),
      'accounts/too-many-requests': problem(
        429,
        accountProblemTexts['accounts/too-many-requests'],
        z.object({ retryAfterSeconds: z.number().int() }),
      ),
    }),
  savePayoutSchedule: call('POST', 'payout-schedule', 'Sets how often the maker is paid, and the least that is sent.')
    .input(z.strictObject({ interval: payoutIntervalSchema, minimumCents: minimumSchema }))
    .output(z.strictObject({ account: payoutAccountSchema }))
    .errors({ 'payments/no-account': problem(409, texts['payments/no-account']) }),
  listPayouts: call('GET', 'payouts', 'The maker’s payouts, newest first.')
    .input(
      z.strictObject({
        /** Only those that came back to this account since the last that arrived. */
        show: z.literal('came_back').optional(),
        ...{ cursor, limit },
      }),
    )
    .output(z.strictObject({ items: z.array(payoutSchema), nextCursor })),
  getPayout: call('GET', 'payouts/{payoutId}', 'One payout and what it is made of.')
    .input(z.strictObject({ payoutId: idSchema }))
    .output(payoutSchema)
    .errors(notFound),
  getStatement: call('GET', 'payouts/{payoutId}/statement', 'What a payout is made of, to keep.')
    .input(z.strictObject({ payoutId: idSchema, format: z.enum(['pdf', 'csv']).default('pdf') }))
    .output(z.file())
    .errors(notFound),
  listPayoutLines: call('GET', 'payout-lines', 'What a payout pays, or what the next one would; the lines sum to it.')
    .input(
      z.strictObject({
        payoutId: idSchema.optional(),
        /** Only what the lines add to this part of its sum. */
        part: payoutPartSchema.optional(),
        cursor,
        limit,
      }),
    )
    .output(z.strictObject({ items: z.array(ledgerLineSchema), nextCursor })),
  listReserved: call('GET', 'reserved', 'Orders whose money is on the way: their days of return are not over.')
    .input(z.strictObject({ cursor, limit }))
    .output(z.strictObject({ items: z.array(reservedOrderSchema), nextCursor })),
};
