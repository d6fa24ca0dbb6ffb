import { z } from 'zod';
import { MAX_ADDRESS_LENGTHS } from './address-lines.ts';
import { lineSchema } from './text.ts';

/** ISO 3166-1 alpha-2. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

export const addressSchema = z.strictObject({
  name: lineSchema(1, MAX_ADDRESS_LENGTHS.name),
  line1: lineSchema(1, MAX_ADDRESS_LENGTHS.line1),
  line2: lineSchema(0, MAX_ADDRESS_LENGTHS.line2).default(''),
  postcode: lineSchema(1, MAX_ADDRESS_LENGTHS.postcode),
  city: lineSchema(1, MAX_ADDRESS_LENGTHS.city),
  country: countrySchema,
  phone: lineSchema(0, MAX_ADDRESS_LENGTHS.phone).default(''),
});
export type Address = z.infer<typeof addressSchema>;
