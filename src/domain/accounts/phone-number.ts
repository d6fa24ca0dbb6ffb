/** A telephone number as it is stored and compared: `+` and 7 to 15 digits (E.164); nothing for anything else. */
export function normalPhone(raw: string): string | undefined {
  const phone = raw
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().\-/]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined;
}
