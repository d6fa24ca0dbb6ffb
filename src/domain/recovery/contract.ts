import { oc } from '@orpc/contract';
import { z } from 'zod';
import { cartSchema } from '../cart/model.ts';
import { cartProblemTexts } from '../cart/problem-texts.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { abandonedCartsInput, abandonedCartsPage } from './abandoned-carts.ts';
import { recoveryProblemTexts as texts } from './problem-texts.ts';

const shortText = z.string().max(2000).default('');
const linkShape = { cart: z.string().min(1).max(100), token: z.string().min(1).max(200) };
/** A link may name its token alone; a cart that is named must be the token's. */
const recoverShape = { ...linkShape, cart: linkShape.cart.optional() };

const analyticsSchema = z.strictObject({
  carts: z.number().int(),
  emails: z.number().int(),
  recovered: z.number().int(),
  /** Percent of the carts, one decimal. */
  rate: z.number(),
  recoveredCents: centsSchema,
  days: z.array(
    z.strictObject({
      day: z.iso.date(),
      carts: z.number().int(),
      emails: z.number().int(),
      recovered: z.number().int(),
      recoveredCents: centsSchema,
    }),
  ),
});
export type RecoveryAnalytics = z.infer<typeof analyticsSchema>;

export const recoveryContract = {
  noteActivity: oc
    .route({
      method: 'POST',
      path: '/cart/activity',
      tags: ['cart'],
      summary: 'The person is busy with the cart now; says when it was last noted.',
    })
    .input(
      z.strictObject({
        /** Whether the browser's `gdpr_consent` is `'true'`. */
        consent: z.boolean().default(false),
        /** What a guest wrote at the checkout. */
        email: z.string().max(300).optional(),
        sessionId: z.string().max(100).default(''),
        referrer: shortText,
        utmSource: shortText,
        utmCampaign: shortText,
      }),
    )
    .output(z.strictObject({ lastActivityAt: z.iso.datetime().nullable() })),
  recoverCart: oc
    .route({
      method: 'POST',
      path: '/cart/recover',
      tags: ['cart'],
      summary: 'Bring back the cart that a recovery link names; each link works once.',
    })
    .input(z.strictObject(recoverShape))
    .output(
      z.strictObject({
        cart: cartSchema,
        /** What was left and cannot be bought any more. */
        missing: z.array(z.strictObject({ title: z.string(), values: z.array(z.string()) })),
        /** The code that is on the cart now, and what it takes off. */
        offer: z.strictObject({ code: z.string(), amountCents: centsSchema, until: z.iso.datetime() }).nullable(),
      }),
    )
    .errors({
      'recovery/invalid-link': problem(410, texts['recovery/invalid-link']),
      'recovery/cart-not-found': problem(404, texts['recovery/cart-not-found']),
      'recovery/failed': problem(409, texts['recovery/failed']),
      'cart/full': problem(409, cartProblemTexts['cart/full']),
    }),
  unsubscribe: oc
    .route({
      method: 'POST',
      path: '/cart/reminders/unsubscribe',
      tags: ['cart'],
      summary: 'No more mails about carts to the address that this link was sent to. Saying it again changes nothing.',
    })
    .input(z.strictObject(linkShape))
    .output(z.strictObject({ done: z.literal(true) }))
    .errors({ 'recovery/invalid-link': problem(410, texts['recovery/invalid-link']) }),
  getAnalytics: oc
    .route({
      method: 'GET',
      path: '/admin/cart-recovery',
      tags: ['admin'],
      summary: 'Carts left and won back over the last days.',
    })
    .input(z.strictObject({ days: z.coerce.number().int().min(1).max(365).default(30) }))
    .output(analyticsSchema),
  listAbandonedCarts: oc
    .route({
      method: 'GET',
      path: '/admin/cart-recovery/carts',
      tags: ['admin'],
      summary: 'The carts that the figures of left carts count, the newest first, without their people.',
    })
    .input(abandonedCartsInput)
    .output(abandonedCartsPage),
};
