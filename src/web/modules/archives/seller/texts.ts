import { RETENTION_HOURS } from '#domain/archives/limits.ts';
import type { ArchiveCounts } from '#domain/archives/manifest.ts';
import { formatNumber, listed, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Take your shop with you', de: 'Nimm deinen Shop mit' });
export const sub = say({
  en: 'One signed archive of everything that is yours, and the way back in.',
  de: 'Ein signiertes Archiv mit allem, was dir gehört, und der Weg zurück.',
});
export const shopPage = say({ en: 'Shop page', de: 'Shopseite' });

const mb = (bytes: number): string => formatNumber(Math.max(0.1, Math.round(bytes / 104_857.6) / 10));
export const size = (bytes: number): string => `${mb(bytes)} MB`;

/** `3 pieces, 12 pictures, 40 orders` */
export const contents = (counts: ArchiveCounts): string =>
  listed([
    say({ en: numbered(counts.listings, 'piece', 'pieces'), de: numbered(counts.listings, 'Stück', 'Stücke') }),
    say({ en: numbered(counts.pictures, 'picture', 'pictures'), de: numbered(counts.pictures, 'Bild', 'Bilder') }),
    say({ en: numbered(counts.orders, 'order', 'orders'), de: numbered(counts.orders, 'Bestellung', 'Bestellungen') }),
    say({
      en: numbered(counts.returns, 'return', 'returns'),
      de: numbered(counts.returns, 'Rücksendung', 'Rücksendungen'),
    }),
    say({
      en: numbered(counts.reviews, 'review', 'reviews'),
      de: numbered(counts.reviews, 'Bewertung', 'Bewertungen'),
    }),
    say({
      en: numbered(counts.messages, 'message', 'messages'),
      de: numbered(counts.messages, 'Nachricht', 'Nachrichten'),
    }),
  ]);

export const making = say({
  en: {
    title: 'Your archive',
    what: 'Pieces with their pictures, sections and shipping profiles, orders, returns, reviews and messages, in one zip file. The marketplace signs it, so that anyone can check where it comes from.',
    private: 'It tells of your buyers: their names, where their orders went, what they wrote. Keep it safe.',
    start: 'Make an archive',
    again: 'Make a new archive',
    waiting: 'Your archive is being made. You can leave this page.',
    soFar: (done: number, total: number) =>
      `Making your archive: ${formatNumber(done)} of about ${formatNumber(total)} entries. You can leave this page.`,
    failed: 'The archive could not be made. Your shop is as it was. Try again.',
    ready: (bytes: string, at: string) => `Ready, ${bytes}, made at ${at}.`,
    until: (day: string) => `You can download it until ${day}.`,
    download: 'Download archive',
    lasts: `It is kept for ${RETENTION_HOURS} hours.`,
  },
  de: {
    title: 'Dein Archiv',
    what: 'Stücke mit Bildern, Bereiche und Versandprofile, Bestellungen, Rücksendungen, Bewertungen und Nachrichten, in einer ZIP-Datei. Der Marktplatz signiert sie, damit jeder prüfen kann, woher sie kommt.',
    private: 'Es erzählt von deiner Kundschaft: Namen, Lieferadressen, Nachrichten. Bewahre es sicher auf.',
    start: 'Archiv erstellen',
    again: 'Neues Archiv erstellen',
    waiting: 'Dein Archiv wird erstellt. Du kannst diese Seite verlassen.',
    soFar: (done: number, total: number) =>
      `Dein Archiv wird erstellt: ${formatNumber(done)} von etwa ${formatNumber(total)} Einträgen. Du kannst diese Seite verlassen.`,
    failed: 'Das Archiv konnte nicht erstellt werden. Dein Shop ist, wie er war. Versuche es noch einmal.',
    ready: (bytes: string, at: string) => `Fertig, ${bytes}, erstellt um ${at}.`,
    until: (day: string) => `Du kannst es bis ${day} herunterladen.`,
    download: 'Archiv herunterladen',
    lasts: `Es wird ${RETENTION_HOURS} Stunden aufbewahrt.`,
  },
});
export const theArchive = say({ en: 'Your archive', de: 'Dein Archiv' });
export const isSafe = say({
  en: 'Your shop is safe, only this part is missing',
  de: 'Deinem Shop ist nichts passiert, nur dieser Teil fehlt',
});

export const importing = say({
  en: {
    title: 'Import an archive',
    what: 'Into this shop: pieces with their pictures, sections and shipping profiles. What is here already stays as it is.',
    records:
      'Orders, reviews and messages of an archive are not imported. They stay in the archive as your records: a review counts here only after an order here.',
    choose: 'Choose an archive (.zip)',
    another: 'Choose another archive',
    tooLarge: 'This file is larger than 1 GB. Import its listings.csv instead, and add the pictures by hand.',
    uploading: (percent: number) => `Uploading: ${percent} %`,
    checking: (done: number, total: number) =>
      total ? `Checking: ${formatNumber(done)} of ${formatNumber(total)} files` : 'Checking the archive',
    running: (done: number, total: number) =>
      total
        ? `Importing: ${formatNumber(done)} of ${numbered(total, 'piece', 'pieces')}`
        : 'Importing sections and profiles',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    goOn: 'Go on importing',
    stopped: 'The import was stopped. What has come is here; going on passes over it.',
    switchedOff: 'Importing is switched off for your shop at the moment. Your archive can be made all the same.',
  },
  de: {
    title: 'Ein Archiv importieren',
    what: 'In diesen Shop: Stücke mit Bildern, Bereiche und Versandprofile. Was schon hier ist, bleibt, wie es ist.',
    records:
      'Bestellungen, Bewertungen und Nachrichten eines Archivs werden nicht importiert. Sie bleiben im Archiv als deine Unterlagen: Eine Bewertung zählt hier nur nach einer Bestellung hier.',
    choose: 'Archiv wählen (.zip)',
    another: 'Anderes Archiv wählen',
    tooLarge:
      'Diese Datei ist größer als 1 GB. Importiere stattdessen ihre listings.csv und füge die Bilder von Hand hinzu.',
    uploading: (percent: number) => `Wird hochgeladen: ${percent}\u00a0%`,
    checking: (done: number, total: number) =>
      total ? `Wird geprüft: ${formatNumber(done)} von ${formatNumber(total)} Dateien` : 'Das Archiv wird geprüft',
    running: (done: number, total: number) =>
      total
        ? `Wird importiert: ${formatNumber(done)} von ${numbered(total, 'Stück', 'Stücken')}`
        : 'Bereiche und Profile werden importiert',
    cancel: 'Abbrechen',
    tryAgain: 'Noch einmal versuchen',
    goOn: 'Import fortsetzen',
    stopped: 'Der Import wurde angehalten. Was angekommen ist, ist da; beim Fortsetzen wird es übersprungen.',
    switchedOff: 'Der Import ist für deinen Shop gerade abgeschaltet. Dein Archiv kannst du trotzdem erstellen.',
  },
});

export const preview = say({
  en: {
    title: 'What this archive holds',
    own: (market: string) => `Signed by ${market}, unchanged.`,
    other: (market: string) =>
      `Not signed by this marketplace. It says that ${market} made it, and it is unchanged since its key signed it.`,
    key: 'Key',
    of: (shop: string, day: string) => `${shop}, made on ${day}`,
    listings: (fresh: number, known: number, refused: number) =>
      `${numbered(fresh, 'piece is', 'pieces are')} new, ${formatNumber(known)} here already, ${formatNumber(refused)} cannot be taken.`,
    nothing: 'Nothing in it is new.',
    asWhat: 'New pieces',
    drafts: 'As drafts',
    asTheyWere: 'As they were',
    isMine: 'This shop is mine, and so are its pieces and pictures.',
    start: 'Import',
  },
  de: {
    title: 'Was dieses Archiv enthält',
    own: (market: string) => `Signiert von ${market}, unverändert.`,
    other: (market: string) =>
      `Nicht von diesem Marktplatz signiert. Es gibt an, dass ${market} es erstellt hat, und ist unverändert, seit dessen Schlüssel es signierte.`,
    key: 'Schlüssel',
    of: (shop: string, day: string) => `${shop}, erstellt am ${day}`,
    listings: (fresh: number, known: number, refused: number) =>
      `${numbered(fresh, 'Stück ist', 'Stücke sind')} neu, ${formatNumber(known)} schon hier, ${formatNumber(refused)} nicht möglich.`,
    nothing: 'Nichts darin ist neu.',
    asWhat: 'Neue Stücke',
    drafts: 'Als Entwürfe',
    asTheyWere: 'Wie sie waren',
    isMine: 'Dieser Shop ist meiner, und seine Stücke und Bilder auch.',
    start: 'Importieren',
  },
});

export const done = say({
  en: (imported: number, known: number, refused: number) =>
    `${numbered(imported, 'piece', 'pieces')} imported, ${formatNumber(known)} here already, ${formatNumber(refused)} not taken.`,
  de: (imported: number, known: number, refused: number) =>
    `${numbered(imported, 'Stück', 'Stücke')} importiert, ${formatNumber(known)} schon hier, ${formatNumber(refused)} nicht übernommen.`,
});
export const seeListings = say({ en: 'See your listings', de: 'Deine Stücke ansehen' });

export const remarks = say({
  en: {
    title: 'Remarks',
    line: 'Line',
    listing: 'Piece',
    outcome: 'Outcome',
    refused: 'Not taken',
    noted: 'Note',
    why: 'Why',
  },
  de: {
    title: 'Anmerkungen',
    line: 'Zeile',
    listing: 'Stück',
    outcome: 'Ergebnis',
    refused: 'Nicht übernommen',
    noted: 'Hinweis',
    why: 'Warum',
  },
});
