import type { ArticleText } from '../../article.ts';

export const reviewsAndQuestions: ArticleText = {
  title: 'Ein Stück bewerten',
  summary: 'Wer was und wann bewerten darf, wie eine Werkstatt antwortet, und wie du etwas meldest.',
  keywords: 'bewertung, bewerten, sterne, rezension, melden, missbrauch, hilfreich, gefälscht',
  body: [
    'Nur wer ein Stück gekauft hat, kann es bewerten, einmal für jede Zeile einer Bestellung, und erst, wenn es zugestellt ist. So ist jede Bewertung hier von jemandem, der gekauft hat.',
    {
      steps: [
        ['Bestellung öffnen', 'Unter [Deine Bestellungen](/orders), wenn sie zugestellt ist.'],
        ['Sterne wählen', 'Sie genügen. Worte und Bilder können folgen.'],
        [
          'Veröffentlichen',
          'Dein Vorname und ein Buchstabe stehen darunter. Wo der Marktplatz es so hält, sieht sie sich vorher jemand an.',
        ],
      ],
    },
    'Eine Werkstatt kann auf eine Bewertung einmal antworten und sie nicht entfernen. Hilfreich zählt deine Stimme einmal, und nicht bei deinen eigenen Stücken.',
    'Melden fragt nach einem Grund und geht an die Moderation. Sie sieht es sich an; die Werkstatt erfährt nicht, wer gemeldet hat.',
  ],
};
