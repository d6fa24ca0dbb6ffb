import { say } from '#web/platform/languages/language.ts';

export const asks = say({
  en: (sum: string) => `Your bank asks about ${sum} of this order. We answer it; nothing has been taken back.`,
  de: (sum: string) => `Deine Bank fragt nach ${sum} dieser Bestellung. Wir antworten ihr; zurückgeholt wurde nichts.`,
});
export const withheld = say({
  en: (sum: string) =>
    `Your bank disputes ${sum} of this order and decides about it. Until then nothing else goes back.`,
  de: (sum: string) =>
    `Deine Bank ficht ${sum} dieser Bestellung an und entscheidet darüber. Bis dahin wird nichts anderes erstattet.`,
});
export const returned = say({
  en: (sum: string) => `Your bank has given ${sum} of this order back to you.`,
  de: (sum: string) => `Deine Bank hat dir ${sum} dieser Bestellung zurückgegeben.`,
});
export const stays = say({
  en: (sum: string) => `Your bank has decided that ${sum} of this order stay paid.`,
  de: (sum: string) => `Deine Bank hat entschieden, dass ${sum} dieser Bestellung bezahlt bleiben.`,
});
export const makerAsks = say({
  en: (sum: string) => `The buyer’s bank asks about ${sum}. The marketplace answers; nothing is held back.`,
  de: (sum: string) => `Die Bank fragt nach ${sum}. Der Marktplatz antwortet; nichts wird einbehalten.`,
});
export const makerWithheld = say({
  en: (sum: string, day: string) =>
    `The buyer’s bank has taken ${sum} back. The marketplace sends evidence from this order${day && ` by ${day}`}; until it is decided, the money is held back and nothing can be refunded.`,
  de: (sum: string, day: string) =>
    `Die Bank hat ${sum} zurückgeholt. Der Marktplatz schickt ihr Belege aus dieser Bestellung${day && ` bis zum ${day}`}; bis zur Entscheidung wird das Geld einbehalten und nichts erstattet.`,
});
export const makerLost = say({
  en: (sum: string) => `The dispute is lost: ${sum} stay with the buyer.`,
  de: (sum: string) => `Die Anfechtung ist verloren: ${sum} bleiben bei der Käuferin oder dem Käufer.`,
});
export const makerWon = say({
  en: (sum: string) => `The dispute of ${sum} is won: the money is yours again.`,
  de: (sum: string) => `Die Anfechtung über ${sum} ist gewonnen: Das Geld gehört wieder dir.`,
});
export const makerClosed = say({
  en: (sum: string) => `The bank’s question about ${sum} is closed.`,
  de: (sum: string) => `Die Frage der Bank nach ${sum} ist erledigt.`,
});
