import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Sections and order', de: 'Bereiche und Reihenfolge' });
export const sub = say({
  en: 'Buyers see sections as tabs on your shop page. Featured pieces come first.',
  de: 'Bereiche stehen als Reiter auf deiner Shopseite. Hervorgehobene Stücke kommen zuerst.',
});
export const tabs = say({
  en: { sections: 'Sections', order: 'Order of pieces' },
  de: { sections: 'Bereiche', order: 'Reihenfolge der Stücke' },
});
export const section = say({ en: 'Section', de: 'Bereich' });
export const listings = say({ en: 'Listings', de: 'Stücke' });
export const actions = say({ en: 'Actions', de: 'Aktionen' });
export const theSections = say({ en: 'The sections', de: 'Die Bereiche' });
export const areSafe = say({
  en: 'Your listings are safe, only this list is missing',
  de: 'Deinen Stücken ist nichts passiert, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading the sections', de: 'Die Bereiche werden geladen' });
export const none = say({ en: 'No section yet', de: 'Noch kein Bereich' });
export const noneWhy = say({
  en: 'A section is a tab of your shop: mugs, vases, gifts. Make one here, then tick listings and move them into it.',
  de: 'Ein Bereich ist ein Reiter deines Shops: Becher, Vasen, Geschenke. Leg hier einen an, wähle dann Stücke aus und verschieb sie hinein.',
});
export const newSection = say({ en: 'New section', de: 'Neuer Bereich' });
export const rename = say({ en: 'Rename', de: 'Umbenennen' });
export const remove = say({ en: 'Delete', de: 'Löschen' });
export const up = say({
  en: (name: string) => `Move ${name} up`,
  de: (name: string) => `${name} nach oben`,
});
export const down = say({
  en: (name: string) => `Move ${name} down`,
  de: (name: string) => `${name} nach unten`,
});
export const findListing = say({ en: 'Find a piece', de: 'Stück suchen' });
export const findListingHint = say({ en: 'Any piece for sale', de: 'Jedes Stück im Verkauf' });
export const matches = say({ en: 'Found pieces', de: 'Gefundene Stücke' });
export const noMatches = say({
  en: (query: string) => `No piece for sale is called “${query}”`,
  de: (query: string) => `Kein Stück im Verkauf heißt „${query}“`,
});
export const isMoved = say({
  en: (name: string, position: number) => `${name} is now number ${position}`,
  de: (name: string, position: number) => `${name} steht jetzt an Stelle ${position}`,
});
export const name = say({ en: 'Name', de: 'Name' });
export const nameHint = say({
  en: 'As buyers read it, at most 40 letters.',
  de: 'So lesen ihn Käufer, höchstens 40 Buchstaben.',
});
export const nameMissing = say({ en: 'Write a name.', de: 'Schreib einen Namen.' });
export const renameTitle = say({
  en: (section: string) => `Rename ${section}`,
  de: (section: string) => `${section} umbenennen`,
});
export const save = say({ en: 'Save', de: 'Speichern' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const removeTitle = say({
  en: (section: string) => `Delete ${section}?`,
  de: (section: string) => `${section} löschen?`,
});
export const removeMessage = say({
  en: (count: number) =>
    count === 0
      ? 'Nothing is in it. The tab disappears from your shop page.'
      : `${numbered(count, 'listing stays', 'listings stay')} in your shop, in no section. The tab disappears from your shop page.`,
  de: (count: number) =>
    count === 0
      ? 'Es ist nichts darin. Der Reiter verschwindet von deiner Shopseite.'
      : `${numbered(count, 'Stück bleibt', 'Stücke bleiben')} in deinem Shop, in keinem Bereich. Der Reiter verschwindet von deiner Shopseite.`,
});
export const isRemoved = say({
  en: (section: string) => `${section} is deleted`,
  de: (section: string) => `${section} ist gelöscht`,
});
export const counted = say({
  en: (count: number) => (count > 1000 ? 'more than 1,000' : formatNumber(count)),
  de: (count: number) => (count > 1000 ? 'mehr als 1.000' : formatNumber(count)),
});
export const listing = say({ en: 'Piece', de: 'Stück' });
export const picture = say({ en: 'Picture', de: 'Bild' });
export const position = say({ en: 'Place', de: 'Stelle' });
export const theOrder = say({ en: 'The order of your pieces', de: 'Die Reihenfolge deiner Stücke' });
export const loadingOrder = say({ en: 'Loading the order', de: 'Die Reihenfolge wird geladen' });
export const orderSub = say({
  en: 'The first 100 pieces as buyers see them now. What you never moved stands newest first.',
  de: 'Die ersten 100 Stücke, wie Käufer sie jetzt sehen. Was du nie verschoben hast, steht vom neuesten an.',
});
export const feature = say({
  en: (title: string) => `Feature ${title}`,
  de: (title: string) => `${title} hervorheben`,
});
export const featured = say({ en: 'Featured', de: 'Hervorgehoben' });
export const chosenPosition = say({ en: 'Place chosen by you', de: 'Stelle von dir gewählt' });
export const newestFirst = say({ en: 'By date', de: 'Nach Datum' });
export const toTop = say({ en: 'To the top', de: 'Ganz nach oben' });
export const startOver = say({ en: 'Newest first again', de: 'Wieder vom neuesten an' });
export const startOverTitle = say({
  en: 'Show the newest first again?',
  de: 'Wieder das Neueste zuerst zeigen?',
});
export const startOverMessage = say({
  en: 'No piece is featured then, and your order is forgotten.',
  de: 'Dann ist kein Stück hervorgehoben, und deine Reihenfolge ist vergessen.',
});
export const tooManyFeatured = say({
  en: 'At most 8 pieces can be featured. Take one out first.',
  de: 'Höchstens 8 Stücke können hervorgehoben sein. Nimm zuerst eines heraus.',
});
export const nothingForSale = say({ en: 'Nothing is for sale', de: 'Es ist nichts im Verkauf' });
export const nothingForSaleWhy = say({
  en: 'Publish a listing, then choose its place here.',
  de: 'Veröffentliche ein Stück, dann wählst du hier seine Stelle.',
});
