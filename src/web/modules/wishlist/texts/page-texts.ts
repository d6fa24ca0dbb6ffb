import { say } from '#web/platform/languages/language.ts';

export const wishlist = say({ en: 'Wishlist', de: 'Merkzettel' });
export const yourWishlist = say({ en: 'Your wishlist', de: 'Dein Merkzettel' });
export const loadingYours = say({ en: 'Loading your wishlist', de: 'Dein Merkzettel wird geladen' });
export const loading = say({ en: 'Loading the wishlist', de: 'Der Merkzettel wird geladen' });
export const clear = say({ en: 'Clear the list', de: 'Merkzettel leeren' });
export const storedHere = say({ en: 'Kept in this browser for 30 days. ', de: '30 Tage lang in diesem Browser. ' });
export const signIn = say({ en: 'Sign in', de: 'Melde dich an' });
export const toKeep = say({
  en: ' to keep it on every device.',
  de: ', dann hast du ihn auf jedem Gerät.',
});
export const emptyCollection = say({
  en: ['Nothing in this collection yet', 'Choose the collection at a piece to put it here.'],
  de: ['In dieser Sammlung ist noch nichts', 'Wähle die Sammlung bei einem Stück, dann steht es hier.'],
});
export const empty = say({
  en: [
    'Your wishlist is empty',
    'The heart at a piece puts it here. You will see when its price falls or when it is back.',
  ],
  de: [
    'Dein Merkzettel ist leer',
    'Das Herz an einem Stück setzt es hierher. Du siehst dann, wenn sein Preis fällt oder es wieder da ist.',
  ],
});
export const browse = say({ en: 'Browse all pieces', de: 'Alle Stücke durchsehen' });
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
export const collections = say({ en: 'Collections', de: 'Sammlungen' });
export const all = say({ en: 'All', de: 'Alle' });
export const deleteCollection = say({ en: 'Delete this collection', de: 'Diese Sammlung löschen' });
export const newCollection = say({ en: 'New collection', de: 'Neue Sammlung' });
export const collectionName = say({ en: 'Name of the collection', de: 'Name der Sammlung' });
export const add = say({ en: 'Add', de: 'Anlegen' });
export const needConnection = say({
  en: 'Collections and sharing need a connection. Hearts and moves to the cart are kept until there is one.',
  de: 'Sammlungen und Teilen brauchen eine Verbindung. Herzen und was in den Warenkorb soll, merken wir uns bis dahin.',
});
export const wishlistOf = say({
  en: (name: string) => `${name}’s wishlist`,
  de: (name: string) => `Merkzettel von ${name}`,
});
export const someWishlist = say({ en: 'A wishlist', de: 'Ein Merkzettel' });
export const gone = say({
  en: ['This wishlist is not there, or is no longer shared', 'Ask for a new link.'],
  de: ['Diesen Merkzettel gibt es nicht, oder er wird nicht mehr geteilt', 'Bitte um einen neuen Link.'],
});
export const offline = say({
  en: [
    'This list needs a connection',
    'Somebody shared it with you. It is shown as it is now, so it is not kept on this device.',
  ],
  de: [
    'Dieser Merkzettel braucht eine Verbindung',
    'Jemand hat ihn mit dir geteilt. Er wird gezeigt, wie er jetzt ist, und deshalb nicht auf diesem Gerät behalten.',
  ],
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const yourOwn = say({ en: 'Your own wishlist', de: 'Dein eigener Merkzettel' });
export const thisOne = say({ en: 'This wishlist', de: 'Dieser Merkzettel' });
export const nothingYet = say({ en: 'Nothing on it yet', de: 'Noch steht nichts darauf' });
