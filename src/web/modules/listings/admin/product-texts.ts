import { formatMean, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const states = say({
  en: {
    draft: 'Draft',
    pending_review: 'Waits for a moderator',
    active: 'In the shop',
    sold_out: 'Sold out',
    inactive: 'Paused',
    removed: 'Removed',
    hidden: 'Hidden',
  },
  de: {
    draft: 'Entwurf',
    pending_review: 'Wartet auf die Moderation',
    active: 'Im Shop',
    sold_out: 'Ausverkauft',
    inactive: 'Pausiert',
    removed: 'Entfernt',
    hidden: 'Verborgen',
  },
});
export const listing = say({ en: 'Listing', de: 'Stück' });
export const listings = say({ en: 'Listings', de: 'Stücke' });
export const none = say({
  en: {
    head: 'No such listing',
    title: 'There is no listing with this id',
    why: 'The address may be mistyped.',
    back: 'Go to the listings',
  },
  de: {
    head: 'Dieses Stück gibt es nicht',
    title: 'Es gibt kein Stück mit dieser Kennung',
    why: 'Vielleicht ist die Adresse vertippt.',
    back: 'Zu den Stücken',
  },
});
export const facts = say({
  en: {
    id: 'Listing id',
    maker: 'Maker',
    makerStands: 'Maker stands',
    shop: 'Shop',
    category: 'Category',
    begun: 'Begun',
    changed: 'Last changed',
    price: 'Price',
    inStock: 'In stock',
    reserved: 'Being paid for',
    sold: 'Sold',
    stars: 'Stars',
  },
  de: {
    id: 'Kennung',
    maker: 'Werkstatt',
    makerStands: 'Konto der Werkstatt',
    shop: 'Shop',
    category: 'Handwerk',
    begun: 'Angelegt',
    changed: 'Geändert',
    price: 'Preis',
    inStock: 'Bestand',
    reserved: 'Wird gerade bezahlt',
    sold: 'Verkauft',
    stars: 'Sterne',
  },
});
export const between = say({
  en: (low: string, high: string) => `${low} to ${high}`,
  de: (low: string, high: string) => `${low} bis ${high}`,
});
export const stars = say({
  en: (mean: number, count: number) =>
    count === 0 ? 'none yet' : `${formatMean(mean)}, ${numbered(count, 'review', 'reviews')}`,
  de: (mean: number, count: number) =>
    count === 0 ? 'noch keine' : `${formatMean(mean)}, ${numbered(count, 'Bewertung', 'Bewertungen')}`,
});
export const changesRequested = say({ en: 'Its maker was asked:', de: 'Die Werkstatt wurde gebeten:' });
export const whatBuyersRead = say({ en: 'What buyers read', de: 'Was man im Shop liest' });

export const actions = say({ en: 'Acts', de: 'Handlungen' });
export const seeInShop = say({ en: 'See it in the shop', de: 'Im Shop ansehen' });
export const waits = say({
  en: 'It waits for a moderator and is decided where all of these wait.',
  de: 'Es wartet auf die Moderation. Entschieden wird dort, wo alle warten.',
});
export const openQueue = say({ en: 'Open the queue', de: 'Warteschlange öffnen' });
export const quiet = say({
  en: {
    draft: 'Its maker works on it. Nobody else sees it.',
    inactive: 'Its maker has paused it. Buyers do not see it.',
    removed: 'Its maker has removed it. Orders keep its words.',
  },
  de: {
    draft: 'Die Werkstatt arbeitet daran. Sonst sieht es niemand.',
    inactive: 'Die Werkstatt hat es pausiert. Im Shop ist es nicht zu sehen.',
    removed: 'Die Werkstatt hat es entfernt. Bestellungen behalten seine Worte.',
  },
});
export const change = say({
  en: {
    title: 'Change or hide',
    label: 'What is wrong; its maker reads it',
    hint: 'What to change, and which rule',
    text: 'A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a moderator lets it back; orders stay.',
    ask: 'Ask for a change',
    hide: 'Hide from the shop',
  },
  de: {
    title: 'Ändern lassen oder verbergen',
    label: 'Was nicht stimmt; die Werkstatt liest es',
    hint: 'Was zu ändern ist, und welche Regel gilt',
    text: 'Bittest du um eine Änderung, bleibt das Stück im Shop. Verborgen verschwindet es aus Shop, Suche und Warenkörben, bis die Moderation es wieder zulässt; Bestellungen bleiben.',
    ask: 'Um eine Änderung bitten',
    hide: 'Im Shop verbergen',
  },
});
export const requested = say({
  en: (title: string) => `The maker of ${title} was asked for a change.`,
  de: (title: string) => `Die Werkstatt wurde um eine Änderung gebeten: ${title}.`,
});
export const isHidden = say({
  en: (title: string) => `${title} is hidden.`,
  de: (title: string) => `${title} ist verborgen.`,
});
export const showAgain = say({
  en: {
    label: 'Reason, kept in the audit log',
    hint: 'What was cleared up',
    text: 'Buyers do not see this piece. When its maker shows it again, it waits for a moderator first.',
    show: 'Show it again',
  },
  de: {
    label: 'Grund, steht im Protokoll',
    hint: 'Was sich geklärt hat',
    text: 'Im Shop ist dieses Stück nicht zu sehen. Zeigt die Werkstatt es wieder, wartet es zuerst auf die Moderation.',
    show: 'Wieder zeigen',
  },
});
export const isShown = say({
  en: (title: string) => `${title} is in the shop again.`,
  de: (title: string) => `${title} ist wieder im Shop.`,
});
export const missing = say({
  en: { ask: 'Asking for a change', show: 'Showing it again', hide: 'Hiding' },
  de: { ask: 'Um eine Änderung bitten', show: 'Wieder zeigen', hide: 'Verbergen' },
});
