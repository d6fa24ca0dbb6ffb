import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { balanceSchema, ledgerLineSchema, ledgerListSchema } from './model.ts';
import { payoutContract } from './payout-contract.ts';
import { paymentProblemTexts } from './problem-texts.ts';

export const paymentsContract = {
  ...payoutContract,
  getBalance: oc
    .route({
      method: 'GET',
      path: '/seller/balance',
      tags: ['payments'],
      summary: 'What the marketplace holds for the signed-in maker, and what it is made of.',
    })
    .output(balanceSchema),
  listLedger: oc
    .route({
      method: 'GET',
      path: '/seller/ledger',
      tags: ['payments'],
      summary: 'What changed the maker’s balance, newest first, each with why it is this sum.',
    })
    .input(
      z.strictObject({
        list: ledgerListSchema.default('all'),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(ledgerLineSchema), nextCursor: z.string().nullable() })),
  listOrderLedger: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}/ledger',
      tags: ['payments'],
      summary: 'What one order of the maker’s shop changed of the balance, oldest first.',
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(z.strictObject({ items: z.array(ledgerLineSchema) })),
  receiveWebhook: oc
    .route({
      method: 'POST',
      path: '/payments/webhook',
      tags: ['payments'],
      summary: 'Signed events of the payment provider. They may come twice, late or out of order.',
      inputStructure: 'detailed',
    })
    .input(
      z.object({ headers: z.looseObject({ 'stripe-signature': z.string().max(2000).optional() }), body: z.unknown() }),
    )
    .output(z.strictObject({ received: z.literal(true) }))
    .errors({ 'payments/bad-signature': problem(400, paymentProblemTexts['payments/bad-signature']) }),
};
