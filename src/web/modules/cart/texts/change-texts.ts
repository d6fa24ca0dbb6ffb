import { say } from '#web/platform/languages/language.ts';

export const noRoom = say({
  en: 'This browser can keep no more changes. Try again when you are back online.',
  de: 'Dieser Browser kann sich keine weiteren Änderungen merken. Versuche es noch einmal, wenn du wieder online bist.',
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const removed = say({ en: 'Removed', de: 'Entfernt' });
export const saved = say({ en: 'Saved on your wishlist.', de: 'Auf deinem Merkzettel.' });
