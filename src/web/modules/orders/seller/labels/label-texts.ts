import type { Rate } from '#domain/orders/labels/model.ts';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const label = say({ en: 'Shipping label', de: 'Versandetikett' });
export const buy = say({ en: 'Buy label', de: 'Etikett kaufen' });
export const buyFor = say({
  en: (number: string) => `Buy a label for ${number}`,
  de: (number: string) => `Etikett für ${number} kaufen`,
});
export const whatFollows = say({
  en: 'Everything left of the order goes into one parcel. The label is paid from your balance; an unused one can be given back.',
  de: 'Alles, was von der Bestellung übrig ist, kommt in ein Paket. Das Etikett wird vom Guthaben bezahlt; ein unbenutztes lässt sich zurückgeben.',
});
export const weight = say({ en: 'Weight', de: 'Gewicht' });
export const weightInGrams = say({ en: 'Weight, g', de: 'Gewicht, g' });
export const grams = say({ en: 'in grams, packed', de: 'in Gramm, verpackt' });
export const weightOf = say({
  en: (number: string) => `Weight of ${number} in grams`,
  de: (number: string) => `Gewicht von ${number} in Gramm`,
});
export const size = say({ en: 'Size', de: 'Größe' });
export const sizeOf = say({
  en: (number: string) => `Size of ${number}`,
  de: (number: string) => `Größe von ${number}`,
});
export const boxes = say({
  en: {
    letter: 'Large letter, 35 × 25 × 2 cm',
    small: 'Small, 25 × 18 × 10 cm',
    medium: 'Medium, 38 × 28 × 18 cm',
    large: 'Large, 60 × 40 × 35 cm',
  },
  de: {
    letter: 'Großbrief, 35 × 25 × 2 cm',
    small: 'Klein, 25 × 18 × 10 cm',
    medium: 'Mittel, 38 × 28 × 18 cm',
    large: 'Groß, 60 × 40 × 35 cm',
  },
});
export const showRates = say({ en: 'Show prices', de: 'Preise zeigen' });
export const way = say({ en: 'Carrier', de: 'Versanddienst' });
interface Priced {
  money: string;
  /** It takes longer than the buyer was promised. */
  isLate: boolean;
}
export const rate = say({
  en: ({ carrier, service, days }: Rate, { money, isLate }: Priced) =>
    [
      `${carrier} ${service}, ${money}`,
      days !== null && numbered(days, 'working day', 'working days'),
      isLate && 'later than promised',
    ]
      .filter(Boolean)
      .join(', '),
  de: ({ carrier, service, days }: Rate, { money, isLate }: Priced) =>
    [
      `${carrier} ${service}, ${money}`,
      days !== null && numbered(days, 'Werktag', 'Werktage'),
      isLate && 'später als versprochen',
    ]
      .filter(Boolean)
      .join(', '),
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const close = say({ en: 'Close', de: 'Schließen' });
export const bought = say({
  en: (carrier: string, money: string) => `The label of ${carrier} is bought for ${money}.`,
  de: (carrier: string, money: string) => `Das Etikett von ${carrier} ist für ${money} gekauft.`,
});
export const costs = say({
  en: (carrier: string, service: string, money: string) => `${carrier} ${service}, ${money}`,
  de: (carrier: string, service: string, money: string) => `${carrier} ${service}, ${money}`,
});
export const states = say({
  en: { buying: 'Being bought', bought: 'Bought', refunding: 'Being given back', refunded: 'Given back' },
  de: { buying: 'Wird gekauft', bought: 'Gekauft', refunding: 'Wird zurückgegeben', refunded: 'Zurückgegeben' },
});
export const print = say({ en: 'Print label and slip', de: 'Etikett und Packzettel drucken' });
export const returnUnused = say({ en: 'Return unused label', de: 'Unbenutztes Etikett zurückgeben' });
export const goesBack = say({
  en: 'The label is given back. Its price returns to your balance.',
  de: 'Das Etikett wird zurückgegeben. Sein Preis kommt zurück ins Guthaben.',
});

export const fulfil = say({
  en: {
    action: 'Buy labels, print, send',
    firstOnes: (count: number) => `${count} at once: the first of the list`,
    title: (count: number) => `Send ${numbered(count, 'order', 'orders')}`,
    order: 'Order',
    result: 'Result',
    paper: 'Paper',
    papers: { '4x6': 'Label, 4 × 6 in', a6: 'A6', a5: 'A5', a4: 'A4' },
    withLabels: 'Buy a label for each: the cheapest that arrives in time',
    asSent: 'Mark as sent when printed',
    asSentHint: 'Each buyer gets the mail below.',
    preview: 'Message to the buyers',
    start: 'Buy, print and send',
    startSlips: 'Print and send',
    working: 'Working …',
    open: 'Open the PDF to print',
    sent: 'Sent',
    sentWith: (money: string) => `Sent, label ${money}`,
    packed: (money: string) => `Label bought, ${money}`,
    done: (good: number, all: number) => `${good} of ${all} orders are done.`,
    cost: (money: string) => `Labels: ${money}.`,
    failed: 'Correct the weight or size in the rows with an error, and start again. Finished rows are left alone.',
  },
  de: {
    action: 'Etiketten kaufen, drucken, verschicken',
    firstOnes: (count: number) => `${count} auf einmal: die ersten der Liste`,
    title: (count: number) => `${numbered(count, 'Bestellung', 'Bestellungen')} verschicken`,
    order: 'Bestellung',
    result: 'Ergebnis',
    paper: 'Papier',
    papers: { '4x6': 'Etikett, 4 × 6 Zoll', a6: 'A6', a5: 'A5', a4: 'A4' },
    withLabels: 'Für jede ein Etikett kaufen: das günstigste, das rechtzeitig ankommt',
    asSent: 'Nach dem Drucken als verschickt eintragen',
    asSentHint: 'Alle bekommen die Mail unten.',
    preview: 'Nachricht an die Käuferinnen und Käufer',
    start: 'Kaufen, drucken, verschicken',
    startSlips: 'Drucken und verschicken',
    working: 'Läuft …',
    open: 'PDF zum Drucken öffnen',
    sent: 'Verschickt',
    sentWith: (money: string) => `Verschickt, Etikett ${money}`,
    packed: (money: string) => `Etikett gekauft, ${money}`,
    done: (good: number, all: number) => `${good} von ${all} Bestellungen sind fertig.`,
    cost: (money: string) => `Etiketten: ${money}.`,
    failed:
      'Berichtige Gewicht oder Größe in den Zeilen mit einem Fehler und starte noch einmal. Fertige Zeilen bleiben, wie sie sind.',
  },
});
