import type { ArticleText } from '../../article.ts';

export const accountSignIn: ArticleText = {
  title: 'In deinem Konto anmelden',
  summary: 'Die Wege zur Anmeldung, und was du tun kannst, wenn einer nicht geht.',
  keywords: 'anmelden, anmeldung, einloggen, login, passwort, vergessen, google, passkey, code, gesperrt, zurücksetzen',
  body: [
    {
      steps: [
        [
          'Anmeldung öffnen',
          'Oben auf jeder Seite steht Anmelden. Danach bist du, wo du warst, und was du angefangen hast, geht weiter.',
        ],
        [
          'Adresse und Passwort eingeben',
          'Die Adresse ist die, an die deine Bestellbestätigungen gehen. Mit Zeigen siehst du, was du getippt hast.',
        ],
        [
          'Passwort vergessen?',
          'Gib deine Adresse ein, wähle Passwort vergessen und folge dem Link in der Mail. Er geht einmal und eine Stunde lang.',
        ],
      ],
    },
    { heading: 'Ohne Passwort' },
    {
      list: [
        'Weiter mit Google öffnet ein kleines Fenster. Öffnet sich nichts, hat der Browser es blockiert: Erlaube Fenster für diese Seite und versuche es noch einmal.',
        'Andere Wege schickt dir einen Link per Mail. Er geht einmal und 15 Minuten lang und bringt dich auf die Seite zurück, auf der du warst.',
        'Andere Wege nimmt auch einen Passkey oder einen Code, der an die Telefonnummer deines Profils geht.',
      ],
    },
    { heading: 'Wenn es nicht geht' },
    {
      list: [
        'Nach zehn falschen Versuchen wartet eine Adresse eine Viertelstunde. Das kann niemand verkürzen, nimm solange einen Link per Mail.',
        'Keine Mail da? Sieh nach, ob die Adresse richtig geschrieben ist, und schau in den Ordner für unerwünschte Mails. Ein Link geht nur an Adressen, zu denen es ein Konto gibt.',
        'Ist ein zweiter Faktor eingerichtet, kommt der Code aus deiner Authenticator-App. Jeder Wiederherstellungscode ersetzt ihn einmal.',
      ],
    },
  ],
};
