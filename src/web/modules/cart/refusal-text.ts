import { cartProblemTexts } from '#domain/cart/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';

/** What is said where the rule refuses a change: fetched when it is needed, and kept for times without a connection. */
export const refusalText = (problem: { code: keyof typeof cartProblemTexts }): string =>
  sentenceOf(cartProblemTexts, problem);
