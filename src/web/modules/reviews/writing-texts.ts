import { say } from '#web/platform/languages/language.ts';

export const readIt = say({ en: 'Read it on the page', de: 'Auf der Seite lesen' });
export const shownLater = say({
  en: 'It is shown once somebody has looked at it.',
  de: 'Sie erscheint, sobald jemand sie angesehen hat.',
});
export const notShown = say({ en: 'It is not shown on the page.', de: 'Sie steht nicht auf der Seite.' });
export const youGave = say({ en: 'You gave ', de: 'Du gabst ' });
export const thanksShown = say({
  en: 'Thank you. Your review is on the page.',
  de: 'Danke. Deine Bewertung steht auf der Seite.',
});
export const thanksLater = say({
  en: 'Thank you. Your review is shown once somebody has looked at it.',
  de: 'Danke. Deine Bewertung erscheint, sobald jemand sie angesehen hat.',
});
export const seeIt = say({ en: 'See it', de: 'Ansehen' });
export const howDoYouLike = say({ en: 'How do you like it?', de: 'Wie gefällt es dir?' });
export const yourReviews = say({ en: 'Your reviews', de: 'Deine Bewertungen' });
export const reviewOf = say({
  en: (title: string) => `Review of ${title}`,
  de: (title: string) => `Bewertung von ${title}`,
});
export const pictureAlt = say({
  en: (title: string) => `${title}, picture by a buyer`,
  de: (title: string) => `${title}, Bild aus einer Bewertung`,
});
export const inYourText = say({ en: 'In your words', de: 'In deinen Worten' });
export const lettersLeft = say({
  en: (count: number) => `${count} left`,
  de: (count: number) => `noch ${count} Zeichen`,
});
export const optional = say({ en: 'Optional', de: 'freiwillig' });
export const bodyPlaceholder = say({
  en: 'What would you tell a friend who is thinking of buying it?',
  de: 'Was würdest du jemandem sagen, der es kaufen will?',
});
export const pictures = say({ en: 'Pictures', de: 'Bilder' });
export const shownWith = say({
  en: 'It is shown with your first name, the first letter of your last name, and the variant that you bought.',
  de: 'Sie steht da mit deinem Vornamen, dem ersten Buchstaben deines Nachnamens und der Ausführung, die du gekauft hast.',
});
export const discard = say({ en: 'Discard', de: 'Verwerfen' });
export const sending = say({ en: 'Sending…', de: 'Wird gesendet …' });
export const send = say({ en: 'Send the review', de: 'Bewertung senden' });
export const theReviews = say({ en: 'The reviews', de: 'Die Bewertungen' });
export const beTheFirst = say({
  en: ['Be the first', 'Whoever has bought a piece here and holds it in hand can review it.'],
  de: ['Noch keine Bewertung', 'Wer hier etwas gekauft hat und es in Händen hält, kann es bewerten.'],
});
export const showMore = say({
  en: (shown: number, all: number) => `Show more, ${shown} of ${all}`,
  de: (shown: number, all: number) => `Mehr zeigen, ${shown} von ${all}`,
});
