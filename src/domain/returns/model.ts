import { z } from 'zod';
import { idSchema, MAX_INT } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { ownOrderSchema } from '../orders/own-order.ts';
import { returnLabelSchema } from './labels/model.ts';

/** So many pictures of what is wrong. */
export const MAX_RETURN_PICTURES = 5;

/*
 * Glossary
 * return  pieces of an order that a buyer asks to send back, with a reason, and what comes of it [ORD-04]
 * denied  the rules do not allow it; rejected: its maker does not take the pieces back
 * open    neither denied, rejected, stopped, swapped nor paid back: its order does not complete, so that its money stays reserved
 */

/** `processing`: on its way back, with a number to follow. `swapped`: others were sent in their place. `stopped`: called off, or the pieces never came. */
export const returnStateSchema = z.enum([
  'requested',
  'approved',
  'denied',
  'rejected',
  'shipped',
  'processing',
  'received',
  'under_review',
  'refund_issued',
  'refund_processed',
  'swapped',
  'stopped',
]);
export type ReturnState = z.infer<typeof returnStateSchema>;

export const returnReasonSchema = z.enum([
  'not_right',
  'damaged',
  'not_as_described',
  'wrong_item',
  'came_late',
  'other',
]);
export type ReturnReason = z.infer<typeof returnReasonSchema>;

/** [UX-65] What the buyer would like: the money, or the same again. */
export const returnRemedySchema = z.enum(['refund', 'swap']);
export type ReturnRemedy = z.infer<typeof returnRemedySchema>;

/**
 * [ORD-04] Who bears the postage of the way back: the maker of pieces that are faulty, not as described or other ones (2019/771/EU
 * article 14), else the buyer (2011/83/EU article 14).
 */
export const postagePayer = (reason: ReturnReason): 'maker' | 'buyer' =>
  reason === 'damaged' || reason === 'not_as_described' || reason === 'wrong_item' ? 'maker' : 'buyer';

/** Why the rules do not allow it. */
const returnRefusalSchema = z.enum(['too_late', 'personalised', 'perishable']);
export type ReturnRefusal = z.infer<typeof returnRefusalSchema>;

const returnActorSchema = z.enum(['buyer', 'maker', 'administrator', 'system']);
export type ReturnActor = z.infer<typeof returnActorSchema>;

/** [INV-22] Which return of one's own order. */
export const ownReturnSchema = ownOrderSchema.extend({ returnId: idSchema });

export const returnLineSchema = z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1).max(MAX_INT) });
export type ReturnLine = z.infer<typeof returnLineSchema>;

/** A return as both sides see it. */
export const returnSchema = z.strictObject({
  returnId: idSchema,
  orderId: idSchema,
  sellerId: idSchema,
  number: z.string(),
  shopName: z.string(),
  buyerName: z.string(),
  state: returnStateSchema,
  lines: z.array(
    returnLineSchema.extend({ title: z.string(), values: z.array(z.string()), picture: pictureSchema.nullable() }),
  ),
  reason: returnReasonSchema,
  remedy: returnRemedySchema,
  words: z.string(),
  /** What is wrong with them. */
  pictures: z.array(pictureSchema),
  refusal: returnRefusalSchema.nullable(),
  rejection: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  /** The label for the way back. */
  label: returnLabelSchema.nullable(),
  /** What went back, in minor units; while nothing did, what would. */
  refundCents: centsSchema,
  /** Whether the pieces are for sale again. */
  isRestocked: z.boolean(),
  /** Carrier and number of what was sent in their place. */
  swapParcel: z.string(),
  /** When its buyer asked the marketplace to decide. */
  disputedAt: z.iso.datetime().nullable(),
  requestedAt: z.iso.datetime(),
  timeline: z.array(z.strictObject({ state: returnStateSchema, at: z.iso.datetime(), by: returnActorSchema })),
});
export type Return = z.infer<typeof returnSchema>;
