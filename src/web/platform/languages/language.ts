import type { Language, Speaker, Text } from '#domain/core/languages/language.ts';
import { filled, type Sentence } from '#domain/core/languages/sentence-of.ts';

/** What this page speaks, from its first byte to its last. Each build knows its own; where all are served together, the page says it. */
export const language: Language =
  import.meta.env?.LANGUAGE ?? (globalThis.document?.documentElement?.lang === 'de' ? 'de' : 'en');

/** A message in the language of the page. In a build the words of the others are gone, and what is left is the message. */
export const say = <Message>(text: Text<Message>): Message =>
  import.meta.env?.LANGUAGE ? (text as unknown as Message) : text[language];

/** For what the server says in the same words. */
export const speaker: Speaker = { language, say };

/** The sentence of a problem, by the texts of its module. */
export const sentenceOf = <Code extends string>(
  texts: Record<Code, Sentence>,
  problem: { code: NoInfer<Code> } & Record<string, unknown>,
): string => filled(say(texts[problem.code]), problem);
