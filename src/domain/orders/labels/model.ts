import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';

/*
 * Glossary
 * label       what is printed and stuck on a parcel: address, carrier, barcode; bought of a provider that speaks for several carriers
 * rate        what a carrier wants for a parcel of a weight and size to an address, by one of its ways
 * paper       the sheet that labels are printed on
 */

export const labelPaperSchema = z.enum(['4x6', 'a6', 'a5', 'a4']);
export type LabelPaper = z.infer<typeof labelPaperSchema>;

/** In millimetres. */
export const paperSizes: Record<LabelPaper, readonly [number, number]> = {
  '4x6': [101.6, 152.4],
  a6: [105, 148],
  a5: [148, 210],
  a4: [210, 297],
};

/** Usual boxes; length, width and height in centimetres. */
export const boxSizes = {
  letter: [35, 25, 2],
  small: [25, 18, 10],
  medium: [38, 28, 18],
  large: [60, 40, 35],
} as const;
export const boxSchema = z.enum(['letter', 'small', 'medium', 'large']);
export type Box = z.infer<typeof boxSchema>;

/** What a label is bought for. 0 is refused with a sentence of its own. */
export const packageSchema = z.strictObject({ weightGrams: z.number().int().min(0).max(1_000_000), box: boxSchema });
export type Package = z.infer<typeof packageSchema>;

export const rateSchema = z.strictObject({
  carrier: z.string(),
  service: z.string(),
  cents: centsSchema,
  /** Working days; null where the carrier names none. */
  days: z.number().int().nullable(),
});
export type Rate = z.infer<typeof rateSchema>;

const labelStateSchema = z.enum(['buying', 'bought', 'refunding', 'refunded']);

/** A label as its maker sees it. */
export const labelSchema = z.strictObject({
  parcelId: idSchema,
  state: labelStateSchema,
  carrier: z.string(),
  service: z.string(),
  tracking: z.string(),
  costCents: centsSchema,
});
export type Label = z.infer<typeof labelSchema>;
