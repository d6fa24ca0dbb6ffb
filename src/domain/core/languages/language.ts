/** The languages of the marketplace; English is what is spoken to whoever asks for none of them (decision 0047). */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Which formats of numbers, money and days go with a language. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

/** The same thing made for each language. */
export const byLanguage = <Format>(of: (locale: string) => Format): Record<Language, Format> => ({
  en: of(locales.en),
  de: of(locales.de),
});

/** One message in every language: words, or how the facts that it names fill them. A language that is missing does not compile. */
export type Text<Message = string> = Readonly<Record<Language, Message>>;

/** A language and how it chooses among messages: the browser's build holds one alone, the server each. */
export interface Speaker {
  language: Language;
  say: <Message>(text: Text<Message>) => Message;
}
export const speakerOf = (language: Language): Speaker => ({ language, say: (text) => text[language] });

/** `1,204`, in German `1.204`. */
export const numberIn = (language: Language, value: number): string => value.toLocaleString(locales[language]);

export const isLanguage = (word: unknown): word is Language => languages.includes(word as Language);

/** The first of the languages that a browser asks for (`de-AT,de;q=0.9,en;q=0.8`) that is spoken here; undefined where none is. */
function acceptedLanguage(header: string): Language | undefined {
  const requested = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { language: tag.split('-')[0], weight: Number.isFinite(weight) ? weight : 0 };
  });
  return requested
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLanguage);
}

/** What somebody is spoken to in: their own setting, else what was chosen in this browser, else what it asks for [UX-70]. */
export function chosenLanguage(from: { setting?: unknown; cookie?: unknown; accepted?: string }): Language {
  const chosen = [from.setting, from.cookie].find(isLanguage);
  return chosen ?? acceptedLanguage(from.accepted ?? '') ?? 'en';
}
