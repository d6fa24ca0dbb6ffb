import { say } from '#web/platform/languages/language.ts';

export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const cleared = say({ en: 'Your wishlist is cleared.', de: 'Dein Merkzettel ist geleert.' });
export const clearedWithLink = say({
  en: 'Your wishlist is cleared, and its link no longer works.',
  de: 'Dein Merkzettel ist geleert, und sein Link gilt nicht mehr.',
});
