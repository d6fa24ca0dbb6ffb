import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from './limits.ts';
import { addItemInputSchema, cartSchema } from './model.ts';
import { codeProblemTexts } from './code-problem-texts.ts';
import { cartProblemTexts as texts } from './problem-texts.ts';

const outOfStock = problem(409, texts['cart/out-of-stock'], z.object({ stock: z.number().int().min(0) }));
const paused = problem(409, texts['cart/paused'], z.object({ until: z.iso.date(), isOnVacation: z.boolean() }));
const lineNotFound = problem(404, texts['cart/line-not-found']);
/** The quantity that the person saw when they decided. Where the line holds another one now, nothing is done. */
const wasSchema = z.coerce.number().int().min(1).max(MAX_LINE_QUANTITY).optional();
const changedElsewhere = problem(409, texts['cart/changed-elsewhere'], z.object({ quantity: z.number().int().min(1) }));

/** Why a piece does not go into a cart. */
const addItemProblems = {
  'cart/not-for-sale': problem(409, texts['cart/not-for-sale']),
  'cart/paused': paused,
  'cart/choice-gone': problem(409, texts['cart/choice-gone']),
  'cart/own-listing': problem(409, texts['cart/own-listing']),
  'cart/out-of-stock': outOfStock,
  'cart/personalisation-required': problem(400, texts['cart/personalisation-required']),
  'cart/personalisation-too-long': problem(
    400,
    texts['cart/personalisation-too-long'],
    z.object({ maxLength: z.number().int() }),
  ),
  'cart/full': problem(409, texts['cart/full']),
  'cart/too-much': problem(409, texts['cart/too-much']),
};

export const cartContract = {
  getCart: oc
    .route({ method: 'GET', path: '/cart', tags: ['cart'], summary: 'The cart of this person or browser, priced now.' })
    .output(cartSchema),
  addItem: oc
    .route({
      method: 'POST',
      path: '/cart/items',
      tags: ['cart'],
      summary: 'Add a piece; the same piece again adds to its quantity.',
    })
    .input(addItemInputSchema)
    .output(cartSchema)
    .errors(addItemProblems),
  addFromWishlist: oc
    .route({
      method: 'POST',
      path: '/cart/wishes',
      tags: ['cart', 'wishlist'],
      summary: 'Move a piece from the wishlist to the cart. One that is no longer on the list changes nothing.',
    })
    .input(addItemInputSchema.pick({ listingId: true, variantId: true }))
    .output(cartSchema)
    .errors(addItemProblems),
  changeQuantity: oc
    .route({
      method: 'PUT',
      path: '/cart/items/{lineId}',
      tags: ['cart'],
      summary: 'Set the quantity of a line; zero or less removes it.',
    })
    .input(
      z.strictObject({
        lineId: idSchema,
        quantity: z.number().int().min(-MAX_LINE_QUANTITY).max(MAX_LINE_QUANTITY),
        was: wasSchema,
      }),
    )
    .output(cartSchema)
    .errors({
      'cart/line-not-found': lineNotFound,
      'cart/out-of-stock': outOfStock,
      'cart/paused': paused,
      'cart/choice-gone': problem(409, texts['cart/choice-gone']),
      'cart/too-much': problem(409, texts['cart/too-much']),
      'cart/changed-elsewhere': changedElsewhere,
    }),
  removeItem: oc
    .route({
      method: 'DELETE',
      path: '/cart/items/{lineId}',
      tags: ['cart'],
      summary: 'Remove a line. Removing it again changes nothing.',
    })
    .input(z.strictObject({ lineId: idSchema, was: wasSchema }))
    .output(cartSchema)
    .errors({ 'cart/changed-elsewhere': changedElsewhere }),
  setNote: oc
    .route({
      method: 'PUT',
      path: '/cart/notes/{sellerId}',
      tags: ['cart'],
      summary: 'Say something to one of the makers in the cart; without words nothing is said.',
    })
    .input(z.strictObject({ sellerId: idSchema, note: lineSchema(0, MAX_NOTE_LENGTH) }))
    .output(cartSchema)
    .errors({ 'cart/line-not-found': lineNotFound }),
  applyPromo: oc
    .route({
      method: 'POST',
      path: '/cart/promo',
      tags: ['cart'],
      summary: 'Put a code on the cart, in place of the one before.',
    })
    .input(z.strictObject({ code: z.string().trim().min(1).max(40) }))
    .output(cartSchema)
    .errors({
      'cart/code-empty': problem(409, codeProblemTexts['cart/code-empty']),
      'cart/code-unknown': problem(404, codeProblemTexts['cart/code-unknown']),
      'cart/code-other-cart': problem(409, codeProblemTexts['cart/code-other-cart']),
      'cart/code-other-items': problem(409, codeProblemTexts['cart/code-other-items']),
      'cart/code-not-yet': problem(
        409,
        codeProblemTexts['cart/code-not-yet'],
        z.object({ from: z.iso.datetime(), timeZone: z.string() }),
      ),
      'cart/code-ended': problem(410, codeProblemTexts['cart/code-ended']),
      'cart/code-used-up': problem(410, codeProblemTexts['cart/code-used-up']),
      'cart/code-used-by-you': problem(410, codeProblemTexts['cart/code-used-by-you']),
      'cart/code-other-listing': problem(409, codeProblemTexts['cart/code-other-listing']),
      'cart/code-minimum': problem(
        409,
        codeProblemTexts['cart/code-minimum'],
        z.object({ minimumCents: centsSchema, missingCents: centsSchema }),
      ),
    }),
  removePromo: oc
    .route({
      method: 'DELETE',
      path: '/cart/promo',
      tags: ['cart'],
      summary: 'Take the promo off. Without one nothing changes.',
    })
    .output(cartSchema),
  clear: oc.route({ method: 'DELETE', path: '/cart', tags: ['cart'], summary: 'Empty the cart.' }).output(cartSchema),
};
