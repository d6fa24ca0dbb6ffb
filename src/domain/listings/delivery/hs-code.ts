/** A number of the customs tariff: six figures are the world's, up to ten a country's. */
export const HS_CODE = /^(\d{6,10})?$/;
