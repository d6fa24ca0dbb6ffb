import { say } from '#web/platform/languages/language.ts';

export const report = say({
  en: (id: string) =>
    `Your cart and your orders are safe. Load the page again; if it happens once more, write to us and name report ${id}.`,
  de: (id: string) =>
    `Dein Warenkorb und deine Bestellungen sind sicher. Lade die Seite neu; passiert es noch einmal, schreib uns und nenne Meldung ${id}.`,
});
export const goHome = say({ en: 'Go to the home page', de: 'Zur Startseite' });
export const subject = say({ en: (id: string) => `Report ${id}`, de: (id: string) => `Meldung ${id}` });
