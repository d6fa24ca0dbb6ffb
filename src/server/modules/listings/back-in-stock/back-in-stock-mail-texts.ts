/** What the mail says to whoever waited for a piece. */
export const backTexts = {
  title: { en: (title: string) => `${title} is back`, de: (title: string) => `${title} ist wieder da` },
  what: {
    en: (price: string, shop: string) => `${price} from ${shop}.`,
    de: (price: string, shop: string) => `${price} von ${shop}.`,
  },
  left: {
    en: (stock: number) => (stock === 1 ? 'There is one.' : `There are ${stock}.`),
    de: (stock: number) => (stock === 1 ? 'Es gibt eins davon.' : `Es gibt ${stock} davon.`),
  },
  once: {
    en: 'We wrote to everybody who waited, and we write only this once.',
    de: 'Wir haben allen geschrieben, die darauf gewartet haben, und wir schreiben nur dieses eine Mal.',
  },
  button: { en: 'See the piece', de: 'Stück ansehen' },
};
