/** The parcel whose last days to order the home page tells before Christmas. */
export const lastDaysRoute = { from: 'PT', to: 'DE' } as const;
