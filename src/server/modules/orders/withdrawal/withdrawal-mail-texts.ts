import type { Text } from '#domain/core/languages/language.ts';

/** What the acknowledgement of a withdrawal says [LAW-01]. */
export const withdrawalMailTexts = {
  title: { en: 'We have your withdrawal', de: 'Dein Widerruf ist eingegangen' },
  received: {
    en: ({ day, time, zone }) =>
      `Your declaration of withdrawal came in on ${day} at ${time} (${zone}). Keep this mail: it is the proof.`,
    de: ({ day, time, zone }) =>
      `Deine Widerrufserklärung ist am ${day} um ${time} Uhr (${zone}) eingegangen. Bewahre diese Mail auf: Sie ist der Nachweis.`,
  },
  name: { en: 'Name', de: 'Name' },
  order: { en: 'Order', de: 'Bestellung' },
  lines: { en: 'Pieces', de: 'Stücke' },
  wholeOrder: { en: 'All of the order', de: 'Die ganze Bestellung' },
  answer: { en: 'Answer to', de: 'Antwort an' },
  unmatched: {
    en: 'No order fits this number and this address, so a person looks at your declaration and answers to this address. It counts from the moment named above.',
    de: 'Zu dieser Nummer und dieser Adresse passt keine Bestellung, deshalb sieht sich ein Mensch deine Erklärung an und antwortet an diese Adresse. Sie gilt ab dem oben genannten Zeitpunkt.',
  },
  calledOff: {
    en: ({ sum }) =>
      `Nothing of it had left, so there is nothing to send back. ${sum} go back to the card that you paid with, by themselves.`,
    de: ({ sum }) =>
      `Noch war nichts unterwegs, du musst also nichts zurückschicken. ${sum} gehen von selbst auf die Karte zurück, mit der du bezahlt hast.`,
  },
  withheld: {
    en: 'Nothing of it had left, so there is nothing to send back. Your bank has taken back what you paid, because it was disputed there; what it does not leave with you goes back to your card once it has decided.',
    de: 'Noch war nichts unterwegs, du musst also nichts zurückschicken. Deine Bank hat zurückgeholt, was du bezahlt hast, weil es dort beanstandet wurde; was sie dir nicht lässt, geht auf deine Karte zurück, sobald sie entschieden hat.',
  },
  sendBack: {
    en: ({ day, to }) => `Send the pieces back by ${day}, at your cost, to: ${to}.`,
    de: ({ day, to }) => `Schick die Stücke bis ${day} auf deine Kosten zurück an: ${to}.`,
  },
  toMaker: {
    en: ({ shop }) => `${shop}, who writes to you where to`,
    de: ({ shop }) => `${shop}; wohin genau, schreibt dir die Werkstatt`,
  },
  money: {
    en: ({ sum, day }) =>
      `${sum} go back to the card that you paid with as soon as the maker has the pieces; by ${day} at the latest once you have named the proof of sending at the link below.`,
    de: ({ sum, day }) =>
      `${sum} gehen auf die Karte zurück, mit der du bezahlt hast, sobald die Stücke in der Werkstatt sind; spätestens bis ${day}, wenn du unter dem Link unten den Versandnachweis nennst.`,
  },
  label: {
    en: ({ sum }) => `The label that you sent the pieces back with cost ${sum}. That is already taken off.`,
    de: ({ sum }) =>
      `Das Etikett, mit dem du die Stücke zurückgeschickt hast, kostete ${sum}. Das ist schon abgezogen.`,
  },
  personalised: {
    en: ({ titles }) => `Made with your words, and so not taken back: ${titles}.`,
    de: ({ titles }) => `Mit deinen Worten gefertigt und daher nicht zurückgenommen: ${titles}.`,
  },
  perishable: {
    en: ({ titles }) => `Spoils quickly, and so is not taken back: ${titles}.`,
    de: ({ titles }) => `Verdirbt schnell und wird daher nicht zurückgenommen: ${titles}.`,
  },
  sealed: {
    en: ({ titles }) => `Sealed, and taken back only with the seal unbroken: ${titles}.`,
    de: ({ titles }) => `Versiegelt und nur mit unversehrtem Siegel zurückgenommen: ${titles}.`,
  },
  action: { en: 'See what comes next', de: 'So geht es weiter' },
} satisfies Record<string, Text<string | ((facts: Record<string, string>) => string)>>;
