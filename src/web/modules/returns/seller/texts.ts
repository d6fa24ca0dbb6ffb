import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Returns', de: 'Rücksendungen' });
export const sub = say({
  en: 'What buyers ask to send back.',
  de: 'Was zurückgeschickt werden soll.',
});
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const open = say({ en: 'Open', de: 'Offen' });
export const all = say({ en: 'All', de: 'Alle' });
export const loading = say({ en: 'Loading the returns', de: 'Die Rücksendungen werden geladen' });
export const what = say({ en: 'The returns', de: 'Die Rücksendungen' });
export const safe = say({
  en: 'Nothing is lost, only this list is missing',
  de: 'Nichts ist verloren, nur diese Liste fehlt',
});
export const noneOpen = say({ en: 'Nothing is on its way back', de: 'Nichts ist auf dem Rückweg' });
export const none = say({ en: 'No return has been asked for', de: 'Noch keine Rücksendung' });
export const noneText = say({
  en: 'Buyers ask on the page of their order, as long as the days that your shop names last.',
  de: 'Angefragt wird auf der Seite der Bestellung, solange die Tage dauern, die dein Shop nennt.',
});
export const seeAll = say({ en: 'See all returns', de: 'Alle Rücksendungen ansehen' });
export const changeDays = say({ en: 'Change the days to send back', de: 'Tage für Rücksendungen ändern' });
export const goneTitle = say({
  en: 'No such return in your shop',
  de: 'Diese Rücksendung gibt es in deinem Shop nicht',
});
export const gone = say({
  en: 'The link may belong to another shop',
  de: 'Vielleicht gehört der Link zu einem anderen Shop',
});
export const goneText = say({
  en: 'All returns of your shop stand in the list.',
  de: 'Alle Rücksendungen deines Shops stehen in der Liste.',
});
export const openOrder = say({ en: 'Open the order', de: 'Bestellung öffnen' });
export const ofOrder = say({
  en: (number: string, buyer: string) => `${number}, ${buyer}`,
  de: (number: string, buyer: string) => `${number}, ${buyer}`,
});
export const todo = {
  requested: say({
    en: (day: string) => `Answer by ${day}; then it is approved automatically.`,
    de: (day: string) => `Antworte bis ${day}; dann ist sie automatisch angenommen.`,
  }),
  approved: say({
    en: (day: string) => `The buyer sends the pieces by ${day}, or the return ends.`,
    de: (day: string) => `Die Stücke werden bis ${day} abgeschickt, sonst endet die Rücksendung.`,
  }),
  shipped: say({
    en: (day: string) => `They are on their way, without a number. If they do not come by ${day}, the return ends.`,
    de: (day: string) => `Sie sind unterwegs, ohne Nummer. Kommen sie bis ${day} nicht an, endet die Rücksendung.`,
  }),
  processing: say({
    en: (day: string) => `They are on their way. On ${day} they count as received.`,
    de: (day: string) => `Sie sind unterwegs. Am ${day} gelten sie als angekommen.`,
  }),
  received: say({
    en: (day: string) => `Look at them. The buyer was promised the money within 3–5 business days; begin by ${day}.`,
    de: (day: string) =>
      `Prüfe sie und beginne bis ${day} damit: Das Geld ist innerhalb von 3–5 Werktagen versprochen.`,
  }),
  under_review: say({
    en: (day: string) => `Accept the pieces or say why not. On ${day} the money goes back automatically.`,
    de: (day: string) => `Nimm die Stücke an oder sag, warum nicht. Am ${day} geht das Geld automatisch zurück.`,
  }),
};
export const quoted = say({ en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` });
export const givesBack = say({
  en: (sum: string) => `${sum} to give back`,
  de: (sum: string) => `${sum} zu erstatten`,
});
export const bearsPostage = say({
  en: 'You bear the postage: pay the buyer what sending them back costs.',
  de: 'Den Rückversand trägst du: Ersetze, was das Zurückschicken kostet.',
});
export const label = say({
  en: {
    maker: (carrier: string, tracking: string, sum: string) =>
      `Return label: ${carrier} ${tracking}. You pay ${sum} from your balance.`,
    buyer: (carrier: string, tracking: string, sum: string) =>
      `Return label: ${carrier} ${tracking}. ${sum} is taken off the refund.`,
  },
  de: {
    maker: (carrier: string, tracking: string, sum: string) =>
      `Etikett für den Rückweg: ${carrier} ${tracking}. Du zahlst ${sum} vom Guthaben.`,
    buyer: (carrier: string, tracking: string, sum: string) =>
      `Etikett für den Rückweg: ${carrier} ${tracking}. ${sum} werden von der Erstattung abgezogen.`,
  },
});
export const isDisputed = say({
  en: (day: string) => `The buyer asked the marketplace to decide on ${day}.`,
  de: (day: string) => `Am ${day} wurde der Marktplatz gebeten zu entscheiden.`,
});
export const rejectedNote = say({
  en: (why: string) => `You wrote: “${why}” The marketplace can decide otherwise.`,
  de: (why: string) => `Du hast geschrieben: „${why}“ Der Marktplatz kann anders entscheiden.`,
});
export const deniedNote = say({
  en: 'Your rules do not allow it. There is nothing for you to do.',
  de: 'Deine Regeln lassen es nicht zu. Du musst nichts tun.',
});
export const stoppedNote = say({
  en: 'It was stopped. Nothing comes back by it.',
  de: 'Sie wurde beendet. Durch sie kommt nichts zurück.',
});
export const paidNote = say({
  en: (sum: string, isRestocked: boolean) =>
    `${sum} go back to the buyer. ${isRestocked ? 'The pieces are for sale again.' : 'The pieces stay out of your stock.'}`,
  de: (sum: string, isRestocked: boolean) =>
    `${sum} gehen zurück. ${isRestocked ? 'Die Stücke stehen wieder zum Verkauf.' : 'Die Stücke bleiben außerhalb deines Bestands.'}`,
});
export const wantsSwap = say({
  en: 'The buyer would like the same again instead of the money.',
  de: 'Gewünscht ist das Gleiche noch einmal statt des Geldes.',
});
export const swap = say({ en: 'I have sent the same again', de: 'Ich habe das Gleiche noch einmal geschickt' });
export const parcel = say({
  en: 'Carrier and number of the new parcel',
  de: 'Versanddienst und Nummer des neuen Pakets',
});
export const parcelNote = say({ en: 'The buyer reads it', de: 'Wird auf der Käuferseite gelesen' });
export const swappedNote = say({
  en: (parcel: string, isRestocked: boolean) =>
    `You sent the same again${parcel ? `: ${parcel}` : ''}. ${isRestocked ? 'What came back took its place in your stock.' : 'It was taken from your stock.'}`,
  de: (parcel: string, isRestocked: boolean) =>
    `Du hast das Gleiche noch einmal geschickt${parcel ? `: ${parcel}` : ''}. ${isRestocked ? 'Was zurückkam, nahm seinen Platz im Bestand ein.' : 'Es kam aus deinem Bestand.'}`,
});
export const approve = say({ en: 'Approve', de: 'Annehmen' });
export const received = say({ en: 'The pieces are with me', de: 'Die Stücke sind bei mir' });
export const review = say({ en: 'Look at them', de: 'Prüfung beginnen' });
export const accept = say({
  en: (sum: string) => `Accept, give ${sum} back`,
  de: (sum: string) => `Annehmen, ${sum} zurückgeben`,
});
export const canBeSold = say({ en: 'They can be sold again', de: 'Sie können wieder verkauft werden' });
export const reject = say({ en: 'Reject', de: 'Ablehnen' });
export const rejectTitle = say({ en: 'Reject this return', de: 'Diese Rücksendung ablehnen' });
export const why = say({ en: 'Why', de: 'Warum' });
export const whyNote = say({ en: 'The buyer reads it', de: 'Wird auf der Käuferseite gelesen' });
export const writeWhy = say({
  en: 'Write why you do not take the pieces back.',
  de: 'Schreib, warum du die Stücke nicht zurücknimmst.',
});
export const back = say({ en: 'Back', de: 'Zurück' });
export const saved = say({ en: 'Done. The buyer can see it.', de: 'Erledigt. Auf der Käuferseite ist es zu sehen.' });
export const one = say({ en: 'A return', de: 'Eine Rücksendung' });
export const requested = say({ en: 'Asked for', de: 'Angefragt' });
export const search = say({ en: 'Search returns', de: 'Rücksendungen durchsuchen' });
export const placeholder = say({ en: 'Order, buyer or piece', de: 'Bestellung, Name oder Stück' });
export const noMatch = say({
  en: (query: string) => `No return matches “${query}”`,
  de: (query: string) => `Keine Rücksendung passt zu „${query}“`,
});
export const searchHint = say({
  en: 'Search finds order numbers, buyers’ names and titles of pieces.',
  de: 'Die Suche findet Bestellnummern, Namen und Titel von Stücken.',
});
export const clearSearch = say({ en: 'Clear the search', de: 'Suche leeren' });
