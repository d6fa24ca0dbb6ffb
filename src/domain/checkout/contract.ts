import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MAX_LINES } from '../cart/limits.ts';
import { countrySchema } from '../core/address.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { checkoutAnswerSchema, lineProblemSchema, shownQuoteSchema, startCheckoutInputSchema } from './model.ts';
import { checkoutProblemTexts as texts } from './problem-texts.ts';

const lines = z.object({ lines: z.array(lineProblemSchema) });
const shops = z.object({ sellerIds: z.array(idSchema) });
const own = z.strictObject({ checkoutId: idSchema, accessKey: z.string().max(100) });
const notFound = problem(404, texts['checkout/not-found']);
/** `seller:express,…`, one for each maker of the longest cart. */
const MAX_CHOICES = 50 * MAX_LINES;

export const checkoutContract = {
  getQuote: oc
    .route({
      method: 'GET',
      path: '/checkout/quote',
      tags: ['checkout'],
      summary: 'The cart priced for a country, parcel by parcel.',
    })
    .input(
      z.strictObject({
        country: countrySchema,
        postcode: z.string().max(32).optional(),
        delivery: z.string().max(MAX_CHOICES).optional(),
      }),
    )
    .output(shownQuoteSchema)
    .errors({
      'checkout/cart-empty': problem(409, texts['checkout/cart-empty']),
      'checkout/country-not-served': problem(400, texts['checkout/country-not-served']),
    }),
  startCheckout: oc
    .route({
      method: 'POST',
      path: '/checkout',
      tags: ['checkout'],
      summary: 'Hold the pieces and start one payment for one order per shop.',
    })
    .input(startCheckoutInputSchema)
    .output(checkoutAnswerSchema)
    .errors({
      'checkout/cart-empty': problem(409, texts['checkout/cart-empty']),
      'checkout/invalid-email': problem(400, texts['checkout/invalid-email']),
      'checkout/invalid-address': problem(400, texts['checkout/invalid-address'], z.object({ field: z.string() })),
      'checkout/country-not-served': problem(400, texts['checkout/country-not-served']),
      'checkout/below-minimum': problem(409, texts['checkout/below-minimum']),
      'checkout/above-maximum': problem(409, texts['checkout/above-maximum']),
      'checkout/lines-changed': problem(409, texts['checkout/lines-changed'], lines),
      'checkout/way-not-offered': problem(409, texts['checkout/way-not-offered'], shops),
      'checkout/total-changed': problem(
        409,
        texts['checkout/total-changed'],
        z.object({ totalCents: z.number().int() }),
      ),
      'checkout/code-used-by-you': problem(409, texts['checkout/code-used-by-you']),
      'checkout/sold-out': problem(409, texts['checkout/sold-out'], lines),
      'checkout/payment-processing': problem(409, texts['checkout/payment-processing']),
      'checkout/payment-refused': problem(502, texts['checkout/payment-refused']),
      'checkout/payment-unavailable': problem(503, texts['checkout/payment-unavailable']),
    }),
  finishCheckout: oc
    .route({
      method: 'POST',
      path: '/checkout/{checkoutId}/finish',
      tags: ['checkout'],
      summary: 'Ask the provider how the payment went and book the result. Asking again changes nothing.',
    })
    .input(own)
    .output(checkoutAnswerSchema)
    .errors({
      'checkout/not-found': notFound,
      'checkout/expired': problem(410, texts['checkout/expired']),
      'checkout/paid-too-late': problem(410, texts['checkout/paid-too-late']),
      'checkout/replaced': problem(409, texts['checkout/replaced']),
      'checkout/payment-refused': problem(502, texts['checkout/payment-refused']),
      'checkout/payment-unavailable': problem(503, texts['checkout/payment-unavailable']),
    }),
  correctEmail: oc
    .route({
      method: 'POST',
      path: '/checkout/{checkoutId}/email',
      tags: ['checkout'],
      summary: 'The e-mail address was mistyped: the orders take another and their confirmation is sent again, to it.',
    })
    .input(z.strictObject({ ...own.shape, email: z.string().trim().max(254) }))
    .output(z.strictObject({ email: z.string() }))
    .errors({
      'checkout/not-found': notFound,
      'checkout/invalid-email': problem(400, texts['checkout/invalid-email']),
      'checkout/email-kept': problem(409, texts['checkout/email-kept']),
    }),
  getCheckout: oc
    .route({
      method: 'GET',
      path: '/checkout/{checkoutId}',
      tags: ['checkout'],
      summary: 'The state of a checkout and its orders.',
    })
    .input(own)
    .output(checkoutAnswerSchema)
    .errors({ 'checkout/not-found': notFound }),
};
