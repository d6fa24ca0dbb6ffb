import type { Language, Text } from './language.ts';

/** The messages of one language. */
export type Spoken<Texts extends Record<string, Text<unknown>>> = {
  readonly [Name in keyof Texts]: Texts[Name][Language];
};

/** What a set of messages says in one language, where the language is known at run time alone. */
export const inLanguage = <Texts extends Record<string, Text<unknown>>>(
  texts: Texts,
  language: Language,
): Spoken<Texts> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]])) as Spoken<Texts>;
