import type { ArticleText } from '../../article.ts';

export const firstPiece: ArticleText = {
  title: 'Dein erstes Stück verkaufen',
  summary: 'Vom leeren Shop zu einem Stück, das man kaufen kann, in fünf Schritten.',
  keywords:
    'geld bekommen, auszahlung, bankkonto, rechnung, umsatzsteuer, verkaufen, shop eröffnen, stück anlegen, fotos, bilder, preis, bestand, veröffentlichen, werkstatt',
  body: [
    {
      steps: [
        ['Ein Konto anlegen', 'Zu jedem gehört ein Shop. [So legst du eines an](/support/how-to-create-account).'],
        [
          'Sagen, wo du arbeitest',
          'Auf der [Seite deines Shops](/seller-dashboard/shop): Ort und Land, denn danach wird der Versand gerechnet, und wie lange man dir Stücke zurückschicken kann.',
        ],
        ['Deine Geschichte erzählen', 'Wer die Stücke macht, und wie. Ein paar ehrliche Sätze genügen.'],
        [
          'Das Stück beschreiben',
          '[Stück anlegen](/seller-dashboard/add-listing) braucht ein Bild, einen Titel, einen Preis und wie viele es gibt. Beim Tippen wird es gespeichert, auf allen deinen Geräten.',
        ],
        [
          'Veröffentlichen',
          'Es steht sofort im Shop und in der Suche, wenn der Marktplatz neue Stücke nicht erst ansieht.',
        ],
      ],
    },
    { heading: 'Was du für dein Geld brauchst' },
    {
      list: [
        'Wer verkauft, und deine Umsatzsteuer: unter [Rechnungen](/seller-dashboard/invoices). Ohne das wird keine Rechnung geschrieben.',
        'Dein Bankkonto: unter [Auszahlungen](/seller-dashboard/payouts/account). Ausgezahlt wird erst, wenn es geprüft ist. Was du bis dahin verdienst, bleibt in deinem Guthaben.',
      ],
    },
    { heading: 'Was ein Stück verkauft' },
    {
      list: [
        'Tageslicht und ein ruhiger Hintergrund für das erste Bild, dann eines im Gebrauch und eines mit einem Detail.',
        'Maße in Zentimetern und das Gewicht: Aus dem Gewicht ergibt sich der Versand.',
        'Eine ehrliche Zahl von Werktagen. Daraus wird gerechnet, was beim Kauf versprochen wird.',
        'Farben und Größen als Ausführungen, jede mit eigenem Bestand und Preis, und nicht als eigenes Stück.',
      ],
    },
  ],
};
