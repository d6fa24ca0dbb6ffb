import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';

/*
 * Glossary
 * parcel    what leaves the workshop of an order together: some pieces of its lines, with a carrier and a number
 * packed    its pieces are in it, and it has not left
 * returned  its carrier brought it back to its sender
 * not sent  pieces of a line that were called off before they left: withdrawn from or paid back
 */

const parcelStateSchema = z.enum(['packed', 'sent', 'delivered', 'returned']);
export type ParcelState = z.infer<typeof parcelStateSchema>;

const parcelEventKindSchema = z.enum([
  'accepted',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'exception',
  'return_to_sender',
]);

export type ParcelEventKind = z.infer<typeof parcelEventKindSchema>;

export const packedLineSchema = z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1).max(1_000_000) });
export type PackedLine = z.infer<typeof packedLineSchema>;

/** What its carrier said of a parcel, and where it was then. */
const parcelEventSchema = z.strictObject({
  kind: parcelEventKindSchema,
  at: z.iso.datetime(),
  location: z.string(),
});

export const orderParcelSchema = z.strictObject({
  parcelId: idSchema,
  state: parcelStateSchema,
  carrier: z.string(),
  tracking: z.string(),
  packedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** When its carrier expects it to arrive. */
  expectedOn: z.iso.date().nullable(),
  lines: z.array(packedLineSchema),
  events: z.array(parcelEventSchema),
});
export type OrderParcel = z.infer<typeof orderParcelSchema>;
