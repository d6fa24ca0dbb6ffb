import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Withdrawal', de: 'Widerruf' });
export const came = say({
  en: (time: string) => `Declared ${time}`,
  de: (time: string) => `Erklärt ${time}`,
});
export const refused = say({
  en: 'Received and answered. Nothing follows from it, and there is nothing for you to do.',
  de: 'Eingegangen und beantwortet. Daraus folgt nichts, und du musst nichts tun.',
});
export const refunded = say({
  en: (sum: string, hasCome: boolean) =>
    hasCome ? `The pieces are with you, and ${sum} went back.` : `${sum} went back. What had not left stays with you.`,
  de: (sum: string, hasCome: boolean) =>
    hasCome
      ? `Die Stücke sind bei dir, und ${sum} gingen zurück.`
      : `${sum} gingen zurück. Was noch nicht unterwegs war, bleibt bei dir.`,
});
export const returning = say({
  en: (tracking: string, day: string) =>
    `They are on their way: ${tracking}. Say when you have them. On ${day} the money goes back in any case.`,
  de: (tracking: string, day: string) =>
    `Sie sind unterwegs: ${tracking}. Sag, wenn du sie hast. Am ${day} geht das Geld in jedem Fall zurück.`,
});
export const declared = say({
  en: 'The buyer sends the pieces back. Write to them where to, and say when you have them: then the money goes back.',
  de: 'Die Stücke werden zurückgeschickt. Schreib, wohin, und sag, wenn du sie hast: Dann geht das Geld zurück.',
});
export const received = say({ en: 'I have them: give the money back', de: 'Ich habe sie: Geld zurückgeben' });
export const done = say({
  en: (sum: string) => `${sum} go back to the buyer.`,
  de: (sum: string) => `${sum} gehen zurück.`,
});
