/** What followers read when a shop sells again after a vacation. */
export const backFromVacationTexts = {
  title: { en: (shop: string) => `${shop} is back`, de: (shop: string) => `${shop} ist wieder da` },
  text: {
    en: (shop: string) => `${shop} is back from vacation and takes orders again.`,
    de: (shop: string) => `${shop} ist aus der Pause zurück und nimmt wieder Bestellungen an.`,
  },
  why: {
    en: (shop: string) => `You get this mail because you follow ${shop}. Unfollow the shop on its page.`,
    de: (shop: string) =>
      `Du bekommst diese Mail, weil du ${shop} folgst. Auf der Seite des Shops kannst du das beenden.`,
  },
  button: { en: 'See the shop', de: 'Shop ansehen' },
};
