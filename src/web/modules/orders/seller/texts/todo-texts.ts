import { plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const allDone = say({
  en: 'All is done for now. New orders appear here the moment they are paid.',
  de: 'Für jetzt ist alles getan. Neue Bestellungen erscheinen hier, sobald sie bezahlt sind.',
});
export const lateOrders = say({
  en: (count: number) => plural(count, 'Order is late', 'Orders are late'),
  de: (count: number) => plural(count, 'Bestellung ist überfällig', 'Bestellungen sind überfällig'),
});
export const lateText = say({
  en: 'The day they should have left has passed. Send them first, or write to the buyer.',
  de: 'Der Tag, an dem sie hinausgehen sollten, ist vorbei. Verschick sie zuerst, oder schreib denen, die warten.',
});
export const openOrders = say({ en: 'Open orders', de: 'Bestellungen öffnen' });
export const dueToday = say({
  en: (count: number) => plural(count, 'Order leaves today', 'Orders leave today'),
  de: (count: number) => plural(count, 'Bestellung geht heute hinaus', 'Bestellungen gehen heute hinaus'),
});
export const dueTodayText = say({
  en: 'Their buyers were promised this day. Tomorrow they are late.',
  de: 'Dieser Tag ist versprochen. Morgen sind sie überfällig.',
});
export const seeToday = say({ en: 'See today’s', de: 'Heutige ansehen' });
export const proofsWanted = say({
  en: (count: number) => plural(count, 'Order waits for your next proof', 'Orders wait for your next proof'),
  de: (count: number) =>
    plural(count, 'Bestellung wartet auf deinen nächsten Entwurf', 'Bestellungen warten auf deinen nächsten Entwurf'),
});
export const proofText = say({
  en: 'The buyer asked for a change. Making starts once a version is approved.',
  de: 'Gewünscht ist eine Änderung. Gefertigt wird, sobald ein Entwurf angenommen ist.',
});
export const seeProofs = say({ en: 'See the wishes', de: 'Wünsche ansehen' });
export const payoutsCameBack = say({
  en: (count: number) => plural(count, 'Payout came back', 'Payouts came back'),
  de: (count: number) => plural(count, 'Auszahlung kam zurück', 'Auszahlungen kamen zurück'),
});
export const cameBackText = say({
  en: 'Your bank did not take it. Check the account; the money is in your balance.',
  de: 'Deine Bank hat sie nicht angenommen. Prüfe das Konto; das Geld ist in deinem Guthaben.',
});
export const seePayouts = say({ en: 'See payouts', de: 'Auszahlungen ansehen' });
export const payoutsOnHold = say({ en: 'Your payouts are held', de: 'Deine Auszahlungen sind angehalten' });
export const onHoldText = say({
  en: (reason: string) => `${reason} Your balance stays yours.`,
  de: (reason: string) => `${reason} Dein Guthaben bleibt deins.`,
});
export const seeBalance = say({ en: 'See balance', de: 'Guthaben ansehen' });
export const needsMore = say({
  en: 'The payment provider needs more details',
  de: 'Der Zahlungsdienst braucht weitere Angaben',
});
export const needsMoreText = say({
  en: 'Until it has them, nothing is paid out.',
  de: 'Bis dahin wird nichts ausgezahlt.',
});
export const writeToUs = say({ en: 'Write to us', de: 'Schreib uns' });
export const ordersToSend = say({
  en: (count: number) => plural(count, 'Order to send', 'Orders to send'),
  de: (count: number) => plural(count, 'Bestellung zu verschicken', 'Bestellungen zu verschicken'),
});
export const lateAmongThem = say({ en: 'The late ones are among them.', de: 'Die überfälligen sind darunter.' });
export const onTime = say({
  en: 'On time so far. The first to leave is on top.',
  de: 'Bisher alles rechtzeitig. Oben ist die, die zuerst hinausgeht.',
});
export const seeOrders = say({ en: 'See orders', de: 'Bestellungen ansehen' });
export const openReturns = say({
  en: (count: number) => plural(count, 'Return is open', 'Returns are open'),
  de: (count: number) => plural(count, 'Rücksendung ist offen', 'Rücksendungen sind offen'),
});
export const returnText = say({
  en: 'Answer them, look at what came back, and give the money back.',
  de: 'Antworte darauf, sieh an, was zurückkam, und zahl das Geld zurück.',
});
export const seeReturns = say({ en: 'See returns', de: 'Rücksendungen ansehen' });
export const unreadConversations = say({
  en: (count: number) => plural(count, 'Unread conversation', 'Unread conversations'),
  de: (count: number) => plural(count, 'Ungelesenes Gespräch', 'Ungelesene Gespräche'),
});
export const messageText = say({
  en: 'Buyers see on your shop how soon you answer.',
  de: 'In deinem Shop steht, wie bald du antwortest.',
});
export const readMessages = say({ en: 'Read messages', de: 'Nachrichten lesen' });
export const unreadAlerts = say({
  en: (count: number) => plural(count, 'Unread alert', 'Unread alerts'),
  de: (count: number) => plural(count, 'Ungelesener Hinweis', 'Ungelesene Hinweise'),
});
export const alertText = say({
  en: 'What happened in your shop since you last looked.',
  de: 'Was in deinem Shop geschah, seit du zuletzt nachgesehen hast.',
});
export const readAlerts = say({ en: 'Read alerts', de: 'Hinweise lesen' });
export const lowStock = say({
  en: (count: number) => plural(count, 'Listing nearly sold out', 'Listings nearly sold out'),
  de: (count: number) => plural(count, 'Stück ist fast ausverkauft', 'Stücke sind fast ausverkauft'),
});
export const stockLeft = say({
  en: (title: string, stock: number) => `${title} has ${stock === 0 ? 'none' : stock} left.`,
  de: (title: string, stock: number) => `${title}: ${stock === 0 ? 'keines' : stock} mehr da.`,
});
export const setStock = say({ en: 'Set stock', de: 'Bestand setzen' });
export const seeListings = say({ en: 'See listings', de: 'Stücke ansehen' });
