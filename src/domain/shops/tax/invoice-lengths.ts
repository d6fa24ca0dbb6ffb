/** How many characters each line of who sells may have on an invoice. */
export const MAX_INVOICE_LENGTHS = { legalName: 120, line1: 120, postcode: 16, city: 80, vatNumber: 20 } as const;
