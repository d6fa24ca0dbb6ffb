import type { ArticleText } from '../../article.ts';

export const delivery: ArticleText = {
  title: 'Versand und Ankunft',
  summary: 'Was der Versand kostet, wann ein Paket losgeht und ankommt, und wohin Werkstätten verschicken.',
  keywords:
    'versand, versandkosten, porto, lieferung, lieferzeit, länder, ausland, express, zoll, paket, kostenloser versand',
  body: [
    'Bei jedem Stück steht, bis zu welchem Tag es die Werkstatt verlässt und zwischen welchen Tagen es in deinem Land ankommt. Neben den Tagen kannst du ein anderes Land wählen. Stücke, die für dich gemacht werden, brauchen so lange, wie die Werkstatt dort angibt.',
    { heading: 'Was er kostet' },
    {
      list: [
        'Der Versand wird für ein Paket gerechnet, nicht für ein Stück: Er hängt vom Gewicht ab, davon, wo die Werkstatt ist, und davon, wohin es geht.',
        'Mit Sendungsverfolgung ist der übliche Weg. Express ist unterwegs schneller, kürzt aber nicht die Zeit in der Werkstatt.',
        'Manche Werkstätten verschicken kostenlos, immer oder ab einem Betrag, der neben dem Preis steht.',
        'Warenkorb und Kasse zeigen den Versand jedes Pakets, bevor du bezahlst. Später kommt nichts dazu.',
      ],
    },
    { heading: 'Warum sind es mehrere Pakete?' },
    'Jede Werkstatt packt und verschickt ihre eigenen Stücke. Du bezahlst einmal. Was aus zwei Werkstätten kommt, kommt in zwei Paketen und an zwei Tagen.',
    { heading: 'Wohin Stücke verschickt werden' },
    'Werkstätten verschicken im eigenen Land, und die meisten auch ins übrige Europa, nach Australien, Kanada, Japan, Neuseeland, Südkorea und in die USA. Wird ein Stück nicht in dein Land verschickt, steht das auf seiner Seite, bevor du es in den Warenkorb legst. Außerhalb der Europäischen Union kann der Zoll eine Abgabe verlangen, die nicht im Preis enthalten ist.',
  ],
};
