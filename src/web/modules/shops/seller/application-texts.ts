import type { SellsAs } from '#domain/shops/tax/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Open your shop', de: 'Deinen Shop öffnen' });
export const sub = say({
  en: 'Tell us who you are and what you make. Buyers read your story; only we read the rest.',
  de: 'Erzähl uns, wer du bist und was du machst. Deine Geschichte lesen alle, den Rest nur wir.',
});
export const theApplication = say({ en: 'Your application', de: 'Deine Bewerbung' });
export const isSafe = say({ en: 'Your shop is safe', de: 'Deinem Shop ist nichts passiert' });
export const loading = say({ en: 'Loading your application', de: 'Deine Bewerbung wird geladen' });

export const bar = say({
  en: {
    missing:
      'Your shop is not open yet. You can prepare drafts; they can be published once your application is approved.',
    atOnce: 'Your shop opens with your application: story, specialty, pictures of your work.',
    refused: (reason: string) =>
      `Your application was refused: ${reason} Your drafts are safe, and you can apply again.`,
    apply: 'Apply now',
    again: 'Apply again',
    see: 'See your application',
  },
  de: {
    missing:
      'Dein Shop ist noch nicht offen. Du kannst Entwürfe vorbereiten; veröffentlichen kannst du sie, sobald deine Bewerbung angenommen ist.',
    atOnce: 'Mit deiner Bewerbung öffnet dein Shop: Geschichte, Handwerk, Bilder deiner Arbeit.',
    refused: (reason: string) =>
      `Deine Bewerbung wurde abgelehnt: ${reason} Deine Entwürfe sind noch da, und du kannst dich noch einmal bewerben.`,
    apply: 'Jetzt bewerben',
    again: 'Noch einmal bewerben',
    see: 'Bewerbung ansehen',
  },
});
export const waiting = say({
  en: (day: string) =>
    `Your application is with us since ${day}. You can prepare drafts; they can be published once it is approved. We mail you our decision.`,
  de: (day: string) =>
    `Deine Bewerbung ist seit ${day} bei uns. Du kannst Entwürfe vorbereiten; veröffentlichen kannst du sie, sobald sie angenommen ist. Unsere Entscheidung kommt per Mail.`,
});
export const open = say({
  en: 'Your shop is open. You can publish your listings.',
  de: 'Dein Shop ist offen. Du kannst deine Stücke veröffentlichen.',
});
export const toListings = say({ en: 'Go to your listings', de: 'Zu deinen Stücken' });
export const writeDraft = say({ en: 'Prepare a draft', de: 'Entwurf vorbereiten' });

export const fields = say({
  en: {
    specialty: { label: 'What you make', hint: 'Your craft in a few words: wheel-thrown stoneware.' },
    story: { label: 'Your story', hint: 'Who makes the pieces, where and how. At least two sentences.' },
    payoutHolder: { label: 'Name on your bank account', hint: 'Payouts go to this person or company.' },
  },
  de: {
    specialty: { label: 'Was du machst', hint: 'Dein Handwerk in wenigen Worten: gedrehtes Steinzeug.' },
    story: { label: 'Deine Geschichte', hint: 'Wer die Stücke macht, wo und wie. Mindestens zwei Sätze.' },
    payoutHolder: { label: 'Name auf deinem Bankkonto', hint: 'An diesen Menschen oder diese Firma zahlen wir aus.' },
  },
});
export const aboutYou = say({ en: 'You and your craft', de: 'Du und dein Handwerk' });
export const payouts = say({ en: 'Payouts', de: 'Auszahlungen' });
export const country = say({ en: 'Country you work in', de: 'Land, in dem du arbeitest' });
export const payoutCountry = say({ en: 'Country of your bank', de: 'Land deiner Bank' });
export const choose = say({ en: 'Choose…', de: 'Bitte wählen …' });
export const sellsAs = say({ en: 'You sell', de: 'Du verkaufst' });
export const ways = say<Record<SellsAs, string>>({
  en: { registered: 'With a VAT number', 'small-business': 'Exempt of VAT', private: 'Privately' },
  de: { registered: 'Mit USt-IdNr.', 'small-business': 'Ohne Umsatzsteuer', private: 'Privat' },
});
export const pictures = say({ en: 'Pictures of your work', de: 'Bilder deiner Arbeit' });
export const picturesHint = say({
  en: (most: number) => `Pieces you made yourself, your bench, you at work. One to ${most}.`,
  de: (most: number) => `Selbst gemachte Stücke, deine Werkbank, du bei der Arbeit. Eins bis ${most}.`,
});
export const choosePictures = say({ en: 'Choose pictures', de: 'Bilder wählen' });
export const removePicture = say({
  en: (number: number) => `Remove picture ${number}`,
  de: (number: number) => `Bild ${number} entfernen`,
});
export const written = say({
  en: (letters: number, most: number) => `${letters} of ${most}`,
  de: (letters: number, most: number) => `${letters} von ${most}`,
});
export const wrong = say({
  en: {
    specialty: 'Write what you make.',
    story: (least: number) => `Write at least ${least} letters.`,
    country: 'Choose a country.',
    payoutHolder: 'Write the name on the account.',
    pictures: 'Add at least one picture.',
  },
  de: {
    specialty: 'Schreib, was du machst.',
    story: (least: number) => `Schreib mindestens ${least} Zeichen.`,
    country: 'Wähle ein Land.',
    payoutHolder: 'Schreib den Namen auf dem Konto.',
    pictures: 'Füge mindestens ein Bild hinzu.',
  },
});
export const send = say({ en: 'Send application', de: 'Bewerbung schicken' });
export const sent = say({ en: 'Your application is with us.', de: 'Deine Bewerbung ist bei uns.' });
export const opened = say({ en: 'Your shop is open.', de: 'Dein Shop ist offen.' });
export const youWrote = say({ en: 'What you sent', de: 'Was du geschickt hast' });
