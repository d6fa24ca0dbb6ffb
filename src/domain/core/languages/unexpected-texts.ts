/** What is said of a failure that says nothing of itself, by the server and by the browser. */
export const unexpectedTexts = {
  en: 'An unexpected error occurred. Please try again.',
  de: 'Da ist etwas schiefgegangen. Bitte versuche es noch einmal.',
};
