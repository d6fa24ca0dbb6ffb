import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Your cart', de: 'Dein Warenkorb' });
export const cart = say({ en: 'Cart', de: 'Warenkorb' });
export const units = say({
  en: (count: number) => numbered(count, 'piece', 'pieces'),
  de: (count: number) => numbered(count, 'Stück', 'Stück'),
});
export const drawerTitle = say({
  en: (units: string) => `Your cart, ${units}`,
  de: (units: string) => `Dein Warenkorb, ${units}`,
});
export const close = say({ en: 'Close the cart', de: 'Warenkorb schließen' });
export const added = say({ en: 'Added to your cart', de: 'Liegt in deinem Warenkorb' });
export const from = say({ en: 'From', de: 'Von' });
export const subtotal = say({ en: 'Subtotal', de: 'Zwischensumme' });
export const postageLater = say({
  en: 'Postage is added by country at checkout',
  de: 'Der Versand kommt an der Kasse je nach Land dazu',
});
export const view = say({ en: 'View cart', de: 'Zum Warenkorb' });
export const keepShopping = say({ en: 'Keep shopping', de: 'Weiter stöbern' });
export const nothingToBuy = say({
  en: 'Nothing in it can be bought now.',
  de: 'Davon lässt sich gerade nichts kaufen.',
});
export const oneMaker = say({
  en: (units: string) => `${units} from one maker.`,
  de: (units: string) => `${units} aus einer Werkstatt.`,
});
export const manyMakers = say({
  en: (units: string, makers: number) => `${units} from ${makers} makers. They arrive in ${makers} parcels.`,
  de: (units: string, makers: number) => `${units} aus ${makers} Werkstätten. Sie kommen in ${makers} Paketen.`,
});
export const empty = say({ en: 'Nothing in it yet', de: 'Noch ist nichts darin' });
export const newest = say({ en: 'See the newest pieces', de: 'Die neuesten Stücke ansehen' });
export const wishlist = say({ en: 'Your wishlist', de: 'Dein Merkzettel' });
export const stays = say({
  en: 'What you add stays here for 90 days, also without an account.',
  de: 'Was du hineinlegst, bleibt 90 Tage hier, auch ohne Konto.',
});
export const lastLook = say({
  en: 'This is how the cart looked last. The shop did not answer just now.',
  de: 'So sah der Warenkorb zuletzt aus. Der Marktplatz hat gerade nicht geantwortet.',
});
export const postage = say({
  en: (parcels: number, country: string) => `Postage, ${numbered(parcels, 'parcel', 'parcels')} to ${country}`,
  de: (parcels: number, country: string) => `Versand, ${numbered(parcels, 'Paket', 'Pakete')} nach ${country}`,
});
export const parcelsTo = say({
  en: (parcels: number, country: string) => `${numbered(parcels, 'parcel', 'parcels')} to ${country}`,
  de: (parcels: number, country: string) => `${numbered(parcels, 'Paket', 'Pakete')} nach ${country}`,
});
export const notSentThere = say({ en: 'not sent there', de: 'keine Lieferung' });
export const parcelNotSent = say({
  en: 'This parcel is not sent to your country.',
  de: 'Dieses Paket wird nicht in dein Land verschickt.',
});
export const atCheckout = say({ en: 'at checkout', de: 'an der Kasse' });
export const total = say({ en: 'Total', de: 'Gesamt' });
export const totalWithout = say({ en: 'Total without postage', de: 'Gesamt ohne Versand' });
export const blocked = say({
  en: (count: number) =>
    `${count === 1 ? 'One line' : `${count} lines`} cannot be bought as it stands: see the note beside it.`,
  de: (count: number) =>
    count === 1
      ? 'Ein Stück lässt sich so nicht kaufen: Sieh dir den Hinweis daneben an.'
      : `${count} Stücke lassen sich so nicht kaufen: Sieh dir die Hinweise daneben an.`,
});
export const saveForLater = say({ en: 'Save it for later', de: 'Für später merken' });
export const setAsideAndPay = say({
  en: 'Set it aside and check out the rest',
  de: 'Zurücklegen und mit dem Rest zur Kasse',
});
export const setAside = say({ en: 'Set it aside', de: 'Zurücklegen' });
export const summary = say({ en: 'Summary', de: 'Übersicht' });
export const sendTo = say({ en: 'Send to', de: 'Liefern nach' });
export const noAccount = say({
  en: 'No account needed. You can send pieces back within the maker’s return time, except those made with your words.',
  de: 'Du brauchst kein Konto. Stücke kannst du innerhalb der Rückgabefrist der Werkstatt zurückschicken, außer solchen mit deinem Text.',
});
export const checkOut = say({ en: 'Check out', de: 'Zur Kasse' });
export const needsConnection = say({
  en: 'Checking out needs a connection. Your cart is kept until you are back online.',
  de: 'Für die Kasse brauchst du eine Verbindung. Dein Warenkorb bleibt erhalten, bis du wieder online bist.',
});
export const choice = say({ en: 'Choice', de: 'Ausführung' });
export const yourText = say({ en: 'Your text', de: 'Dein Text' });
export const quoted = say({ en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` });
export const own = say({
  en: 'This piece is your own, and nobody buys from their own shop. Remove it to go on.',
  de: 'Dieses Stück ist dein eigenes, und im eigenen Shop kauft niemand ein. Entferne es, um weiterzukommen.',
});
export const choiceGone = say({
  en: 'This choice is no longer offered.',
  de: 'Diese Ausführung gibt es nicht mehr.',
});
export const paused = say({
  en: (day: string) => `The maker takes no orders for it before ${day}.`,
  de: (day: string) => `Vor ${day} kann man es nicht bestellen.`,
});
export const onVacation = say({
  en: (day: string) => `The shop is on vacation. You can order it again from ${day}.`,
  de: (day: string) => `Der Shop macht gerade Pause. Ab ${day} kannst du es wieder bestellen.`,
});
export const notSent = say({
  en: 'The maker does not send it to your country.',
  de: 'Es wird nicht in dein Land verschickt.',
});
export const notTogether = say({
  en: 'Too heavy for one parcel with the others. Order it separately.',
  de: 'Zu schwer für ein Paket mit den anderen. Bestelle es getrennt.',
});
export const notForSale = say({
  en: 'No longer for sale. Remove it to go on.',
  de: 'Wird nicht mehr verkauft. Entferne es, um weiterzukommen.',
});
export const allThereAre = say({
  en: (stock: number) => `Only ${stock} left`,
  de: (stock: number) => `Nur noch ${stock} da`,
});
export const onlyLeft = say({
  en: (stock: number) => `Only ${stock} left now. Choose ${stock} or fewer.`,
  de: (stock: number) => `Jetzt nur noch ${stock} da. Wähle höchstens ${stock}.`,
});
export const priceChanged = say({
  en: (before: string, now: string) => `Price changed since you added it: ${before} → ${now}`,
  de: (before: string, now: string) => `Der Preis hat sich geändert: ${before} → ${now}`,
});
export const another = say({
  en: (line: ReactNode) => <>Choose another{line}</>,
  de: (line: ReactNode) => <>Andere wählen{line}</>,
});
export const ofLine = say({ en: (title: string) => ` of ${title}`, de: (title: string) => ` von ${title}` });
export const postageBar = say({ en: 'Postage', de: 'Versand' });
export const freePost = say({
  en: (shop: string) => (
    <>
      <b>Free post</b> for the parcel from {shop}
    </>
  ),
  de: (shop: string) => (
    <>
      <b>Versandkostenfrei</b>: das Paket von {shop}
    </>
  ),
});
export const untilFree = say({
  en: (sum: string, shop: string) => (
    <>
      <b>{sum}</b> more from {shop} and the post is free
    </>
  ),
  de: (sum: string, shop: string) => (
    <>
      Noch <b>{sum}</b> bei {shop}, und der Versand ist frei
    </>
  ),
});
export const progress = say({
  en: (worth: string, from: string, shop: string) => `${worth} of ${from} until free post from ${shop}`,
  de: (worth: string, from: string, shop: string) => `${worth} von ${from} bis zum freien Versand von ${shop}`,
});
export const parcelFrom = say({
  en: (shop: string) => `Parcel from ${shop}`,
  de: (shop: string) => `Paket von ${shop}`,
});
export const parcelNumber = say({
  en: (at: number, of: number) => `Parcel ${at} of ${of}`,
  de: (at: number, of: number) => `Paket ${at} von ${of}`,
});
export const workshop = say({ en: 'the workshop', de: 'die Werkstatt' });
export const leaves = say({
  en: (town: string, day: ReactNode) => (
    <>
      Leaves {town} by {day}
    </>
  ),
  de: (town: string, day: ReactNode) => (
    <>
      Verlässt {town} bis {day}
    </>
  ),
});
export const arrives = say({
  en: (days: ReactNode) => <>, arrives {days}</>,
  de: (days: ReactNode) => <>, kommt an {days}</>,
});
export const free = say({ en: 'free', de: 'kostenlos' });
export const reduction = say({ en: 'Reduction', de: 'Nachlass' });
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const removeLine = say({
  en: (title: string) => `Remove ${title}`,
  de: (title: string) => `${title} entfernen`,
});
export const later = say({ en: 'Save for later', de: 'Für später merken' });
export const laterLine = say({
  en: (title: string) => `Save for later: ${title}`,
  de: (title: string) => `Für später merken: ${title}`,
});
export const quantityOf = say({
  en: (title: string) => `Quantity of ${title}`,
  de: (title: string) => `Menge von ${title}`,
});
export const each = say({ en: (price: string) => `${price} each`, de: (price: string) => `je ${price}` });
export const notInTotal = say({
  en: (count: number) => `${count > 1 ? `${count} pieces, not` : 'Not'} in the total`,
  de: (count: number) => (count > 1 ? `${count} Stück, nicht in der Summe` : 'Nicht in der Summe'),
});
