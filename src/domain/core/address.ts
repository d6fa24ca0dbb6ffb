import { z } from 'zod';
import { MAX_ADDRESS_LENGTHS } from './address-lines.ts';
import { postcodeOf } from './postcodes/postcode.ts';
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
/** Full-width letters and digits as ASCII, and spaces of any width as spaces. */
const plainSigns = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

/** The same as somebody typed it: with plain signs, its postcode written as its country does where it has that shape. */
export const typedAddressSchema = addressSchema.overwrite((address) => ({
  ...address,
  line1: plainSigns(address.line1),
  line2: plainSigns(address.line2),
  city: plainSigns(address.city),
  postcode: postcodeOf(address.country, address.postcode) ?? address.postcode,
}));
export type Address = z.infer<typeof addressSchema>;
