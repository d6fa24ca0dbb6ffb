import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'VAT rates', de: 'Mehrwertsteuersätze' });
export const note = say({
  en: 'A new rate holds from its day on, in every process. What was sold before keeps its own.',
  de: 'Ein neuer Satz gilt ab seinem Tag, in jedem Prozess. Was vorher verkauft wurde, behält seinen.',
});
export const theRates = say({ en: 'The VAT rates', de: 'Die Mehrwertsteuersätze' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const country = say({ en: 'Country', de: 'Land' });
export const kind = say({ en: 'Kind of goods', de: 'Art der Ware' });
export const kinds = say({
  en: { standard: 'Standard', books: 'Books', children_clothes: 'Children’s clothes' },
  de: { standard: 'Regelsatz', books: 'Bücher', children_clothes: 'Kinderkleidung' },
});
export const parts = say<Record<string, string>>({
  en: {
    'PT-30': 'Madeira',
    'PT-20': 'Azores',
    'FR-20R': 'Corsica',
    'GR-A': 'Aegean islands',
    'AT-JM': 'Jungholz and Mittelberg',
  },
  de: {
    'PT-30': 'Madeira',
    'PT-20': 'Azoren',
    'FR-20R': 'Korsika',
    'GR-A': 'Ägäis-Inseln',
    'AT-JM': 'Jungholz und Mittelberg',
  },
});
export const set = say({ en: 'Plan a rate', de: 'Einen Satz planen' });
export const percent = say({ en: 'New rate in percent', de: 'Neuer Satz in Prozent' });
export const day = say({ en: 'First day', de: 'Erster Tag' });
export const dayNote = say({
  en: 'at the earliest the day after tomorrow',
  de: 'frühestens übermorgen',
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const from = say({
  en: (rate: string, when: string) => `${rate} from ${when}`,
  de: (rate: string, when: string) => `${rate} ab ${when}`,
});
export const preview = say({
  en: (what: string, before: string, next: string) =>
    `${what}: ${before} today, ${next}. Open orders keep what they were sold with.`,
  de: (what: string, before: string, next: string) =>
    `${what}: heute ${before}, ${next}. Offene Bestellungen behalten, womit sie verkauft wurden.`,
});
export const save = say({ en: 'Plan this rate', de: 'Diesen Satz planen' });
export const takeBack = say({ en: 'Take the planned rate back', de: 'Geplanten Satz zurücknehmen' });
export const saved = say({ en: 'VAT rate planned.', de: 'Mehrwertsteuersatz geplant.' });
export const isTakenBack = say({ en: 'Planned rate taken back.', de: 'Geplanter Satz zurückgenommen.' });
export const wrong = say({
  en: 'Choose a first day, a rate from 0 to 50 and write a reason.',
  de: 'Wähle einen ersten Tag, einen Satz von 0 bis 50 und schreib einen Grund.',
});
export const history = say({ en: 'Who set what', de: 'Wer was gesetzt hat' });
export const never = say({ en: 'No rate was set here yet.', de: 'Hier wurde noch kein Satz gesetzt.' });
export const tookBack = say({ en: 'taken back', de: 'zurückgenommen' });
export const setBy = say({
  en: (who: string, when: string) => `${who}, ${when}`,
  de: (who: string, when: string) => `${who}, ${when}`,
});
