/** The opening of the home page, as the document brings it and as its own code draws it. */
export const claim = {
  en: 'Made by hand, sold by the person who made it.',
  de: 'Von Hand gemacht, verkauft von denen, die es machen.',
};
/** The number of shops as it is written, with a space behind it; nothing while it is not known. */
export const lead = {
  en: (shops: string) =>
    `Pots, knitwear, leather, jewellery and prints from ${shops}small workshops. Every page names the maker, the place and the day your piece leaves.`,
  de: (shops: string) =>
    `Keramik, Gestricktes, Leder, Schmuck und Drucke aus ${shops}kleinen Werkstätten. Auf jeder Seite stehen die Werkstatt, der Ort und der Tag, an dem dein Stück hinausgeht.`,
};
export const seeNewest = { en: 'See the newest pieces', de: 'Die neuesten Stücke ansehen' };
