import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { orderProblemTexts as texts } from '../problem-texts.ts';
import { buyerSorts, MAX_BUYER_NOTE } from './sorts.ts';

const buyerSchema = z.strictObject({
  /** Names the buyer to this shop alone: an account, or a guest by their address. */
  buyerKey: idSchema,
  name: z.string(),
  isGuest: z.boolean(),
  /** What was neither cancelled nor paid back. */
  orders: z.number().int().min(0),
  spentCents: centsSchema,
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  lastOrderId: idSchema,
  city: z.string(),
  country: z.string(),
  /** The maker’s own words; the buyer does not see them. */
  note: z.string(),
});
export type ShopBuyer = z.infer<typeof buyerSchema>;
const notFound = { 'orders/buyer-not-found': problem(404, texts['orders/buyer-not-found']) };

/** [UX-86] Who bought from a shop. */
export const buyerCalls = {
  listBuyers: oc
    .route({
      method: 'GET',
      path: '/seller/buyers',
      tags: ['orders'],
      summary: 'Who bought from the signed-in maker’s shop, how often and for how much.',
    })
    .input(
      z.strictObject({
        /** Those who came again, those with a note. */
        view: z.enum(['repeat', 'noted']).optional(),
        q: z.string().max(100).optional(),
        /** One of them alone. */
        buyerKey: idSchema.optional(),
        sort: z.enum(buyerSorts).default('last'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        cursor: z.string().max(400).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(buyerSchema), nextCursor: z.string().nullable() })),
  setBuyerNote: oc
    .route({
      method: 'PUT',
      path: '/seller/buyers/{buyerKey}',
      tags: ['orders'],
      summary: 'Keep a note of a buyer that they do not see; an empty one takes it away.',
    })
    .input(z.strictObject({ buyerKey: idSchema, note: textSchema(0, MAX_BUYER_NOTE) }))
    .output(z.strictObject({ note: z.string() }))
    .errors(notFound),
};
