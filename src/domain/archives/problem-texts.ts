/** [DASH-05] Why an archive is not made, not given out or not taken. */
export const archivesProblemTexts = {
  'archives/not-found': {
    en: 'This archive is not here any more. Make a new one.',
    de: 'Dieses Archiv ist nicht mehr da. Erstelle ein neues.',
  },
  'archives/no-file': {
    en: 'The file did not arrive whole. Upload it again.',
    de: 'Die Datei ist nicht vollständig angekommen. Lade sie noch einmal hoch.',
  },
  'archives/unreadable': {
    en: 'This is no shop archive, or the file is damaged. Nothing was imported.',
    de: 'Das ist kein Shop-Archiv, oder die Datei ist beschädigt. Es wurde nichts importiert.',
  },
  'archives/too-large': {
    en: 'This file unpacks to more than a shop archive may hold. Nothing was imported.',
    de: 'Diese Datei enthält entpackt mehr, als ein Shop-Archiv enthalten darf. Es wurde nichts importiert.',
  },
  'archives/changed': {
    en: 'This archive was changed after it was signed. Nothing was imported. Use the file as it was downloaded.',
    de: 'Dieses Archiv wurde nach dem Signieren geändert. Es wurde nichts importiert. Nimm die Datei so, wie sie heruntergeladen wurde.',
  },
  'archives/of-another-shop': {
    en: 'This archive is from another shop of this marketplace. Only that shop can import it.',
    de: 'Dieses Archiv ist von einem anderen Shop dieses Marktplatzes. Nur dieser Shop kann es importieren.',
  },
  'archives/not-signed-here': {
    en: 'This marketplace did not sign this archive. Confirm that the shop is yours to import it.',
    de: 'Dieser Marktplatz hat dieses Archiv nicht signiert. Bestätige, dass der Shop deiner ist, um es zu importieren.',
  },
};
