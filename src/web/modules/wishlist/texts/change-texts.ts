import { say } from '#web/platform/languages/language.ts';

export const onWishlist = say({
  en: (title: string) => `${title}, on your wishlist`,
  de: (title: string) => `${title}, auf deinem Merkzettel`,
});
export const remove = say({ en: 'Remove from your wishlist', de: 'Vom Merkzettel nehmen' });
export const add = say({ en: 'Add to your wishlist', de: 'Auf den Merkzettel setzen' });
export const full = say({
  en: 'Your wishlist is full in this browser. Sign in to keep more; nothing is lost.',
  de: 'Dein Merkzettel ist in diesem Browser voll. Melde dich an, um mehr zu merken; es geht nichts verloren.',
});
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const saved = say({ en: 'Saved', de: 'Gemerkt' });
export const removedFromList = say({ en: 'Removed from your wishlist.', de: 'Vom Merkzettel genommen.' });
