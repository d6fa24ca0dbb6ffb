import { say } from '#web/platform/languages/language.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';

export const title = say({ en: 'Audit log', de: 'Protokoll' });
export const sub = say({
  en: 'Every act of an administrator, newest first. Rows are only added, and each is sealed by the one before. Times are UTC.',
  de: 'Was die Verwaltung getan hat, das Neueste zuerst. Zeilen kommen nur dazu, und jede ist durch die davor versiegelt. Die Zeiten sind UTC.',
});
export const exportAsCsv = say({ en: 'Export as CSV', de: 'Als CSV exportieren' });
export const saved = say({
  en: (rows: number, file: string) => `${formatNumber(rows)} acts saved as ${file}.`,
  de: (rows: number, file: string) => `${formatNumber(rows)} Einträge gespeichert als ${file}.`,
});
export const newestSaved = say({
  en: (rows: number) => `The newest ${formatNumber(rows)} acts are saved. Choose days for the older ones.`,
  de: (rows: number) => `Die neuesten ${formatNumber(rows)} Einträge sind gespeichert. Wähle Tage für die älteren.`,
});
export const search = say({ en: 'Search the audit log', de: 'Das Protokoll durchsuchen' });
export const searchText = say({ en: 'Words', de: 'Wörter' });
export const searchHint = say({ en: 'Name, id, reason, address', de: 'Name, Kennung, Grund, Adresse' });
export const action = say({ en: 'Act', de: 'Vorgang' });
export const everyAction = say({ en: 'Every act', de: 'Jeder Vorgang' });
export const onWhat = say({ en: 'On what', de: 'Woran' });
export const onAnything = say({ en: 'On anything', de: 'An allem' });
export const from = say({ en: 'From', de: 'Von' });
export const to = say({ en: 'To', de: 'Bis' });
export const caption = say({ en: 'Acts, newest first', de: 'Vorgänge, das Neueste zuerst' });
export const theLog = say({ en: 'The audit log', de: 'Das Protokoll' });
export const noneFits = say({ en: 'No act fits', de: 'Kein Eintrag passt' });
export const noneYet = say({ en: 'No act yet', de: 'Noch kein Eintrag' });
export const showAll = say({ en: 'Show all acts', de: 'Alle Einträge zeigen' });
export const fromFirst = say({
  en: 'What administrators do stands here from the first act on.',
  de: 'Was die Verwaltung tut, steht hier vom ersten Mal an.',
});
export const older = say({ en: 'Load older acts', de: 'Ältere Einträge laden' });

export const heads = say({
  en: { when: 'When', who: 'Who', details: 'Details', before: 'Before', after: 'After' },
  de: { when: 'Wann', who: 'Wer', details: 'Einzelheiten', before: 'Vorher', after: 'Nachher' },
});
export const close = say({ en: 'Close', de: 'Schließen' });
export const detailsOf = say({
  en: (record: number) => `Details of act ${record}`,
  de: (record: number) => `Einzelheiten zu Eintrag ${record}`,
});
/** What an act was done to. */
export const kinds = say<Record<string, string>>({
  en: {
    admin: 'Administrator',
    application: 'Application',
    audit: 'Audit log',
    'audit log': 'Audit log',
    books: 'Books',
    broadcast: 'Announcement',
    case: 'Case',
    category: 'Category',
    charge: 'Charge',
    conversation: 'Conversation',
    country: 'Country',
    dispute: 'Dispute',
    error: 'Error',
    fee: 'Fee',
    'file-part': 'Part of a file',
    flag: 'Feature',
    invitation: 'Invitation',
    job: 'Job',
    letter: 'Letter',
    list: 'List',
    listing: 'Listing',
    macro: 'Saved answer',
    mail: 'Mail',
    message: 'Message',
    order: 'Order',
    payments: 'Payments',
    person: 'Account',
    picture: 'Picture',
    policy: 'Policy',
    postage: 'Standard postage',
    'privacy-letter': 'Letter about data',
    question: 'Question',
    queue: 'Queue',
    reaction: 'Reaction',
    report: 'Report',
    review: 'Review',
    role: 'Role',
    setting: 'Setting',
    ticket: 'Ticket',
    user: 'Account',
    vat: 'VAT',
  },
  de: {
    admin: 'Verwaltung',
    application: 'Bewerbung',
    audit: 'Protokoll',
    'audit log': 'Protokoll',
    books: 'Bücher',
    broadcast: 'Rundschreiben',
    case: 'Fall',
    category: 'Kategorie',
    charge: 'Zahlung',
    conversation: 'Unterhaltung',
    country: 'Land',
    dispute: 'Einspruch',
    error: 'Fehler',
    fee: 'Gebühr',
    'file-part': 'Teil einer Datei',
    flag: 'Funktion',
    invitation: 'Einladung',
    job: 'Auftrag',
    letter: 'Brief',
    list: 'Liste',
    listing: 'Stück',
    macro: 'Gespeicherte Antwort',
    mail: 'Mail',
    message: 'Nachricht',
    order: 'Bestellung',
    payments: 'Zahlungen',
    person: 'Konto',
    picture: 'Bild',
    policy: 'Bedingungen',
    postage: 'Standardporto',
    'privacy-letter': 'Brief zum Datenschutz',
    question: 'Frage',
    queue: 'Warteschlange',
    reaction: 'Reaktion',
    report: 'Bericht',
    review: 'Bewertung',
    role: 'Rolle',
    setting: 'Einstellung',
    ticket: 'Anfrage',
    user: 'Konto',
    vat: 'Mehrwertsteuer',
  },
});
export const allActions = say({ en: 'All acts', de: 'Alle Schritte' });
