import { z } from 'zod';
import { lineSchema } from './text.ts';

/** ISO 3166-1 alpha-2. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

export const addressSchema = z.strictObject({
  name: lineSchema(1, 100),
  line1: lineSchema(1, 120),
  line2: lineSchema(0, 120).default(''),
  postcode: lineSchema(1, 16),
  city: lineSchema(1, 80),
  country: countrySchema,
  phone: lineSchema(0, 30).default(''),
});
export type Address = z.infer<typeof addressSchema>;
