import type { Language, Text } from './language.ts';

type Facts = Record<string, unknown>;

/** Words, or how the facts of a problem fill them. */
export type Message = string | ((facts: Facts) => string);

/** The sentence of a problem, in each language. */
export type Sentence = Text<Message>;

export const filled = (message: Message, facts: Facts): string =>
  typeof message === 'function' ? message(facts) : message;

/** The sentence of a problem, by the texts of its module. */
export const sentenceOf = <Code extends string>(
  texts: Record<Code, Sentence>,
  problem: { code: NoInfer<Code> } & Facts,
  language: Language,
): string => filled(texts[problem.code][language], problem);
