import type { Address } from '#domain/core/address.ts';
import { boxSizes, type Package } from '#domain/orders/labels/model.ts';

/** What a parcel holds, for the customs of a border: in minor units and grams. */
interface CustomsLine {
  description: string;
  quantity: number;
  cents: number;
  weightGrams: number;
  /** Of its listing; empty where its maker named none. */
  hsCode: string;
}

export interface LabelRequest extends Package {
  /** The parcel; what was asked for with it is found by it. Empty where only rates are wanted. */
  reference: string;
  from: Omit<Address, 'phone'> & { phone: string };
  to: Address;
  /** Null where no customs border lies between. */
  customs: {
    signer: string;
    originCountry: string;
    lines: readonly CustomsLine[];
    /** Goods that were sold and come back. */
    isReturn?: boolean;
  } | null;
  /** Whoever sends it may have no printer: a code for the counter is wanted. */
  isPrintless?: boolean;
}

/** Handmade pieces whose maker named no customs number: it differs by material. */
const UNNAMED_HS_CODE = '970190';
const GRAMS_PER_OUNCE = 28.349_523_125;
const CM_PER_INCH = 2.54;
const toInches = (cm: number): number => Math.round((cm / CM_PER_INCH) * 10) / 10;

const addressOf = ({ name, line1, line2, postcode, city, country, phone }: Address) => ({
  ...{ name, street1: line1, street2: line2, zip: postcode, city, country, phone },
});

/** The request as the provider wants it: inches and ounces. */
export const shipmentOf = ({ reference, from, to, weightGrams, box, customs }: LabelRequest) => {
  const [length, width, height] = boxSizes[box].map(toInches);
  return {
    ...(reference ? { reference } : {}),
    from_address: addressOf(from),
    to_address: { ...addressOf(to), verify_strict: ['delivery'] },
    parcel: { length, width, height, weight: Math.max(0.1, Math.round((weightGrams / GRAMS_PER_OUNCE) * 10) / 10) },
    ...(customs ? { customs_info: customsOf(customs) } : {}),
    options: { label_format: 'PDF', label_size: '4x6', currency: 'EUR' },
  };
};

const customsOf = ({ signer, originCountry, lines, isReturn }: NonNullable<LabelRequest['customs']>) => ({
  ...{
    contents_type: isReturn ? 'returned_goods' : 'merchandise',
    customs_certify: true,
    customs_signer: signer,
    restriction_type: 'none',
  },
  ...{ eel_pfc: 'NOEEI 30.37(a)', non_delivery_option: 'return' },
  customs_items: lines.map(({ description, quantity, cents, weightGrams, hsCode }) => ({
    ...{ description, quantity, value: cents / 100, currency: 'EUR', origin_country: originCountry },
    hs_tariff_number: hsCode || UNNAMED_HS_CODE,
    weight: Math.max(0.1, Math.round((weightGrams / GRAMS_PER_OUNCE) * 10) / 10),
  })),
});
