interface Parcel {
  lines: readonly { available: boolean }[];
  options: readonly unknown[];
}

/** [ORD-03] Whether a parcel with pieces to buy goes to the country of the quote in no way at all. */
export const isUnsendable = ({ lines, options }: Parcel): boolean =>
  options.length === 0 && lines.some(({ available }) => available);
