import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { newPromotionSchema, promotionSchema } from './model.ts';
import { newSaleSchema, saleSchema } from './sale-model.ts';
import { promotionsProblemTexts as texts } from './problem-texts.ts';

/** The zone is that of the shop’s days. */
const list = z.strictObject({ promotions: z.array(promotionSchema), sales: z.array(saleSchema), timeZone: z.string() });

export const promotionsContract = {
  listPromotions: oc
    .route({
      method: 'GET',
      path: '/seller/promotions',
      tags: ['promotions'],
      summary: 'The codes and sales of your shop, the newest first, with what they brought.',
    })
    .output(list),
  createPromotion: oc
    .route({
      method: 'POST',
      path: '/seller/promotions',
      tags: ['promotions'],
      summary: 'Make a code for your shop.',
    })
    .input(newPromotionSchema)
    .output(promotionSchema)
    .errors({
      'promotions/invalid-code': problem(400, texts['promotions/invalid-code']),
      'promotions/code-taken': problem(409, texts['promotions/code-taken']),
      'promotions/nothing-left': problem(400, texts['promotions/nothing-left'], z.object({ leastCents: centsSchema })),
      'promotions/ends-too-early': problem(400, texts['promotions/ends-too-early']),
      'promotions/no-such-listing': problem(400, texts['promotions/no-such-listing']),
      'promotions/too-many': problem(409, texts['promotions/too-many']),
    }),
  stopPromotion: oc
    .route({
      method: 'POST',
      path: '/seller/promotions/{code}/stop',
      tags: ['promotions'],
      summary: 'End a code now. Payments that have begun keep it. Stopping it again changes nothing.',
    })
    .input(z.strictObject({ code: z.string().trim().min(1).max(40) }))
    .output(promotionSchema)
    .errors({ 'promotions/not-found': problem(404, texts['promotions/not-found']) }),
  resumePromotion: oc
    .route({
      method: 'POST',
      path: '/seller/promotions/{code}/resume',
      tags: ['promotions'],
      summary: 'Let a code that was stopped count again, until its end. One that counts already stays as it is.',
    })
    .input(z.strictObject({ code: z.string().trim().min(1).max(40) }))
    .output(promotionSchema)
    .errors({
      'promotions/not-found': problem(404, texts['promotions/not-found']),
      'promotions/over': problem(409, texts['promotions/over']),
      'promotions/too-many': problem(409, texts['promotions/too-many']),
    }),
  createSale: oc
    .route({
      method: 'POST',
      path: '/seller/sales',
      tags: ['promotions'],
      summary: 'Lower the prices of your shop, or of one listing, for a time.',
    })
    .input(newSaleSchema)
    .output(saleSchema)
    .errors({
      'promotions/sale-ends-too-early': problem(400, texts['promotions/sale-ends-too-early']),
      'promotions/no-such-listing': problem(400, texts['promotions/no-such-listing']),
      'promotions/sale-overlaps': problem(409, texts['promotions/sale-overlaps']),
      'promotions/too-many': problem(409, texts['promotions/too-many']),
    }),
  stopSale: oc
    .route({
      method: 'POST',
      path: '/seller/sales/{saleId}/stop',
      tags: ['promotions'],
      summary: 'End a sale now: its prices are what they were. Stopping it again changes nothing.',
    })
    .input(z.strictObject({ saleId: idSchema }))
    .output(saleSchema)
    .errors({ 'promotions/sale-not-found': problem(404, texts['promotions/sale-not-found']) }),
  resumeSale: oc
    .route({
      method: 'POST',
      path: '/seller/sales/{saleId}/resume',
      tags: ['promotions'],
      summary: 'Let a sale that was stopped run again, from now to its end. One that runs already stays as it is.',
    })
    .input(z.strictObject({ saleId: idSchema }))
    .output(saleSchema)
    .errors({
      'promotions/sale-not-found': problem(404, texts['promotions/sale-not-found']),
      'promotions/sale-over': problem(409, texts['promotions/sale-over']),
      'promotions/sale-overlaps': problem(409, texts['promotions/sale-overlaps']),
      'promotions/too-many': problem(409, texts['promotions/too-many']),
    }),
};
