import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { withdrawalExceptions } from '../../listings/withdrawal-exception.ts';
import { lineSchema, textSchema } from '../../core/text.ts';
import { orderProblemTexts as texts } from '../problem-texts.ts';
import { withheldProblem } from '../withheld-problem.ts';
import { withdrawalRefusalSchema, withdrawalStateSchema, withdrawnLineSchema } from './model.ts';

const notHere = problem(404, texts['orders/no-withdrawal-here']);
const notFound = problem(404, texts['orders/withdrawal-not-found']);
const number = z.string().trim().min(1).max(40);
const accessKey = z.string().max(100).optional();
const withdrawal = z.strictObject({ withdrawalId: idSchema });
const moved = withdrawal.extend({ state: withdrawalStateSchema });
const named = { title: z.string(), values: z.array(z.string()), quantity: z.number().int() };

/** [LAW-01] Withdrawing from a contract: without signing in, and without telling a stranger whether an order exists. */
export const withdrawalContract = {
  findWithdrawable: oc
    .route({
      method: 'POST',
      path: '/orders/withdrawable',
      tags: ['orders'],
      summary: 'The pieces of an order that can be withdrawn from; null where number and address fit no order.',
    })
    .input(z.strictObject({ number, email: z.string().trim().max(254).default(''), accessKey }))
    .output(
      z.strictObject({
        contract: z
          .strictObject({
            number: z.string(),
            shopName: z.string(),
            refusal: withdrawalRefusalSchema.nullable(),
            endsAt: z.iso.datetime().nullable(),
            lines: z.array(
              z.strictObject({
                ...{ lineId: idSchema, ...named, hasRight: z.boolean() },
                exception: z.enum(['personalised', ...withdrawalExceptions]).nullable(),
              }),
            ),
          })
          .nullable(),
      }),
    )
    .errors({ 'orders/no-withdrawal-here': notHere }),
  declareWithdrawal: oc
    .route({
      method: 'POST',
      path: '/withdrawals',
      tags: ['orders'],
      summary: 'Declares a withdrawal. It is received and acknowledged by mail whatever it says, and answered alike.',
    })
    .input(
      z.strictObject({
        name: lineSchema(1, 100),
        number,
        email: z.string().trim().max(254),
        /** Null: the whole order. */
        lines: z.array(withdrawnLineSchema).min(1).max(100).nullable(),
        /** Which pieces, in the buyer's words. */
        said: textSchema(0, 500),
        accessKey,
      }),
    )
    .output(withdrawal.extend({ declaredAt: z.iso.datetime(), email: z.string() }))
    .errors({
      'orders/no-withdrawal-here': notHere,
      'orders/invalid-email': problem(422, texts['orders/invalid-email']),
      'orders/too-many-withdrawals': problem(429, texts['orders/too-many-withdrawals']),
    }),
  getWithdrawal: oc
    .route({
      method: 'GET',
      path: '/withdrawals/{withdrawalId}',
      tags: ['orders'],
      summary: 'How a withdrawal stands and what comes next, for who has its link.',
    })
    .input(withdrawal)
    .output(
      moved.extend({
        refusal: withdrawalRefusalSchema.nullable(),
        number: z.string(),
        shopName: z.string(),
        lines: z.array(z.strictObject(named)),
        /** Nothing of it had left, and the buyer's bank holds the money: nothing is to be sent back. */
        isWithheld: z.boolean(),
        declaredAt: z.iso.datetime(),
        /** Until when the pieces are to be sent. */
        sendBy: z.iso.datetime(),
        /** Where to; empty where the maker has not said it. */
        sendTo: z.string(),
        tracking: z.string(),
        sentAt: z.iso.datetime().nullable(),
        refundDueAt: z.iso.datetime().nullable(),
        refundedAt: z.iso.datetime().nullable(),
        refundCents: centsSchema,
        /** What a label for the way back took off it. */
        labelCents: centsSchema,
      }),
    )
    .errors({ 'orders/withdrawal-not-found': notFound }),
  sendWithdrawn: oc
    .route({
      method: 'POST',
      path: '/withdrawals/{withdrawalId}/sent',
      tags: ['orders'],
      summary:
        'The buyer has sent the pieces and names the proof: the money goes back in time even if nobody confirms them.',
    })
    .input(withdrawal.extend({ tracking: lineSchema(3, 200) }))
    .output(moved)
    .errors({ 'orders/withdrawal-not-found': notFound }),
  receiveWithdrawn: oc
    .route({
      method: 'POST',
      path: '/seller/withdrawals/{withdrawalId}/received',
      tags: ['orders'],
      summary: 'The maker has the pieces, or does not need them: the money goes back at once.',
    })
    .input(withdrawal)
    .output(moved.extend({ refundCents: centsSchema }))
    .errors({ 'orders/withdrawal-not-found': notFound, ...withheldProblem }),
};
