import type { ArticleText } from '../../article.ts';

export const trackAnOrder: ArticleText = {
  title: 'Wo ist meine Bestellung?',
  summary: 'Ein Paket mit oder ohne Konto verfolgen, und was du tun kannst, wenn es zu spät ist.',
  keywords:
    'verfolgen, sendungsverfolgung, verspätet, verloren, nicht angekommen, paket fehlt, falsche adresse, bestellung finden, lieferung',
  body: [
    {
      list: [
        'Mit Konto: [Deine Bestellungen](/orders) zeigt jede mit ihrem Stand und ihren Tagen.',
        'Als Gast: [Bestellung verfolgen](/track) fragt nach der Nummer der Bestellung und deiner E-Mail-Adresse. Die Nummer steht in der Mail mit der Bestätigung und sieht aus wie AM-2026-123456.',
        'Als Gast gekauft und seitdem ein Konto angelegt? Mit derselben Adresse, wenn sie bestätigt ist, steht die Bestellung bei deinen.',
      ],
    },
    { heading: 'Was der Stand bedeutet' },
    {
      list: [
        'Bestätigt: bezahlt, und die Werkstatt weiß davon.',
        'In Arbeit: Sie verlässt die Werkstatt bis zu dem Tag, der auf der Seite steht.',
        'Unterwegs: verschickt; sie kommt an dem Tag an, der dir versprochen wurde. Ist der Tag vorbei, steht dort eine neue Schätzung. Hat die Werkstatt die Nummer des Pakets genannt, steht sie daneben.',
        'Zugestellt: Du oder die Werkstatt habt gesagt, dass sie angekommen ist, oder seit dem letzten der versprochenen Tage sind 14 Tage vergangen. Von jetzt an kannst du das Stück bewerten.',
        'Abgeschlossen: Die Zeit zum Zurückschicken ist vorbei.',
      ],
    },
    { heading: 'Sie ist zu spät' },
    'Ist ein versprochener Tag vorbei, sagt es die Seite der Bestellung als Erstes, mit einer neuen Schätzung und dem, was du tun kannst, und wir schreiben dir eine Mail. Wenn du nicht warten möchtest, schreib der Werkstatt oder melde ein Problem mit der Nummer der Bestellung: Wir fragen die Werkstatt und den Paketdienst und sagen dir, wie es weitergeht. Falsche Adresse? Schreib sofort: Bis das Paket losgeht, bitten wir die Werkstatt, es an die richtige zu schicken.',
  ],
};
