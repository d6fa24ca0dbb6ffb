import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../core/problem.ts';

const paymentProblemTexts = { 'payments/bad-signature': 'The signature of this webhook is not valid.' };

export const paymentsContract = {
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
