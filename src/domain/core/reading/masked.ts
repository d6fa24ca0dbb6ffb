const HIDDEN = '•••';

/** [INV-12] `l•••@example.com`: enough to recognise whom one speaks with, too little to write to them. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
};

/** Where something goes, without the door: town and country stay. */
export const maskedAddress = <Place extends { line1: string; line2: string; postcode: string; phone: string }>(
  address: Place,
): Place => ({ ...address, line1: HIDDEN, line2: '', postcode: HIDDEN, phone: address.phone && HIDDEN });
