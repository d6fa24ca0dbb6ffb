import type { Sentence } from '../../core/languages/sentence-of.ts';
import type { StorageErrorCode } from './upload-errors.ts';

/** [ERR-09, ERR-12] What a person reads; more exact where files have a sentence of their own. */
export const storageErrorTexts: Record<StorageErrorCode, Sentence> = {
  unauthenticated: {
    en: 'Authentication required. Please sign in and try again.',
    de: 'Dafür musst du angemeldet sein. Melde dich an und versuche es noch einmal.',
  },
  'quota-exceeded': {
    en: 'Your file store is full. Remove what you no longer use, then try again.',
    de: 'Deine Dateiablage ist voll. Entferne, was du nicht mehr brauchst, und versuche es noch einmal.',
  },
  unauthorized: {
    en: 'You do not have permission to perform this action.',
    de: 'Dafür hast du keine Berechtigung.',
  },
  'object-not-found': {
    en: 'The file could not be found. It may have been removed.',
    de: 'Die Datei wurde nicht gefunden. Vielleicht wurde sie entfernt.',
  },
  'retry-limit-exceeded': {
    en: 'The file did not arrive. Check your connection and try again: it goes on where it stopped.',
    de: 'Die Datei kam nicht an. Prüfe deine Verbindung und versuche es noch einmal: Es geht dort weiter, wo es aufhörte.',
  },
  canceled: { en: 'The upload was canceled.', de: 'Das Hochladen wurde abgebrochen.' },
  refused: {
    en: 'This file was not taken. Choose another one.',
    de: 'Diese Datei wurde nicht angenommen. Nimm eine andere.',
  },
};
