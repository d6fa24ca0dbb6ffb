export const listingProblemTexts = {
  'listings/not-found': {
    en: 'This piece is no longer here. It may have been sold or taken down by its maker.',
    de: 'Dieses Stück ist nicht mehr da. Vielleicht ist es verkauft, oder die Werkstatt hat es herausgenommen.',
  },
  'listings/unknown-category': {
    en: 'This category takes no pieces. Choose one from the list.',
    de: 'Diese Kategorie nimmt keine Stücke auf. Wähle eine aus der Liste.',
  },
  'listings/variants-mismatch': {
    en: 'The combinations do not match the options. Each combination needs one value of every option, once.',
    de: 'Die Kombinationen passen nicht zu den Auswahlmöglichkeiten. Jede Kombination braucht von jeder Möglichkeit einen Wert, und jede nur einmal.',
  },
  'listings/unknown-picture': {
    en: 'One of the pictures is not in your picture store. Upload it again.',
    de: 'Eines der Bilder liegt nicht in deiner Bildablage. Lade es noch einmal hoch.',
  },
  'listings/price-out-of-range': {
    en: 'The new price would be below one cent, or higher than the marketplace takes.',
    de: 'Der neue Preis läge unter einem Cent oder über dem, was der Marktplatz annimmt.',
  },
  'listings/stock-out-of-range': {
    en: 'There would be more pieces than can be counted, or fewer than none.',
    de: 'Es wären mehr Stücke, als sich zählen lassen, oder weniger als keines.',
  },
  'listings/too-many-tags': {
    en: 'It would have more than 13 tags.',
    de: 'Es hätte mehr als 13 Schlagwörter.',
  },
  'listings/unknown-section': {
    en: 'Your shop has no such section any more. Choose another one.',
    de: 'Diesen Bereich gibt es in deinem Shop nicht mehr. Wähle einen anderen.',
  },
  'listings/section-name-taken': {
    en: 'Your shop has a section of this name. Choose another one.',
    de: 'In deinem Shop heißt schon ein Bereich so. Wähle einen anderen Namen.',
  },
  'listings/too-many-sections': {
    en: 'A shop has at most 30 sections. Remove one first.',
    de: 'Ein Shop hat höchstens 30 Bereiche. Entferne zuerst einen.',
  },
  'listings/sections-changed': {
    en: 'The sections of your shop were changed meanwhile. Look at them again, then order them.',
    de: 'Die Bereiche deines Shops wurden inzwischen geändert. Sieh sie dir noch einmal an und ordne sie dann.',
  },
  'listings/picture-required': {
    en: 'Add at least one picture before you publish.',
    de: 'Füge mindestens ein Bild hinzu, bevor du veröffentlichst.',
  },
  'listings/move-not-allowed': {
    en: 'A listing in this state cannot be changed that way.',
    de: 'Ein Stück in diesem Zustand lässt sich so nicht ändern.',
  },
  'listings/changed-meanwhile': {
    en: 'This piece was changed meanwhile, in another window perhaps. Nothing is lost: save again to put yours in its place, or open it anew to see the change.',
    de: 'Dieses Stück wurde inzwischen geändert, vielleicht in einem anderen Fenster. Nichts ist verloren: Speichere noch einmal, um deines an seine Stelle zu setzen, oder öffne es neu, um die Änderung zu sehen.',
  },
  'listings/not-in-review': {
    en: 'This listing does not wait for a review any more. Somebody decided already, or its maker took it back.',
    de: 'Dieses Stück wartet nicht mehr auf eine Prüfung. Es wurde schon entschieden, oder die Werkstatt hat es zurückgenommen.',
  },
  'listings/reason-required': {
    en: 'Say what its maker should change.',
    de: 'Schreib, was die Werkstatt ändern soll.',
  },
  'listings/changed-since': {
    en: 'Its maker changed this listing since you opened it. Look at it again before you decide.',
    de: 'Die Werkstatt hat dieses Stück geändert, seit du es geöffnet hast. Sieh es dir noch einmal an, bevor du entscheidest.',
  },
  'listings/changed-after': {
    en: 'This listing was changed after you decided. It stays as it is now.',
    de: 'Dieses Stück wurde nach deiner Entscheidung geändert. Es bleibt, wie es jetzt ist.',
  },
  'listings/undo-over': {
    en: 'This can no longer be taken back. Change the listing from its record instead.',
    de: 'Das lässt sich nicht mehr zurücknehmen. Ändere das Stück über seinen Eintrag.',
  },
  'listings/unknown-profile': {
    en: 'This shipping profile is not there any more. Choose another one.',
    de: 'Dieses Versandprofil gibt es nicht mehr. Wähle ein anderes.',
  },
  'listings/profile-name-taken': {
    en: 'Another of your shipping profiles has this name. Choose a different one.',
    de: 'So heißt schon ein anderes deiner Versandprofile. Wähle einen anderen Namen.',
  },
  'listings/pickup-needs-origin': {
    en: 'Buyers have to know where to collect. Add the address of your workshop, or switch collecting off.',
    de: 'Wer abholt, muss wissen, wo. Gib die Adresse deiner Werkstatt an oder schalte die Abholung aus.',
  },
  'listings/too-many-profiles': {
    en: 'A shop has at most 30 shipping profiles. Remove one that you no longer use.',
    de: 'Ein Shop hat höchstens 30 Versandprofile. Entferne eines, das du nicht mehr brauchst.',
  },
  'listings/stock-below-reserved': {
    en: 'Somebody is paying for this piece right now. The quantity can change in a few minutes.',
    de: 'Gerade bezahlt jemand dieses Stück. In ein paar Minuten lässt sich die Menge ändern.',
  },
  'listings/import-unreadable': {
    en: 'This is no table. Save it as CSV with one head line, or write one JSON object a line.',
    de: 'Das ist keine Tabelle. Speichere sie als CSV mit einer Kopfzeile, oder schreib ein JSON-Objekt je Zeile.',
  },
  'listings/import-columns': {
    en: ({ column }: Record<string, unknown>) =>
      `Two columns are called “${String(column)}”. Nothing was loaded. Give each column a name of its own.`,
    de: ({ column }: Record<string, unknown>) =>
      `Zwei Spalten heißen „${String(column)}“. Es wurde nichts eingelesen. Gib jeder Spalte einen eigenen Namen.`,
  },
  'listings/import-too-many-rows': {
    en: 'This table has more than 20,000 rows. Nothing was loaded. Split it into several.',
    de: 'Diese Tabelle hat mehr als 20.000 Zeilen. Es wurde nichts eingelesen. Teile sie in mehrere.',
  },
  'listings/import-running': {
    en: 'This table is being imported already, in another window perhaps. Wait until that is done.',
    de: 'Diese Tabelle wird schon eingelesen, vielleicht in einem anderen Fenster. Warte, bis das fertig ist.',
  },
  'listings/in-stock': {
    en: 'This piece is there again. You can put it into your cart.',
    de: 'Dieses Stück ist wieder da. Du kannst es in den Warenkorb legen.',
  },
  'listings/too-many-wishes': {
    en: 'You wait for many pieces already. Take one off before you add another.',
    de: 'Du wartest schon auf viele Stücke. Nimm eines heraus, bevor du ein weiteres vormerkst.',
  },
};
