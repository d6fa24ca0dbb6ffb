/** What the mail about a paid checkout says, beside its terms. */
export const confirmationTexts = {
  title: {
    en: (numbers: readonly string[]) =>
      numbers.length === 1 ? `Your order ${numbers[0]} is confirmed` : `Your ${numbers.length} orders are confirmed`,
    de: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `Deine Bestellung ${numbers[0]} ist bestätigt`
        : `Deine ${numbers.length} Bestellungen sind bestätigt`,
  },
  thanks: { en: 'Thank you.', de: 'Danke.' },
  paid: { en: (total: string) => `You paid ${total}.`, de: (total: string) => `Du hast ${total} bezahlt.` },
  from: {
    en: (number: string, shop: string) => `${number} from ${shop}`,
    de: (number: string, shop: string) => `${number} von ${shop}`,
  },
  order: { en: (number: string) => `Order ${number}.`, de: (number: string) => `Bestellung ${number}.` },
  comes: {
    en: (leaves: string, arrives: string) => `Leaves by ${leaves}, arrives ${arrives}.`,
    de: (leaves: string, arrives: string) => `Verlässt die Werkstatt bis ${leaves}, kommt ${arrives} an.`,
  },
  quoted: { en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` },
  items: { en: 'Pieces', de: 'Stücke' },
  reduction: { en: 'Reduction', de: 'Rabatt' },
  postage: { en: 'Postage', de: 'Versand' },
  freePostage: {
    en: (code: string) => `Postage, free with ${code}`,
    de: (code: string) => `Versand, frei mit ${code}`,
  },
  total: { en: 'Total', de: 'Gesamt' },
  follow: {
    en: (url: string) => `Follow it at ${url} with the number and this address.`,
    de: (url: string) => `Verfolge sie unter ${url} mit der Nummer und dieser Adresse.`,
  },
  button: { en: 'Follow your order', de: 'Bestellung verfolgen' },
};

/** [LAW-03] The contract and how to withdraw from it, in the words of the marketplace. */
export const termsTexts = {
  seller: { en: 'Who sold', de: 'Wer verkauft hat' },
  vat: {
    en: (money: string) => `VAT contained: ${money}.`,
    de: (money: string) => `Enthaltene Mehrwertsteuer: ${money}.`,
  },
  terms: { en: 'Terms of this purchase', de: 'Bedingungen dieses Kaufs' },
  contract: {
    en: (site: string) =>
      `Each order is a contract between you and the shop named with it; ${site} keeps the place where you met, takes your payment for the shops and passes it on. It came about when your payment did. Prices are in euro with all taxes, and nothing is owed beyond what was paid.`,
    de: (site: string) =>
      `Jede Bestellung ist ein Vertrag zwischen dir und dem Shop, der dabei steht; ${site} betreibt den Ort, an dem ihr euch getroffen habt, nimmt deine Zahlung für die Shops entgegen und gibt sie weiter. Er kam mit deiner Zahlung zustande. Die Preise sind in Euro mit allen Steuern, und über das Bezahlte hinaus wird nichts geschuldet.`,
  },
  delivery: {
    en: 'The shop sends your pieces by the dates above. Until they are with you, what happens to them on the way is the shop’s to bear. Where a trader sold, a piece that is not as agreed is repaired, replaced or paid back by the legal guarantee, for two years at least.',
    de: 'Der Shop verschickt deine Stücke bis zu den Tagen, die oben stehen. Bis sie bei dir sind, trägt der Shop, was unterwegs mit ihnen geschieht. Hat ein Unternehmer verkauft, wird ein Stück, das nicht wie vereinbart ist, nach der gesetzlichen Gewährleistung repariert, ersetzt oder erstattet, mindestens zwei Jahre lang.',
  },
  withdrawal: { en: 'Right of withdrawal', de: 'Widerrufsrecht' },
  statement: {
    en: (support: string) =>
      `You may withdraw from a contract with a trader for the days named above, from the day on which you or somebody whom you name has the pieces. The link “Withdraw from contract here” in this mail and below every page takes two steps and needs no account. A clear statement in any other form, sent within that time, is enough too: for example by mail to ${support} with your name, the order’s number and the pieces, or this text: “I withdraw from the contract about the following pieces of order … that I received on …. Name, address, date.”`,
    de: (support: string) =>
      `Einen Vertrag mit einem Unternehmer kannst du während der oben genannten Tage widerrufen, von dem Tag an, an dem du oder jemand, den du benennst, die Stücke hat. Der Link „Vertrag hier widerrufen“ in dieser Mail und unter jeder Seite braucht zwei Schritte und kein Konto. Auch eine eindeutige Erklärung in jeder anderen Form, abgeschickt innerhalb dieser Zeit, genügt: zum Beispiel eine Mail an ${support} mit deinem Namen, der Nummer der Bestellung und den Stücken, oder dieser Text: „Ich widerrufe den Vertrag über die folgenden Stücke der Bestellung …, die ich am … erhalten habe. Name, Anschrift, Datum.“`,
  },
  goesBack: {
    en: 'All that you paid goes back to the card that you paid with, with the postage of the cheapest way that the shop offered, within 14 days of your statement; the shop may wait until the pieces, or a proof that you sent them, are there. Send them back within 14 days of your statement, at your cost. You answer for a loss of value only where it comes from more than trying them out.',
    de: 'Alles, was du bezahlt hast, geht innerhalb von 14 Tagen nach deiner Erklärung auf die Karte zurück, mit der du bezahlt hast, mit dem Versand auf dem günstigsten Weg, den der Shop angeboten hat; der Shop kann warten, bis die Stücke oder ein Nachweis, dass du sie abgeschickt hast, da sind. Schick sie innerhalb von 14 Tagen nach deiner Erklärung auf deine Kosten zurück. Für einen Wertverlust kommst du nur auf, wenn er von mehr als dem Ausprobieren kommt.',
  },
};
