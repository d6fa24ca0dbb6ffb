const HIDDEN = '•••';

/** [INV-12] `l•••@example.com`: enough to recognise whom one speaks with, too little to write to them. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
};

/** Whether a text holds what is shown in place of something masked: it says nothing, and is never stored or sent. */
export const hasMask = (text: string): boolean => text.includes(HIDDEN);

/** What people wrote, where three dots of theirs would be taken for something masked. */
export const withoutMask = (text: string): string => text.replaceAll(HIDDEN, '…');

/** Of a text whose parts are not known nothing is shown. */
export const maskedText = (text: string): string => text && HIDDEN;

/** Where something goes, without the door: town and country stay. */
export const maskedAddress = <Place extends { line1: string; line2: string; postcode: string; phone: string }>(
  address: Place,
): Place => ({ ...address, line1: HIDDEN, line2: '', postcode: HIDDEN, phone: address.phone && HIDDEN });
