import type { ArticleText } from '../../article.ts';

export const safeAccount: ArticleText = {
  title: 'Dein Konto schützen',
  summary: 'Ein zweiter Faktor, Passkeys, die angemeldeten Geräte, und Mails, die nicht von uns sind.',
  keywords: 'sicherheit, zweiter faktor, zwei-faktor, 2fa, gehackt, phishing, gerät, passwort ändern, authenticator',
  body: [
    'Alles dazu steht unter [Profil, Sicherheit](/profile/security).',
    {
      list: [
        'Eine Authenticator-App fragt bei der Anmeldung nach einem Code mit sechs Ziffern. Heb die Wiederherstellungscodes auf Papier auf: Jeder öffnet das Konto einmal ohne die App.',
        'Mit einem Passkey meldest du dich mit Finger, Gesicht oder der Sperre deines Geräts an, und man kann ihn nicht auf einer falschen Seite eintippen.',
        'Die Liste der Geräte zeigt, wo du angemeldet bist. Beende eines, das du nicht kennst, und wähle dann ein anderes Passwort.',
        'Wer die Adresse ändert, braucht ein Ja von der alten Adresse und von der neuen.',
      ],
    },
    { heading: 'Mails und Anrufe, die nicht von uns sind' },
    'Niemand von hier fragt nach deinem Passwort, nach einem Code oder nach der Nummer deiner Karte, und niemand bittet dich, eine Werkstatt anders als an der Kasse zu bezahlen. Leite so eine Nachricht an {support} weiter und antworte nicht darauf.',
  ],
};
