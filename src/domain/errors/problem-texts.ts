import { notFoundSentence } from '../core/errors/error-texts.ts';

export const errorProblemTexts = {
  'errors/not-found': notFoundSentence('error', 'Der Fehler'),
};
