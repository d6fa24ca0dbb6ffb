/** Heads of the pages of pieces and shops, and what stands in their documents before their code has come. */
export const screenTexts = {
  listingGone: { en: 'This piece is no longer here', de: 'Dieses Stück ist nicht mehr da' },
  shopGone: { en: 'There is no shop at this address', de: 'Unter dieser Adresse gibt es keinen Shop' },
  shopDescription: {
    en: (shop: string) => `Handmade pieces by ${shop}.`,
    de: (shop: string) => `Handgemachte Stücke von ${shop}.`,
  },
  home: { en: 'Home', de: 'Startseite' },
};
