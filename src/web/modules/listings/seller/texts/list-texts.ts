import type { ListingState } from '#domain/listings/model.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const listings = say({ en: 'Listings', de: 'Stücke' });
export const views = say({
  en: {
    all: 'All',
    active: 'For sale',
    low: 'Nearly sold out',
    soldOut: 'Sold out',
    draft: 'Drafts',
    review: 'In review',
    inactive: 'Paused',
  },
  de: {
    all: 'Alle',
    active: 'Im Verkauf',
    low: 'Fast ausverkauft',
    soldOut: 'Ausverkauft',
    draft: 'Entwürfe',
    review: 'In Prüfung',
    inactive: 'Pausiert',
  },
});
export const pausedUntil = say({
  en: (day: string) => `Paused until ${day}`,
  de: (day: string) => `Pause bis ${day}`,
});
export const states = say<Record<ListingState, string>>({
  en: {
    draft: 'Draft',
    pending_review: 'In review',
    active: 'For sale',
    sold_out: 'Sold out',
    inactive: 'Paused',
    removed: 'Removed',
  },
  de: {
    draft: 'Entwurf',
    pending_review: 'In Prüfung',
    active: 'Im Verkauf',
    sold_out: 'Ausverkauft',
    inactive: 'Pausiert',
    removed: 'Entfernt',
  },
});
export const add = say({ en: 'Add listing', de: 'Stück anlegen' });
export const importTable = say({ en: 'Import a CSV', de: 'CSV einlesen' });
export const search = say({ en: 'Search listings', de: 'Stücke durchsuchen' });
export const placeholder = say({ en: 'Title or SKU', de: 'Titel oder Artikelnummer' });
export const areSafe = say({
  en: 'Your listings are safe, only this list is missing',
  de: 'Deinen Stücken ist nichts passiert, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading the listings', de: 'Die Stücke werden geladen' });
