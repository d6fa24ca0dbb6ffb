import type { Language } from '#domain/core/languages/language.ts';
import type { Article } from '#domain/support/article.ts';
import { articlesOf } from '#domain/support/article-list.ts';
import { articleTexts } from '#domain/support/article-texts.ts';

/** Every article in each language. */
export const articles: Record<Language, readonly Article[]> = {
  en: articlesOf(articleTexts.en),
  de: articlesOf(articleTexts.de),
};
