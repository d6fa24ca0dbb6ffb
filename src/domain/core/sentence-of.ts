type Facts = Record<string, unknown>;

/** A sentence, or how the facts of its problem fill it. */
export type Sentence = string | ((facts: Facts) => string);

/** The sentence of a problem, by the texts of its room. */
export function sentenceOf<Code extends string>(
  texts: Record<Code, Sentence>,
  problem: { code: NoInfer<Code> } & Facts,
): string {
  const text: Sentence = texts[problem.code];
  return typeof text === 'function' ? text(problem) : text;
}

/** What is said of a failure that says nothing of itself, by the server and by the browser. */
export const unexpectedText = 'An unexpected error occurred. Please try again.';