export const noMatch = say({
  en: (text: string) => `No listing matches “${text}”`,
  de: (text: string) => `Kein Stück passt zu „${text}“`,
});
export const clearSearch = say({ en: 'Clear the search', de: 'Suche leeren' });
export const searchHint = say({
  en: 'Search finds titles and SKUs.',
  de: 'Die Suche findet Titel und Artikelnummern.',
});
export const nothingIn = say({
  en: (view: string) => `Nothing in ${view}`,
  de: (view: string) => `Nichts in „${view}“`,
});
export const emptyShop = say({ en: 'Your shop is empty', de: 'Dein Shop ist leer' });
export const comeByThemselves = say({
  en: 'Listings move here automatically as their state changes.',
  de: 'Stücke kommen von selbst hierher, wenn sich ihr Stand ändert.',
});
export const whatListingIs = say({
  en: 'One good picture, a title, a price, how many there are: that is a listing.',
  de: 'Ein gutes Bild, ein Titel, ein Preis und wie viele es gibt: mehr braucht es nicht.',
});
export const shownOf = say({
  en: (shown: number, all: number) => `${formatNumber(shown)} shown, ${formatNumber(all)} in all`,
  de: (shown: number, all: number) => `${formatNumber(shown)} von ${formatNumber(all)}`,
});
export const shown = say({
  en: (count: number) => `${formatNumber(count)} shown`,
  de: (count: number) => `${formatNumber(count)} zu sehen`,
});
export const removeTitle = say({ en: 'Remove this listing?', de: 'Dieses Stück entfernen?' });
export const removeText = say({
  en: (title: string) =>
    `${title} leaves your shop for good. Orders already placed keep its words. To hide it for a while, pause it.`,
  de: (title: string) =>
    `${title} verlässt deinen Shop für immer. In Bestellungen, die es gibt, bleibt es stehen. Um es eine Weile zu verbergen, pausiere es.`,
});
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const viewInShop = say({
  en: (title: string) => `View ${title} in the shop`,
  de: (title: string) => `${title} im Shop ansehen`,
});
export const inSearch = say({
  en: (title: string) => `${title} in the search`,
  de: (title: string) => `${title} in der Suche`,
});
export const takeBack = say({ en: 'Take back', de: 'Zurückholen' });
export const publish = say({ en: 'Publish', de: 'Veröffentlichen' });
export const pause = say({ en: 'Pause', de: 'Pausieren' });
export const removeOne = say({
  en: (title: string) => `Remove ${title}`,
  de: (title: string) => `${title} entfernen`,
});
export const picture = say({ en: 'Picture', de: 'Bild' });
export const listing = say({ en: 'Piece', de: 'Stück' });
export const changed = say({ en: (day: string) => `Changed ${day}`, de: (day: string) => `Geändert ${day}` });
export const state = say({ en: 'State', de: 'Stand' });
export const stock = say({ en: 'Stock', de: 'Bestand' });
export const none = say({ en: 'none', de: 'keines' });
export const inStock = say({ en: ' in stock', de: ' da' });
export const price = say({ en: 'Price', de: 'Preis' });
export const sold = say({ en: 'Sold', de: 'Verkauft' });
export const monthViews = say({ en: 'Views in 30 days', de: 'Aufrufe in 30 Tagen' });
export const changedOn = say({ en: 'Changed', de: 'Geändert' });
export const category = say({ en: 'Category', de: 'Kategorie' });
export const allCategories = say({ en: 'All categories', de: 'Alle Kategorien' });
export const priceOf = say({ en: (title: string) => `price of ${title}`, de: (title: string) => `Preis von ${title}` });
export const stockOf = say({
  en: (title: string) => `stock of ${title}`,
  de: (title: string) => `Bestand von ${title}`,
});
export const notPrice = say({ en: 'Enter a price, like 34.00.', de: 'Gib einen Preis ein, etwa 34,00.' });
export const notStock = say({ en: 'Enter a whole number.', de: 'Gib eine ganze Zahl ein.' });
export const noneHere = say({
  en: 'No listing of this category here',
  de: 'Hier ist kein Stück dieser Kategorie',
});
export const clearFilters = say({ en: 'Clear the filters', de: 'Filter aufheben' });
export const from = say({ en: 'from ', de: 'ab ' });
export const actions = say({ en: 'Acts', de: 'Handlungen' });
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const moved = say({
  en: {
    active: 'is in your shop.',
    pending_review: 'waits for a short review. You hear here when it is in your shop.',
    draft: 'is a draft again. Only you see it.',
    inactive: 'is paused. Buyers do not see it.',
    removed: 'is removed.',
  },
  de: {
    active: 'ist in deinem Shop.',
    pending_review: 'wartet auf eine kurze Prüfung. Hier steht, sobald es in deinem Shop ist.',
    draft: 'ist wieder ein Entwurf. Nur du siehst es.',
    inactive: 'ist pausiert. Im Shop ist es nicht zu sehen.',
    removed: 'ist entfernt.',
  },
});
interface Moderated {
  /** Where the state stands. */
  short: string;
  /** What was done, and what helps. */
  did: string;
  next: string;
}
const moderated = say<Record<'changeWanted' | 'hidden' | 'sentBack', Moderated>>({
  en: {
    changeWanted: {
      short: 'Change wanted',
      did: 'A moderator asks for a change.',
      next: 'The piece stays in the shop; this note goes when you save.',
    },
    hidden: {
      short: 'Hidden',
      did: 'A moderator took this listing out of the shop.',
      next: 'Change it and show it again; a moderator looks at it first.',
    },
    sentBack: {
      short: 'Sent back',
      did: 'A moderator sent this listing back.',
      next: 'Change it and publish it again.',
    },
  },
  de: {
    changeWanted: {
      short: 'Änderung erbeten',
      did: 'Die Moderation bittet um eine Änderung.',
      next: 'Das Stück bleibt im Shop; dieser Hinweis geht, wenn du speicherst.',
    },
    hidden: {
      short: 'Verborgen',
      did: 'Die Moderation hat dieses Stück aus dem Shop genommen.',
      next: 'Ändere es und zeig es wieder; die Moderation sieht es vorher an.',
    },
    sentBack: {
      short: 'Zurückgeschickt',
      did: 'Die Moderation hat dieses Stück zurückgeschickt.',
      next: 'Ändere es und veröffentliche es noch einmal.',
    },
  },
});

/** [CAT-01] What a moderator did with a listing that has a reason of theirs, by where it stands. */
export function moderationText(state: ListingState): Moderated {
  if (state === 'active' || state === 'sold_out') return moderated.changeWanted;
  return state === 'inactive' ? moderated.hidden : moderated.sentBack;
}
export const section = say({ en: 'Section', de: 'Bereich' });
export const allSections = say({ en: 'All sections', de: 'Alle Bereiche' });
export const noSection = say({ en: 'In no section', de: 'In keinem Bereich' });
export const sectionsAndOrder = say({ en: 'Sections and order', de: 'Bereiche und Reihenfolge' });
