import { say } from '#web/platform/languages/language.ts';

export const missing = say({
  en: {
    name: 'Fill in a name.',
    line1: 'Fill in street and number.',
    postcode: 'Fill in the postcode.',
    city: 'Fill in the town.',
  },
  de: {
    name: 'Trag einen Namen ein.',
    line1: 'Trag Straße und Hausnummer ein.',
    postcode: 'Trag die Postleitzahl ein.',
    city: 'Trag den Ort ein.',
  },
});
export const checkField = say({ en: 'Check this field.', de: 'Sieh dieses Feld noch einmal an.' });
export const saved = say({ en: 'The address is saved.', de: 'Die Adresse ist gespeichert.' });
export const takenOut = say({ en: 'The address is taken out.', de: 'Die Adresse ist entfernt.' });
export const changeIt = say({ en: 'Change the address', de: 'Adresse ändern' });
export const newOne = say({ en: 'New address', de: 'Neue Adresse' });
export const fullName = say({ en: 'Full name', de: 'Vor- und Nachname' });
export const street = say({ en: 'Street and number', de: 'Straße und Hausnummer' });
export const addition = say({ en: 'Addition', de: 'Zusatz' });
export const optional = say({ en: 'Optional', de: 'freiwillig' });
export const postcode = say({ en: 'Postcode', de: 'Postleitzahl' });
export const town = say({ en: 'Town', de: 'Ort' });
export const country = say({ en: 'Country', de: 'Land' });
export const phone = say({ en: 'Phone', de: 'Telefon' });
export const useAtCheckout = say({ en: 'Use it when I check out', de: 'An der Kasse verwenden' });
export const save = say({ en: 'Save the address', de: 'Adresse speichern' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const yourAddresses = say({ en: 'Your addresses', de: 'Deine Adressen' });
export const noneYet = say({ en: 'No address yet', de: 'Noch keine Adresse' });
export const noneWhy = say({
  en: 'The one you use most fills the checkout for you.',
  de: 'Die, die du am häufigsten benutzt, füllt für dich die Kasse aus.',
});
export const add = say({ en: 'Add an address', de: 'Adresse hinzufügen' });
export const book = say({ en: 'Address book', de: 'Adressbuch' });
export const fillsCheckout = say({ en: '. Fills your checkout.', de: '. Füllt die Kasse aus.' });
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeIn = say({
  en: (city: string) => `Change the address in ${city}`,
  de: (city: string) => `Adresse in ${city} ändern`,
});
export const takeOut = say({ en: 'Take out', de: 'Entfernen' });
export const takeOutIn = say({
  en: (city: string) => `Take out the address in ${city}`,
  de: (city: string) => `Adresse in ${city} entfernen`,
});
