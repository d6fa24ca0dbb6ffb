import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Listings to check', de: 'Stücke zu prüfen' });
export const queues = say({ en: 'Queues', de: 'Warteschlangen' });
export const theQueue = say({ en: 'The queue', de: 'Die Warteschlange' });
export const nothingWaits = say({ en: 'Nothing waits.', de: 'Nichts wartet.' });
export const waiting = say({
  en: (count: number, oldest: string) => `${numbered(count, 'waits', 'wait')}, the oldest since ${oldest} UTC.`,
  de: (count: number, oldest: string) => `${numbered(count, 'wartet', 'warten')}, das älteste seit ${oldest} UTC.`,
});
export const empty = say({
  en: {
    title: 'Nothing waits for you',
    text: 'New listings come here where the setting LISTING_REVIEW asks for it.',
  },
  de: {
    title: 'Nichts wartet auf dich',
    text: 'Neue Stücke kommen hierher, wenn die Einstellung LISTING_REVIEW es verlangt.',
  },
});
export const listings = say({ en: 'listings', de: 'Stücke' });
export const thatWait = say({ en: 'Listings that wait', de: 'Stücke, die warten' });
export const actions = say({
  en: { approve: 'Approve', reject: 'Reject' },
  de: { approve: 'Freigeben', reject: 'Ablehnen' },
});
export const rejectWithReason = say({ en: 'Reject, with a reason', de: 'Ablehnen, mit Grund' });
export const skip = say({ en: 'Skip', de: 'Zurückstellen' });
export const rejectOne = say({
  en: (name: string) => `Reject ${name}`,
  de: (name: string) => `${name} ablehnen`,
});
export const note = say({
  en: 'What the maker has to change: they read these words, and the audit log keeps them.',
  de: 'Was die Werkstatt ändern muss: Sie liest diese Worte, und das Protokoll behält sie.',
});
export const reasons = say({
  en: [
    'The piece does not seem to be made by hand.',
    'The pictures show something else or come from elsewhere.',
    'The text promises what no piece can do.',
    'The piece is not allowed here.',
  ],
  de: [
    'Das Stück scheint nicht von Hand gemacht zu sein.',
    'Die Bilder zeigen etwas anderes oder stammen von woanders.',
    'Der Text verspricht, was kein Stück halten kann.',
    'Das Stück ist hier nicht erlaubt.',
  ],
});
export const approved = say({
  en: (count: number) => `${formatNumber(count)} listings are in the shop.`,
  de: (count: number) => `${formatNumber(count)} Stücke sind im Shop.`,
});
export const rejected = say({
  en: (count: number) => `${formatNumber(count)} listings went back to their makers.`,
  de: (count: number) => `${formatNumber(count)} Stücke gingen an ihre Werkstätten zurück.`,
});
export const approvedOne = say({
  en: (name: string) => `${name} is in the shop.`,
  de: (name: string) => `${name} ist im Shop.`,
});
export const rejectedOne = say({
  en: (name: string) => `${name} went back to its maker.`,
  de: (name: string) => `${name} ging an die Werkstatt zurück.`,
});
export const decidingNeeds = say({ en: 'Deciding needs ', de: 'Zum Entscheiden braucht es ' });

export const noPicture = say({ en: 'No picture', de: 'Kein Bild' });
export const pictures = say({ en: 'Pictures', de: 'Bilder' });
export const noDescription = say({ en: 'No description.', de: 'Keine Beschreibung.' });
export const tags = say({
  en: (list: string) => `Tags: ${list}`,
  de: (list: string) => `Schlagwörter: ${list}`,
});
export const facts = say({
  en: {
    maker: 'Maker',
    shop: 'Shop',
    listing: 'Listing',
    record: 'Its record',
    forSale: 'For sale',
    sentIn: 'Sent in',
  },
  de: {
    maker: 'Werkstatt',
    shop: 'Shop',
    listing: 'Stück',
    record: 'Alles dazu',
    forSale: 'Zu kaufen',
    sentIn: 'Eingereicht',
  },
});
export const forSale = say({
  en: (count: number) => (count === 0 ? 'nothing yet' : numbered(count, 'piece', 'pieces')),
  de: (count: number) => (count === 0 ? 'noch nichts' : numbered(count, 'Stück', 'Stücke')),
});
