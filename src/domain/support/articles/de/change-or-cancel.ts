import type { ArticleText } from '../../article.ts';

export const changeOrCancel: ArticleText = {
  title: 'Eine Bestellung ändern oder stornieren',
  summary: 'Bis wann sich eine Bestellung noch ändern lässt, und wie das Geld zurückkommt.',
  keywords: 'stornieren, storno, abbestellen, ändern, fehler, falsche größe, rechnung, erstattung, geld zurück',
  body: [
    'Eine Bestellung lässt sich stornieren, bis die Werkstatt damit angefangen hat. Viele fangen nach wenigen Stunden an, also sei schnell.',
    {
      steps: [
        ['Bestellung öffnen', 'Aus der Mail mit der Bestätigung oder unter [Deine Bestellungen](/orders).'],
        [
          'Bestellung stornieren',
          'Der Knopf ist da, solange niemand angefangen hat. Die Bestellung endet sofort, auch für die Werkstatt.',
        ],
        [
          'Zu spät, oder soll sich etwas anderes ändern?',
          'Mit Konto schreibst du der Werkstatt von der Bestellung aus. Als Gast wählst du Zu dieser Bestellung fragen: Der Link öffnet eine Mail an uns, in der die Nummer der Bestellung schon steht, und wir sprechen mit der Werkstatt. Was noch nicht verschickt ist, kann sie noch stornieren.',
        ],
      ],
    },
    'Das Geld einer stornierten Bestellung geht auf die Karte zurück, mit der bezahlt wurde. Banken zeigen es nach drei bis fünf Werktagen.',
    'Ein Stück mit deinem Text lässt sich nur ändern, bis die Werkstatt angefangen hat.',
  ],
};
