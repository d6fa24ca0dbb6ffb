import { formatMean, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Reviews and questions', de: 'Bewertungen und Fragen' });
export const noReviewYet = say({
  en: 'Nobody has reviewed your pieces yet.',
  de: 'Noch niemand hat deine Stücke bewertet.',
});
export const rating = say({
  en: (mean: number, count: number) => `${formatMean(mean)} of 5 stars from ${numbered(count, 'review', 'reviews')}.`,
  de: (mean: number, count: number) =>
    `${formatMean(mean)} von 5 Sternen aus ${numbered(count, 'Bewertung', 'Bewertungen')}.`,
});
export const views = say({
  en: {
    reviews: 'Reviews to answer',
    questions: 'Questions to answer',
    'all-reviews': 'All reviews',
    'all-questions': 'All questions',
  },
  de: {
    reviews: 'Offene Bewertungen',
    questions: 'Offene Fragen',
    'all-reviews': 'Alle Bewertungen',
    'all-questions': 'Alle Fragen',
  },
});

export const reviews = say({ en: 'Reviews', de: 'Bewertungen' });
export const questions = say({ en: 'Questions', de: 'Fragen' });
export const isSafe = say({
  en: 'Nothing is lost, only this list is missing',
  de: 'Nichts ist verloren, nur diese Liste fehlt',
});
export const loadingReviews = say({ en: 'Loading the reviews', de: 'Die Bewertungen werden geladen' });
export const loadingQuestions = say({ en: 'Loading the questions', de: 'Die Fragen werden geladen' });
export const stars = say({ en: 'Stars', de: 'Sterne' });
export const any = say({ en: 'Any', de: 'Alle' });
export const anyStars = say({ en: 'Any stars', de: 'Alle Sterne' });
export const noneWithStars = say({
  en: (stars: number) => `No review with ${numbered(stars, 'star', 'stars')}`,
  de: (stars: number) => `Keine Bewertung mit ${numbered(stars, 'Stern', 'Sternen')}`,
});
export const noneOpenWithStars = say({
  en: (stars: number) => `No unanswered review with ${numbered(stars, 'star', 'stars')}`,
  de: (stars: number) => `Keine offene Bewertung mit ${numbered(stars, 'Stern', 'Sternen')}`,
});
export const noReviews = say({ en: 'No reviews yet', de: 'Noch keine Bewertungen' });
export const allReviewsAnswered = say({
  en: 'Every review is answered',
  de: 'Jede Bewertung ist beantwortet',
});
export const seeAllReviews = say({ en: 'See all reviews', de: 'Alle Bewertungen ansehen' });
export const whoReviews = say({
  en: 'Buyers can review a piece once it has arrived. You hear of each by an alert.',
  de: 'Bewertet wird ein Stück, sobald es angekommen ist. Zu jeder Bewertung bekommst du einen Hinweis.',
});
export const listingGone = say({ en: 'A piece that is gone', de: 'Ein Stück, das es nicht mehr gibt' });
export const theOrder = say({ en: 'The order', de: 'Die Bestellung' });
export const openPicture = say({ en: 'Open the buyer’s picture', de: 'Bild aus der Bewertung öffnen' });
export const noQuestions = say({ en: 'No questions yet', de: 'Noch keine Fragen' });
export const allQuestionsAnswered = say({
  en: 'Every question is answered',
  de: 'Jede Frage ist beantwortet',
});
export const seeAllQuestions = say({ en: 'See all questions', de: 'Alle Fragen ansehen' });
export const whereQuestions = say({
  en: 'Buyers ask on the page of a piece. An answer stands there for everybody.',
  de: 'Gefragt wird auf der Seite eines Stücks. Dort steht auch die Antwort, für alle.',
});
export const asks = say({ en: (name: string) => `${name} asks`, de: (name: string) => `${name} fragt` });

export const byAbout = say({
  en: (name: string, listing: string) => `By ${name}, about ${listing}`,
  de: (name: string, listing: string) => `Von ${name}, zu ${listing}`,
});
export const starsAlone = say({ en: 'Stars alone, no words.', de: 'Nur Sterne, kein Text.' });
export const youAnswered = say({
  en: (day: string) => `You answered${day && `, ${day}`}`,
  de: (day: string) => `Deine Antwort${day && `, ${day}`}`,
});
export const answer = say({ en: 'Answer', de: 'Antworten' });
export const answerOne = say({
  en: (name: string, listing: string) => `Answer ${name} about ${listing}`,
  de: (name: string, listing: string) => `${name} zu ${listing} antworten`,
});
export const answerFirst = say({ en: 'Write the answer first.', de: 'Schreib zuerst die Antwort.' });
export const isOnPage = say({ en: 'Your answer is on the page.', de: 'Deine Antwort steht auf der Seite.' });
export const yourAnswer = say({
  en: (name: string) => `Your answer to ${name}`,
  de: (name: string) => `Deine Antwort an ${name}`,
});
export const left = say({ en: (letters: number) => `${letters} left`, de: (letters: number) => `Noch ${letters}` });
export const everybodyReads = say({
  en: 'Everybody reads it, and it stays',
  de: 'Alle lesen sie, und sie bleibt',
});
export const sending = say({ en: 'Sending…', de: 'Wird geschickt …' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const date = say({ en: 'Date', de: 'Datum' });
export const search = say({ en: 'Search reviews', de: 'Bewertungen durchsuchen' });
export const placeholder = say({ en: 'Order, buyer or piece', de: 'Bestellung, Name oder Stück' });
export const noMatch = say({
  en: (query: string) => `No review matches “${query}”`,
  de: (query: string) => `Keine Bewertung passt zu „${query}“`,
});
export const clearSearch = say({ en: 'Clear the search', de: 'Suche leeren' });
