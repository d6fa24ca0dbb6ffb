import type { ArticleText } from '../../article.ts';

export const placingAnOrder: ArticleText = {
  title: 'Etwas bestellen',
  summary: 'Vom Warenkorb bis zur Bestätigung, bei mehreren Werkstätten mit einer Zahlung.',
  keywords:
    'bestellen, kaufen, warenkorb, kasse, gast, bestätigung, bestellnummer, gutschein, rabatt, gravur, dein text',
  body: [
    {
      steps: [
        [
          'Stücke in den Warenkorb legen',
          'Wähle zuerst Größe oder Farbe, wo es eine Wahl gibt, und schreib deinen Text, wenn die Werkstatt ihn graviert oder malt.',
        ],
        [
          'Den Warenkorb durchsehen',
          'Er ist nach Shops geordnet: Jeder Shop ist ein Paket mit eigenem Versand. Ein Code kommt in das Feld unter der Summe.',
        ],
        [
          'Sagen, wohin es geht',
          'Eine E-Mail-Adresse und eine Lieferadresse genügen. Mit einem Konto steht die Adresse schon da.',
        ],
        [
          'Bezahlen',
          'Auf dem Knopf steht der Betrag. Vom Beginn der Zahlung an bleiben die Stücke 15 Minuten für dich zurückgelegt.',
        ],
      ],
    },
    'Danach siehst du die Nummer der Bestellung, wie AM-2026-123456, eine für jeden Shop, und bekommst sie per Mail.',
    { heading: 'Wenn sich etwas geändert hat' },
    'Ändern sich Preis, Bestand oder Versand, während du an der Kasse bist, wird nichts abgebucht, bevor du die neue Summe gesehen hast. Hat jemand anderes das letzte Stück genommen, steht das an seiner Zeile, und der Rest deines Warenkorbs bleibt.',
  ],
};
