/** How many characters each part of an address may have. */
export const MAX_ADDRESS_LENGTHS = { name: 100, line1: 120, line2: 120, postcode: 16, city: 80, phone: 30 } as const;
