import { say } from '#web/platform/languages/language.ts';

export const newProfile = say({ en: 'New shipping profile', de: 'Neues Versandprofil' });
export const changeProfile = say({ en: (name: string) => `Edit ${name}`, de: (name: string) => `${name} bearbeiten` });
export const back = say({ en: 'Shipping settings', de: 'Versand' });
export const name = say({ en: 'Name, only you see it', de: 'Name, nur für dich' });
export const packing = say({ en: 'Packing and handling', de: 'Verpacken' });
export const extra = say({ en: 'Packing cost per parcel', de: 'Verpackung je Paket' });
export const packingGrams = say({ en: 'Packing weight', de: 'Gewicht der Verpackung' });
export const handlingDays = say({ en: 'Days to pack', de: 'Tage zum Verpacken' });
export const handlingHint = say({
  en: 'Working days, on top of the making time of the piece.',
  de: 'Arbeitstage, zusätzlich zur Arbeitszeit am Stück.',
});
export const free = say({ en: 'Free shipping from', de: 'Versand kostenlos ab' });
export const freeHint = say({
  en: 'Letters and tracked parcels. Express is never free.',
  de: 'Briefe und Pakete mit Sendungsverfolgung. Express ist nie kostenlos.',
});
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const never = say({ en: 'Never', de: 'Nie' });
export const rates = say({ en: 'Rates', de: 'Versandkosten' });
export const whichRates = say({ en: 'Which rates', de: 'Welche Versandkosten' });
export const plainRates = say({ en: 'Plain rates', de: 'Übliche Versandkosten' });
export const ownRates = say({ en: 'My own rates', de: 'Eigene Versandkosten' });
export const plainHint = say({
  en: 'The marketplace’s rates by weight. Choose where you send to.',
  de: 'Die Versandkosten des Marktplatzes nach Gewicht. Wähle, wohin du verschickst.',
});
export const ownHint = say({
  en: 'A country’s own rate comes before the rate of its zone. Countries without a rate are not served.',
  de: 'Der Preis eines Landes geht dem seiner Zone vor. Länder ohne Preis werden nicht beliefert.',
});
export const rate = say({ en: (number: number) => `Rate ${number}`, de: (number: number) => `Preis ${number}` });
export const area = say({ en: 'To', de: 'Nach' });
export const way = say({ en: 'Service', de: 'Versandart' });
export const by = say({ en: 'Charged by', de: 'Berechnet nach' });
export const bys = say({ en: { weight: 'Weight', item: 'Piece' }, de: { weight: 'Gewicht', item: 'Stück' } });
export const first = say({
  en: { weight: 'First kilogram', item: 'First piece' },
  de: { weight: 'Erstes Kilogramm', item: 'Erstes Stück' },
});
export const more = say({
  en: { weight: 'Each further kilogram', item: 'Each further piece' },
  de: { weight: 'Jedes weitere Kilogramm', item: 'Jedes weitere Stück' },
});
export const fromDays = say({ en: 'Days on the way, from', de: 'Tage unterwegs, von' });
export const toDays = say({ en: 'to', de: 'bis' });
export const maxGrams = say({ en: 'Heaviest parcel', de: 'Schwerstes Paket' });
export const noLimit = say({ en: 'No limit', de: 'Ohne Grenze' });
export const addRate = say({ en: 'Add a rate', de: 'Preis hinzufügen' });
export const removeRate = say({ en: 'Remove rate', de: 'Preis entfernen' });
export const areas = say({
  en: { home: 'Your own country', eu: 'European Union', europe: 'Rest of Europe', world: 'Rest of the world' },
  de: { home: 'Dein eigenes Land', eu: 'Europäische Union', europe: 'Übriges Europa', world: 'Rest der Welt' },
});
export const zonesGroup = say({ en: 'Zones', de: 'Zonen' });
export const countriesGroup = say({ en: 'Single countries', de: 'Einzelne Länder' });
export const except = say({ en: 'Do not send to', de: 'Nicht verschicken nach' });
export const addExcept = say({ en: 'Add a country', de: 'Land hinzufügen' });
export const removeExcept = say({
  en: (country: string) => `Send to ${country} again`,
  de: (country: string) => `Wieder nach ${country} verschicken`,
});
export const origin = say({ en: 'Where parcels start', de: 'Wo Pakete starten' });
export const originHint = say({
  en: 'Leave it empty if parcels start in your shop’s country. Only buyers who collect see the address, after they paid.',
  de: 'Lass es leer, wenn Pakete im Land deines Shops starten. Die Adresse sieht nur, wer abholt, nach dem Bezahlen.',
});
export const pickup = say({ en: 'Buyers can collect at the workshop', de: 'Abholung in der Werkstatt' });
export const pickupHint = say({
  en: 'Free, for buyers in the same country.',
  de: 'Kostenlos, für alle im selben Land.',
});
export const originFields = say({
  en: { line1: 'Street and number', postcode: 'Postcode', city: 'Town', country: 'Country' },
  de: { line1: 'Straße und Hausnummer', postcode: 'Postleitzahl', city: 'Ort', country: 'Land' },
});
export const choose = say({ en: 'Choose', de: 'Auswählen' });
export const save = say({ en: 'Save profile', de: 'Profil speichern' });
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const isSaved = say({
  en: (name: string) => `${name} is saved.`,
  de: (name: string) => `${name} ist gespeichert.`,
});
export const problems = say({
  en: 'Check the marked fields. Nothing is saved yet.',
  de: 'Prüfe die markierten Felder. Noch ist nichts gespeichert.',
});
export const gone = say({
  en: 'This profile was removed. Go back to see the others.',
  de: 'Dieses Profil wurde entfernt. Geh zurück zu den anderen.',
});
export const wrong = say({
  en: {
    name: 'Name the profile, for example Fragile.',
    amount: 'Write amounts like 3.50, up to 1,000.',
    days: 'Write days from 1 to 60.',
    daysOrder: 'Write days from the first number to 60.',
    grams: 'Write grams from 1 to 100,000.',
    packing: 'Write grams up to 30,000.',
    handling: 'Write days up to 30.',
    twice: 'This area has a rate for this service already.',
    noRate: 'Add at least one rate.',
    origin: 'Fill in the whole address.',
  },
  de: {
    name: 'Gib dem Profil einen Namen, zum Beispiel Zerbrechlich.',
    amount: 'Schreib Beträge wie 3,50, höchstens 1.000.',
    days: 'Schreib Tage von 1 bis 60.',
    daysOrder: 'Schreib Tage von der ersten Zahl bis 60.',
    grams: 'Schreib Gramm von 1 bis 100.000.',
    packing: 'Schreib Gramm bis 30.000.',
    handling: 'Schreib Tage bis 30.',
    twice: 'Für dieses Gebiet gibt es diese Versandart schon.',
    noRate: 'Füge mindestens einen Preis hinzu.',
    origin: 'Gib die ganze Adresse an.',
  },
});
