import type { ArticleText } from '../../article.ts';

export const promoCodes: ArticleText = {
  title: 'Codes für deine Kundschaft',
  summary: 'Was ein Code deines Shops kann, und was beim Kaufen davon zu sehen ist.',
  keywords: 'code, gutschein, gutscheincode, rabatt, aktion, nachlass',
  body: [
    'Ein Code nimmt einen Anteil oder einen festen Betrag von den Stücken deines Shops weg, oder sein Paket geht kostenlos mit Sendungsverfolgung; diesen Versand trägst du, und Express kostet, was es kostet. Für Stücke oder Pakete anderer Werkstätten gilt er nie.',
    {
      list: [
        'Sein Name hat 3 bis 24 Buchstaben, Ziffern und Striche, wie SPRING-10.',
        'Du kannst einen Mindestwert der Bestellung verlangen, einen ersten und einen letzten Tag setzen und sagen, wie oft er gilt.',
        'Eine Verwendung zählt, wenn jemand zu bezahlen beginnt, und kommt zurück, wenn daraus nichts wird.',
        'Du kannst ihn jederzeit beenden. Wer damit schon zu bezahlen begonnen hat, zahlt noch den kleineren Preis.',
      ],
    },
    'Er wird im Warenkorb eingegeben. Dort steht sofort, was er wegnimmt oder warum er nicht gilt.',
  ],
};
