import type { Hit } from '#domain/office/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const label = say({ en: 'Find and go', de: 'Finden und öffnen' });
export const placeholder = say({
  en: 'Order or case number, person, listing, setting or section',
  de: 'Bestell- oder Fallnummer, Name, Stück, Einstellung oder Bereich',
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
  en: { order: 'Orders', case: 'Cases', person: 'People', listing: 'Listings', shop: 'Shops', setting: 'Settings' },
  de: {
    order: 'Bestellungen',
    case: 'Fälle',
    person: 'Konten',
    listing: 'Stücke',
    shop: 'Shops',
    setting: 'Einstellungen',
  },
});
export const caseStates = say({
  en: {
    house: 'the marketplace decides',
    buyer: 'the buyer is asked',
    maker: 'the workshop is asked',
    bank: 'the bank decides',
    decided: 'decided',
  },
  de: {
    house: 'der Marktplatz entscheidet',
    buyer: 'die Käuferseite ist gefragt',
    maker: 'die Werkstatt ist gefragt',
    bank: 'die Bank entscheidet',
    decided: 'entschieden',
  },
});
