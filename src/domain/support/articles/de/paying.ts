import type { ArticleText } from '../../article.ts';

export const paying: ArticleText = {
  title: 'Bezahlen, und wenn eine Karte abgelehnt wird',
  summary: 'Welche Karten gehen, wer die Nummer sieht, und was du tun kannst, wenn eine Zahlung nicht durchgeht.',
  keywords:
    'zahlung, zahlen, karte, kreditkarte, visa, mastercard, american express, abgelehnt, doppelt abgebucht, mehrwertsteuer, mwst, währung, 3-d secure',
  body: [
    'Du bezahlst mit Visa, Mastercard oder American Express. Die Preise sind in Euro, und die Mehrwertsteuer, die eine Werkstatt schuldet, ist darin enthalten. Eine Zahlung gilt für alle Werkstätten im Warenkorb.',
    'Die Felder der Karte gehören dem Zahlungsanbieter: Ihre Nummer geht direkt dorthin, und der Marktplatz sieht und speichert sie nie.',
    { heading: 'Meine Karte wurde abgelehnt' },
    {
      list: [
        'Es wurde nichts abgebucht. Dein Warenkorb und deine Adresse sind noch da.',
        'Sieh dir Nummer, Datum und Prüfziffer an und versuche es noch einmal, oder nimm eine andere Karte.',
        'Will deine Bank eine Bestätigung, dann mach sie in dem Fenster zu Ende, das sich öffnet. Wenn du es schließt, endet die Zahlung.',
        'Noch einmal abgelehnt? Den Grund kennt nur deine Bank. Frag dort nach Zahlungen im Internet.',
      ],
    },
    { heading: 'Habe ich doppelt bezahlt?' },
    'Zweimal drücken, zurückgehen oder ein verlorenes Netz ergibt keine zweite Bestellung: Die Seite findet die, die es schon gibt. Eine Bank kann einen Betrag als vorgemerkt zeigen, der nicht abgebucht wurde. Er verschwindet nach wenigen Tagen von selbst. Sind zwei Beträge gebucht, schreib uns mit beiden Tagen.',
  ],
};
