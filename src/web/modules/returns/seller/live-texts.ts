import { say } from '#web/platform/languages/language.ts';

export const menu = say({ en: 'Returns', de: 'Rücksendungen' });
export const moved = say({
  en: (number: string) => `Pieces of ${number} are asked back`,
  de: (number: string) => `Für Stücke der Bestellung ${number} wird eine Rücksendung angefragt`,
});
export const openIt = say({ en: 'Open it', de: 'Öffnen' });
