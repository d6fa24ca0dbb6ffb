import { z } from 'zod';
import { sumCentsSchema } from '../core/money-schema.ts';

/** Carts that the figures count: all that were left, those that somebody was written to about, those that came back. */
export const abandonedCartViews = ['left', 'mailed', 'back'] as const;
export type AbandonedCartView = (typeof abandonedCartViews)[number];

export const abandonedCartsInput = z.strictObject({
  days: z.coerce.number().int().min(1).max(365).default(30),
  show: z.enum(abandonedCartViews).default('left'),
  /** Only carts that were begun on this day, of UTC. */
  day: z.iso.date().optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A cart that was left. Whose it is stands nowhere: figures need no names. */
const abandonedCartSchema = z.strictObject({
  id: z.string(),
  begunAt: z.iso.datetime(),
  leftAt: z.iso.datetime(),
  lines: z.array(z.strictObject({ listingId: z.string(), title: z.string(), quantity: z.number().int() })),
  totalCents: sumCentsSchema,
  mails: z.number().int(),
  /** `bought` after it was left, by the link of a mail or without. */
  outcome: z.enum(['open', 'back', 'bought', 'emptied', 'let go', 'wants no mail']),
});
export type AbandonedCart = z.infer<typeof abandonedCartSchema>;

export const abandonedCartsPage = z.strictObject({
  items: z.array(abandonedCartSchema),
  nextCursor: z.string().nullable(),
});
