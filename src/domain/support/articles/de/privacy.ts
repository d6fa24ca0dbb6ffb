import type { ArticleText } from '../../article.ts';

export const privacy: ArticleText = {
  title: 'Deine Daten, und wenn du gehst',
  summary: 'Was gespeichert wird und wer es sieht, eine Kopie von allem, und wie du das Konto löschst.',
  keywords:
    'datenschutz, dsgvo, konto löschen, konto schließen, cookies, einwilligung, export, herunterladen, abmelden von mails',
  body: [
    { heading: 'Wer was sieht' },
    {
      list: [
        'Eine Werkstatt sieht den Namen, die Lieferadresse und was du ihr schreibst, bei den Bestellungen, die du dort aufgibst.',
        'Unter einer Bewertung oder einer Frage stehen dein Vorname und ein Buchstabe.',
        'Die Nummer deiner Karte geht an den Zahlungsanbieter und nie an den Marktplatz oder an eine Werkstatt. Wir behalten ihre Art und die letzten vier Ziffern.',
      ],
    },
    { heading: 'Was dein Browser behält' },
    'Warenkorb, Anmeldung und Einstellungen sind nötig und werden immer behalten. An einen verlassenen Warenkorb erinnern wir dich nur, wenn du zustimmst, höchstens dreimal je Warenkorb, und in jeder Mail kannst du es beenden. Anders entscheiden kannst du dich unter [Einstellungen, Datenschutz](/settings/privacy).',
    { heading: 'Eine Kopie, und das Ende' },
    {
      steps: [
        ['Einstellungen, Datenschutz öffnen', 'Du findest es [hier](/settings/privacy), wenn du angemeldet bist.'],
        [
          'Alle meine Daten herunterladen',
          'Eine Mail bringt den Link zu einer Datei mit allem, was zu deinem Konto gehört.',
        ],
        [
          'Dein Konto löschen',
          'Es wartet 14 Tage, und bis dahin genügt ein Klick, um es rückgängig zu machen. Profil, Adressen, Shop und Nachrichten gehen. Bestellungen bleiben ohne deinen Namen erhalten, wie es das Gesetz zur Buchführung verlangt. Eine Mail bringt einen Beleg darüber, was gelöscht wurde und was bleibt.',
        ],
      ],
    },
  ],
};
