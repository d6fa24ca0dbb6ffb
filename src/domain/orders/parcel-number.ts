/** Shorter ones could be guessed, and carriers have none. */
const MIN_LENGTH = 8;

/** [ORD-05] A parcel's number without the spaces and dashes that it is printed with, in capitals; null where it is too short to be one. */
export function parcelNumberOf(text: string): string | null {
  const number = text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return number.length < MIN_LENGTH ? null : number;
}
