/** What the buyer of an order reads in its mails. */
export const sentTexts = {
  title: {
    en: (shop: string) => `${shop} has sent your order`,
    de: (shop: string) => `${shop} hat deine Bestellung verschickt`,
  },
  workshop: { en: 'the workshop', de: 'die Werkstatt' },
  left: {
    en: (number: string, town: string) => `Order ${number} has left ${town}.`,
    de: (number: string, town: string) => `Die Bestellung ${number} hat ${town} verlassen.`,
  },
  reaches: {
    en: (city: string, from: string, to: string) => `It should reach ${city} between ${from} and ${to}.`,
    de: (city: string, from: string, to: string) => `Sie sollte zwischen ${from} und ${to} in ${city} ankommen.`,
  },
  by: {
    en: (number: string) => `It travels as ${number}.`,
    de: (number: string) => `Sendungsnummer: ${number}.`,
  },
  action: { en: 'Follow it', de: 'Bestellung verfolgen' },
};

/** Of what is collected at the workshop. */
export const collectTexts = {
  ready: {
    en: (shop: string) => `Your order from ${shop} is ready to collect`,
    de: (shop: string) => `Deine Bestellung von ${shop} ist abholbereit`,
  },
  where: {
    en: (number: string, town: string) => `Order ${number} is ready for you at ${town}.`,
    de: (number: string, town: string) => `Die Bestellung ${number} liegt für dich bereit: ${town}.`,
  },
  agree: {
    en: (shop: string) => `Write to ${shop} from the order to agree on a time, and bring the number of the order.`,
    de: (shop: string) =>
      `Schreib ${shop} von der Bestellung aus, um eine Zeit abzumachen, und bring die Bestellnummer mit.`,
  },
  collected: {
    en: (shop: string) => `You have collected your order from ${shop}`,
    de: (shop: string) => `Du hast deine Bestellung bei ${shop} abgeholt`,
  },
  counts: {
    en: (number: string, days: number) =>
      `Order ${number} counts as collected from today. You can send its pieces back for ${days} days.`,
    de: (number: string, days: number) =>
      `Die Bestellung ${number} gilt von heute an als abgeholt. Du kannst ihre Stücke ${days} Tage lang zurückschicken.`,
  },
  wrong: {
    en: (support: string) =>
      `Have you not collected it, or is something wrong with it? Write to ${support} and name the order.`,
    de: (support: string) =>
      `Hast du sie nicht abgeholt, oder stimmt etwas nicht? Schreib an ${support} und nenne die Bestellung.`,
  },
  late: {
    en: (number: string, day: string) => `Order ${number} should have been ready to collect by ${day}, and is not.`,
    de: (number: string, day: string) =>
      `Die Bestellung ${number} sollte spätestens am ${day} abholbereit sein und ist es noch nicht.`,
  },
  part: {
    en: (shop: string) => `Part of your order from ${shop} is ready to collect`,
    de: (shop: string) => `Ein Teil deiner Bestellung von ${shop} ist abholbereit`,
  },
  inside: {
    en: (number: string) => `Of order ${number}, this is ready to collect:`,
    de: (number: string) => `Aus deiner Bestellung ${number} ist abholbereit:`,
  },
  complete: {
    en: 'With it, all of your order is ready.',
    de: 'Damit ist deine ganze Bestellung abholbereit.',
  },
};

/** Of one parcel of several. */
export const parcelTexts = {
  title: {
    en: (shop: string) => `A parcel from ${shop} is on its way`,
    de: (shop: string) => `Ein Paket von ${shop} ist unterwegs`,
  },
  inside: {
    en: (number: string) => `This parcel of order ${number} contains:`,
    de: (number: string) => `In diesem Paket deiner Bestellung ${number} sind:`,
  },
  follows: { en: 'Still to come:', de: 'Es folgen noch:' },
  complete: { en: 'With it, all of your order has been sent.', de: 'Damit ist deine ganze Bestellung verschickt.' },
  carrierPage: {
    en: (carrier: string) => `See it at ${carrier}`,
    de: (carrier: string) => `Bei ${carrier} ansehen`,
  },
};

export const seeOrder = { en: 'See the order', de: 'Bestellung ansehen' };

export const lateTexts = {
  title: {
    en: (shop: string) => `Your order from ${shop} is late`,
    de: (shop: string) => `Deine Bestellung von ${shop} verspätet sich`,
  },
  leaving: {
    en: (number: string, day: string) => `Order ${number} should have left the workshop by ${day}, and has not.`,
    de: (number: string, day: string) =>
      `Die Bestellung ${number} sollte die Werkstatt spätestens am ${day} verlassen und ist noch nicht verschickt.`,
  },
  arrival: {
    en: (number: string, day: string) => `Order ${number} should have arrived by ${day}, and is still on its way.`,
    de: (number: string, day: string) =>
      `Die Bestellung ${number} sollte spätestens am ${day} ankommen und ist noch unterwegs.`,
  },
  leavingEstimate: {
    en: (from: string, to: string) => `If it leaves today, it should arrive between ${from} and ${to}.`,
    de: (from: string, to: string) =>
      `Wenn sie heute verschickt wird, kommt sie voraussichtlich zwischen ${from} und ${to} an.`,
  },
  arrivalEstimate: {
    en: (from: string, to: string) => `New estimate: between ${from} and ${to}.`,
    de: (from: string, to: string) => `Nach neuer Schätzung kommt sie zwischen ${from} und ${to} an.`,
  },
  cancel: {
    en: (shop: string) =>
      `You do not have to do anything. You can write to ${shop} from the order, or cancel the order there: all of your money goes back.`,
    de: (shop: string) =>
      `Du musst nichts tun. Du kannst ${shop} von der Bestellung aus schreiben oder sie dort stornieren: Dein ganzes Geld geht zurück.`,
  },
  write: {
    en: (shop: string) => `You do not have to do anything. You can write to ${shop} from the order.`,
    de: (shop: string) => `Du musst nichts tun. Du kannst ${shop} von der Bestellung aus schreiben.`,
  },
  problem: {
    en: (support: string) => `If you hear nothing or something is wrong, write to ${support} and name the order.`,
    de: (support: string) =>
      `Wenn du nichts hörst oder etwas nicht stimmt, schreib an ${support} und nenne die Bestellung.`,
  },
};

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
