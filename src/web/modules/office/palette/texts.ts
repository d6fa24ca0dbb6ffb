import type { Hit } from '#domain/office/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const label = say({ en: 'Find and go', de: 'Finden und öffnen' });
export const words = say({
  en: 'Order number, person, listing, setting or section',
  de: 'Bestellnummer, Name, Stück, Einstellung oder Bereich',
});
export const nothing = say({ en: 'Nothing that you may see fits.', de: 'Nichts, was du sehen darfst, passt.' });
export const goTo = say({ en: 'Go to', de: 'Öffnen' });
export const action = say({ en: 'Do', de: 'Tun' });
export const recent = say({ en: 'Recent', de: 'Zuletzt' });
export const order = say({
  en: (number: string) => `Order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const kinds = say<Record<Hit['kind'], string>>({
  en: { order: 'Orders', person: 'People', listing: 'Listings', shop: 'Shops', setting: 'Settings' },
  de: { order: 'Bestellungen', person: 'Konten', listing: 'Stücke', shop: 'Shops', setting: 'Einstellungen' },
});
