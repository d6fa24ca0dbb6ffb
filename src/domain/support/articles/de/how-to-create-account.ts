import type { ArticleText } from '../../article.ts';

export const howToCreateAccount: ArticleText = {
  title: 'Ein Konto anlegen',
  summary: 'Wie du ein Konto zum Kaufen oder Verkaufen anlegst, Schritt für Schritt.',
  keywords: 'registrieren, registrierung, konto eröffnen, mitmachen, neues konto, bestätigen',
  body: [
    {
      steps: [
        ['Konto anlegen öffnen', 'Wähle oben auf jeder Seite Anmelden und dort Konto anlegen. Es kostet nichts.'],
        [
          'Name, Adresse, Passwort',
          'Das Passwort hat mindestens 6 Zeichen. Den Namen sehen Werkstätten und alle, die bei dir kaufen.',
        ],
        ['Das ist alles', 'Du bist gleich angemeldet. Dein Shop ist noch leer: Leg ein Stück an, wann du magst.'],
      ],
    },
    { heading: 'Wozu ein Konto gut ist' },
    {
      list: [
        'Deine Bestellungen stehen beisammen unter [Deine Bestellungen](/orders), und eine Adresse tippst du nur einmal.',
        'Merkzettel und Warenkorb sind auf allen deinen Geräten gleich. Was du vor der Anmeldung gesammelt hast, kommt mit.',
        'Du kannst Shops folgen, Werkstätten fragen und bewerten, was angekommen ist.',
        'Zu jedem Konto gehört ein Shop. Zum Verkaufen brauchst du kein zweites.',
      ],
    },
    'Zum Kaufen brauchst du kein Konto. Als Gast bekommst du die Bestätigung per Mail und verfolgst das Paket unter [Paket verfolgen](/track).',
  ],
};
