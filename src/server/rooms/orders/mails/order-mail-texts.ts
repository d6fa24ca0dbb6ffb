/** What the buyer of an order reads in its mails. */
export const sentTexts = {
  title: {
    en: (shop: string) => `${shop} has sent your order`,
    de: (shop: string) => `${shop} hat deine Bestellung verschickt`,
  },
  workshop: { en: 'the workshop', de: 'die Werkstatt' },
  left: {
    en: (number: string, place: string) => `Order ${number} has left ${place}.`,
    de: (number: string, place: string) => `Die Bestellung ${number} hat ${place} verlassen.`,
  },
  reaches: {
    en: (city: string, from: string, to: string) => `It should reach ${city} between ${from} and ${to}.`,
    de: (city: string, from: string, to: string) => `Sie sollte zwischen ${from} und ${to} in ${city} ankommen.`,
  },
  by: {
    en: (number: string) => `It travels as ${number}.`,
    de: (number: string) => `Sendungsnummer: ${number}.`,
  },
  act: { en: 'Follow it', de: 'Bestellung verfolgen' },
};

export const seeOrder = { en: 'See the order', de: 'Bestellung ansehen' };

export const deliveredTexts = {
  title: {
    en: (shop: string) => `Your order from ${shop} has arrived`,
    de: (shop: string) => `Deine Bestellung von ${shop} ist angekommen`,
  },
  counts: {
    en: (number: string, days: number) =>
      `Order ${number} counts as delivered from today. You can send its pieces back for ${days} days.`,
    de: (number: string, days: number) =>
      `Die Bestellung ${number} gilt von heute an als zugestellt. Du kannst ihre Stücke ${days} Tage lang zurückschicken.`,
  },
  wrong: {
    en: (support: string) =>
      `Has it not arrived, or is something wrong with it? Write to ${support} and name the order.`,
    de: (support: string) =>
      `Ist sie nicht angekommen, oder stimmt etwas nicht? Schreib an ${support} und nenne die Bestellung.`,
  },
};

export const completedTexts = {
  title: {
    en: (shop: string) => `Your order from ${shop} is complete`,
    de: (shop: string) => `Deine Bestellung von ${shop} ist abgeschlossen`,
  },
  over: {
    en: (days: number, number: string) =>
      `The ${days} days for sending back order ${number} are over. We hope that you enjoy it for long.`,
    de: (days: number, number: string) =>
      `Die ${days} Tage, in denen du die Bestellung ${number} zurückschicken konntest, sind vorbei. Wir hoffen, dass du lange Freude daran hast.`,
  },
};

export const cancelledTexts = {
  title: {
    en: (shop: string) => `Your order from ${shop} was cancelled`,
    de: (shop: string) => `Deine Bestellung von ${shop} wurde storniert`,
  },
  nothing: {
    en: (number: string) => `Order ${number} was cancelled before it left. Nothing will be sent.`,
    de: (number: string) =>
      `Die Bestellung ${number} wurde storniert, bevor sie die Werkstatt verließ. Es wird nichts verschickt.`,
  },
  back: {
    en: (money: string) => `${money} go back to the card that you paid with, by themselves.`,
    de: (money: string) => `${money} gehen von selbst auf die Karte zurück, mit der du bezahlt hast.`,
  },
};

export const refundedTexts = {
  title: {
    en: (money: string) => `${money} are on their way back to you`,
    de: (money: string) => `${money} sind auf dem Weg zurück zu dir`,
  },
  back: {
    en: (order: { number: string; shop: string }, money: string, paid: string) =>
      `We have sent back ${money} of the ${paid} that you paid for order ${order.number} from ${order.shop}. Banks take three to five working days to show it.`,
    de: (order: { number: string; shop: string }, money: string, paid: string) =>
      `Von den ${paid}, die du für die Bestellung ${order.number} von ${order.shop} bezahlt hast, haben wir ${money} zurückgeschickt. Bis die Bank sie anzeigt, vergehen drei bis fünf Werktage.`,
  },
};
